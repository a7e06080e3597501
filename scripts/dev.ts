import { launch } from "./launch/launch";
import { settingsOrExit } from "./launch/settings";

await launch(settingsOrExit({ dev: true }), { dev: true });
