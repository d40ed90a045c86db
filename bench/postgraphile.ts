import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import type { Viewer } from './fixtures.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { browserRequest } from './wire.ts';

const PACKAGE = 'postgraphile@^4.14';

/**
 * Starts PostGraphile. It is installed from npm into the system's temporary folder, because this package does
 * not depend on it.
 */
export function startPostGraphile(address: string): Promise<ServerProcess> {
  const folder = join(tmpdir(), 'faisca-bench-postgraphile');
  const program = join(folder, 'node_modules', 'postgraphile', 'cli.js');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(program)) {
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', PACKAGE];
    const { status } = spawnSync('npm', install, { stdio: 'inherit' });
    if (status !== 0) throw new StartError(`Não foi possível instalar ${PACKAGE} para comparar.`);
  }
  const options = ['--connection', address, '--schema', 'public', '--max-pool-size', '8'];
  const quiet = ['--disable-query-log', '--disable-graphiql'];
  return startProcess((port) => [program, ...options, ...quiet, '--port', String(port)], {
    NODE_ENV: 'production',
  });
}

const query = `query ($token: String!) { sessionByToken(token: $token) { userByUserId {
  profileById { plan subscriptionStatus trialExpiresAt }
  campaignsByUserId(orderBy: CREATED_AT_DESC) { nodes {
    id name notes platform niche country commission productPrice currency version createdAt updatedAt
    campaignAssetsByCampaignIdAndUserId { totalCount }
  } } } } }`;

/**
 * The list of campaigns with the session check. It counts the lists per campaign, while ours counts them per
 * type.
 */
export function listByGraphql(port: number, { token }: Viewer): Buffer {
  return browserRequest({ port, path: '/graphql', body: { query, variables: { token } } });
}
