import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** One built server with its embedded database for all journeys that don't start their own. */
export default async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-e2e-'));
  chmodSync(dataDir, 0o755);
  const server = await startServer({ DATA_DIR: dataDir });
  process.env['FAISCA_E2E_URL'] = server.url;
  process.env['FAISCA_E2E_DATA'] = dataDir;
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
