/** Next's build adapter (`adapterPath`). Every Next command loads this file, so imports are made only in a build. */
export default {
  name: "delivery",
  async modifyConfig(config, { phase }) {
    if (phase !== "phase-production-build") return config;
    const { headers } = await delivery();
    return { ...config, headers };
  },
  async onBuildComplete(build) {
    const { deliver } = await delivery();
    deliver(build);
  },
};

async function delivery() {
  const { tsImport } = await import("tsx/esm/api");
  return await tsImport("./deliver.ts", import.meta.url);
}
