// npm run baselines: takes the pictures and the readings again that npm test compares the screens with. Look at what
// changed (git diff) before you commit it.
import { ensureBuilt, ensureInstalled, run } from './set-up.mjs';

ensureInstalled();
ensureBuilt();
const specs = ['e2e/visual.spec.ts', 'e2e/reading.spec.ts'];
run(
  'npx',
  ['playwright', 'test', ...specs, '--update-snapshots=all', '--workers=1'],
  'As imagens e leituras',
);
