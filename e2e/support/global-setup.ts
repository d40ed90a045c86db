import { startServer } from '#server/testing/server-process.ts';
import { requireChromium } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/set-up.mjs';
import { makeDataDir, removeDataDirs } from './data-folders.ts';
import { expectNoSecrets, readSecrets } from './log-secrets.ts';

/** Builds what changed, and starts one built server with its embedded database for all journeys that do not start their own. */
export default async function setUp() {
  requireChromium();
  ensureBuilt();
  const dataDir = makeDataDir();
  const server = await startServer({
    DATA_DIR: dataDir,
    BILLING_PORTAL_URL: 'https://pagamentos.example/portal',
    // The journey of a landing page has its site on this machine.
    PAGE_CHECK_ALLOW: '127.0.0.1',
  });
  process.env['FAISCA_E2E_URL'] = server.url;
  process.env['FAISCA_E2E_DATA'] = dataDir;
  return async () => {
    const secrets = await readSecrets(dataDir);
    await server.stop();
    removeDataDirs();
    expectNoSecrets(server.output(), secrets);
  };
}
