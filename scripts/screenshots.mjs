// npm run screenshots: writes every screen and state to ./screenshots, with a contact sheet (index.html).
// npm run pictures: writes the pictures of the help articles to src/client/features/help/pictures.
// WIDTHS=390,1280 THEMES=light SCREENS=login limit what is written.
import { ensureBuilt, ensureInstalled, run } from './set-up.mjs';

ensureInstalled();
ensureBuilt();
run(
  'npx',
  ['playwright', 'test', '--config', 'screenshots.config.ts', `/${process.argv[2]}.shots`],
  'As imagens das telas',
);
