import { settingsOrExit } from "./launch/environment";
import { launch } from "./launch/launch";

await launch(settingsOrExit({ dev: true }), { dev: true });
