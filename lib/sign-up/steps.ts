export const wizardSteps = ["plan", "rollover", "business", "contact", "review"] as const;
export type WizardStep = (typeof wizardSteps)[number];

export function isWizardStep(segment: string): segment is WizardStep {
  return (wizardSteps as readonly string[]).includes(segment);
}

export function hasTextFields(step: string): step is "business" | "contact" {
  return step === "business" || step === "contact";
}

export function stepBefore(step: WizardStep): WizardStep | null {
  return wizardSteps[wizardSteps.indexOf(step) - 1] ?? null;
}

export function stepAfter(step: WizardStep): WizardStep {
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? "review";
}
