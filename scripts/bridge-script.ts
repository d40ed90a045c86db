/** Writes the text of the Google Ads script from its typed sources: `npm run bridge-script`. */
import { writeFileSync } from 'node:fs';
import { buildScriptModule, SCRIPT_MODULE } from './bridge-script/build.ts';

writeFileSync(SCRIPT_MODULE, buildScriptModule());
