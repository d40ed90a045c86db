// npm run screenshots: writes every screen and state to ./screenshots, with a contact sheet (index.html).
// WIDTHS=390,1280 THEMES=light SCREENS=login limit what is written.
import { ensureBuilt, ensureInstalled, run } from './set-up.mjs';

ensureInstalled();
ensureBuilt();
run('npx', ['playwright', 'test', '--config', 'screenshots.config.ts'], 'As imagens das telas');
