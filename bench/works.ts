import type { Viewer } from './fixtures.ts';
import { browserRequest } from './wire.ts';

export interface Work {
  name: string;
  /** Target share of the minimal server's answers per second. */
  goal: number;
  viewers: 'readers' | 'writers';
  /** @param headers say from which address the viewer comes. */
  request: (port: number, viewer: Viewer, headers?: string[]) => Buffer;
}

const content = Array.from({ length: 30 }, (_, n) => `comprar produto com desconto ${n}`);

export const campaignList: Work = {
  name: 'list of 20 campaigns with counts',
  goal: 0.6,
  viewers: 'readers',
  request: (port, { cookie }, headers) => browserRequest({ port, cookie, headers, path: '/api/campaigns' }),
};

export const works: Work[] = [
  campaignList,
  {
    name: 'one campaign with six lists of 30 texts',
    goal: 0.6,
    viewers: 'readers',
    request: (port, { cookie, campaignId }, headers) =>
      browserRequest({ port, cookie, headers, path: `/api/campaigns/${campaignId}` }),
  },
  {
    name: 'keep a list of 30 texts',
    goal: 0.5,
    viewers: 'writers',
    request: (port, { cookie, campaignId }, headers) =>
      browserRequest({
        port,
        cookie,
        headers,
        path: `/api/campaigns/${campaignId}/assets`,
        body: { assetType: 'keywords', content },
      }),
  },
  {
    name: 'session',
    goal: 0.6,
    viewers: 'readers',
    request: (port, { cookie }, headers) => browserRequest({ port, cookie, headers, path: '/api/session' }),
  },
];
