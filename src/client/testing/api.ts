import type {} from 'vitest/browser';

/** An answer of the API. `path` starts below `/api`. */
interface ApiAnswer {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  status?: number;
  json: unknown;
  /** The answer waits until `releaseApi` is called. */
  isHeld?: boolean;
}

/** What the page sent to the API. */
interface SentRequest {
  method: string;
  path: string;
  json: unknown;
}

// The commands stand in scripts/component-tests: they run beside the browser, where Playwright sees its requests.
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Answers the page's calls of the API from a list. Every other call of the API is 501. */
    answerApi: (answers: readonly ApiAnswer[]) => Promise<void>;
    /** What the page sent to the API since the last `answerApi`. */
    readSent: () => Promise<SentRequest[]>;
    /** Sends the answers that were held back. */
    releaseApi: () => Promise<void>;
  }
}
