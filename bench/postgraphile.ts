import type { Viewer } from './fixtures.ts';
import { installed } from './installed.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { browserRequest } from './wire.ts';

/** Starts PostGraphile. */
export function startPostGraphile(address: string): Promise<ServerProcess> {
  const program = installed('postgraphile', '^4.14', 'cli.js');
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
