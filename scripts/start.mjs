// npm start: installs, builds and runs the server in this process, so that signals reach it.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './set-up.mjs';

ensureInstalled();
ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
