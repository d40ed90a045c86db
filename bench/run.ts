// npm run bench -- [requests sign-in peers overload generators conflicts screen table lighthouse campaigns reports pages
// bridges bridge-moment postbacks orders export admin] [--users 1000000]: measures speed and prints tables.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Connection } from '#server/db/client.ts';
import { StartError } from '#server/boot/start-error.ts';
import { benchAdmin } from './admin.ts';
import { benchBridgeMoment, benchBridges } from './bridges.ts';
import { benchCampaigns } from './campaigns.ts';
import { benchConflicts } from './conflicts.ts';
import { openSeeded } from './database.ts';
import { benchExport } from './export.ts';
import { benchGenerators } from './generators.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchOverload } from './overload.ts';
import { benchPeers, benchRequests } from './requests.ts';
import { benchPages } from './pages.ts';
import { writePrinted } from './report.ts';
import { benchReports } from './reports.ts';
import { benchOrders, benchPostbacks } from './sales.ts';
import { benchScreen, benchTable } from './screen.ts';
import { benchSignIn } from './sign-in.ts';

const benches: Record<string, (seeded: () => Promise<Connection>) => Promise<void>> = {
  requests: benchRequests,
  'sign-in': benchSignIn,
  peers: benchPeers,
  generators: benchGenerators,
  conflicts: benchConflicts,
  screen: benchScreen,
  table: benchTable,
  lighthouse: benchLighthouse,
  overload: benchOverload,
  campaigns: benchCampaigns,
  reports: benchReports,
  pages: benchPages,
  bridges: benchBridges,
  'bridge-moment': benchBridgeMoment,
  postbacks: benchPostbacks,
  orders: benchOrders,
  export: benchExport,
  admin: async (seeded) => benchAdmin(await seeded()),
};
/** Runs when no name is given. Takes under three minutes. */
const usual = ['requests'];

function readOptions(): { names: string[]; users: number } {
  const usage = `Uso: npm run bench -- [${Object.keys(benches).join('] [')}] [--users 1000000]`;
  try {
    const { values, positionals } = parseArgs({
      options: { users: { type: 'string', default: '1000000' } },
      allowPositionals: true,
    });
    const users = Number(values.users);
    const isKnown = positionals.every((name) => name in benches);
    if (isKnown && Number.isInteger(users) && users > 0) {
      return { names: positionals.length > 0 ? positionals : usual, users };
    }
  } catch {
    throw new StartError(usage);
  }
  throw new StartError(usage);
}

async function main(): Promise<void> {
  const { names, users } = readOptions();
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}`);
  let opened: Promise<Connection> | undefined;
  try {
    for (const name of names) {
      await benches[name]?.(() => (opened ??= openSeeded(users)));
      await writePrinted(name);
    }
  } finally {
    await (await opened)?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
