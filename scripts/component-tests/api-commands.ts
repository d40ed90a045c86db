// Commands that a component test gives to Playwright. Their types for the tests stand in src/client/testing/api.ts.
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

interface ApiAnswer {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  status?: number;
  json: unknown;
  isHeld?: boolean;
}

interface SentRequest {
  method: string;
  path: string;
  json: unknown;
}

interface PageApi {
  answers: readonly ApiAnswer[];
  /** The requests since the last `answerApi`. */
  sent: SentRequest[];
  /** Let the held answers go. */
  releases: (() => void)[];
}

const apis = new Map<string, PageApi>();

/** Answers the page's calls of the API from a list. Every other call of the API is 501. */
export const answerApi: BrowserCommand<[answers: readonly ApiAnswer[]]> = async (
  { page, sessionId },
  answers,
) => {
  const known = apis.get(sessionId);
  apis.set(sessionId, { answers, sent: [], releases: [] });
  if (known) {
    known.releases.forEach((release) => release());
    return;
  }
  await page.route('**/api/**', async (route) => {
    const api = apis.get(sessionId);
    const request = route.request();
    const method = request.method();
    const path = new URL(request.url()).pathname.replace('/api', '');
    api?.sent.push({ method, path, json: request.postDataJSON() as unknown });
    const found = api?.answers.find((answer) => answer.method === method && answer.path === path);
    if (found?.isHeld) await new Promise<void>((release) => api?.releases.push(release));
    await route.fulfill(
      found ? { status: found.status ?? 200, json: found.json } : { status: 501, json: {} },
    );
  });
};

/** What the page sent to the API since the last `answerApi`. */
export const readSent: BrowserCommand = ({ sessionId }) => apis.get(sessionId)?.sent ?? [];

/** Sends the answers that were held back. */
export const releaseApi: BrowserCommand = ({ sessionId }) => {
  apis.get(sessionId)?.releases.forEach((release) => release());
};
