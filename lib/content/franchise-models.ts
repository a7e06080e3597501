export const franchiseModels = [
  { key: "franchisee", benefits: ["1", "2", "3"], featured: false },
  { key: "subsidy", benefits: ["1", "2", "3"], featured: true },
  { key: "funded", benefits: ["1", "2", "3"], featured: false },
] as const;
