import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { ApiError } from '#client/lib/api.ts';
import { screenAt, sendError } from './browser-errors.ts';

it.each([
  ['/login', '/login'],
  ['/tools/settings', '/tools/settings'],
  ['/tools/titles', '/tools/:slug'],
  ['/campaign/2f0c', '/campaign/:id'],
  ['/campaign/2f0c/revisao', '/campaign/:id/revisao'],
  ['/campaign/2f0c/relatorio', '/campaign/:id/relatorio'],
  ['/campaign/2f0c/maria', '*'],
  ['/r/segredo', '/r/:token'],
  ['/', '*'],
])('%s is reported as %s', (pathname, pattern) => expect(screenAt(pathname)).toBe(pattern));

/** An error that arose at this line of our file. */
function errorAt(line: number, message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at save (${window.location.origin}/assets/tool-x.js:${line}:5)`;
  return error;
}

it('tells an error once, five of a page, and never what is not ours', async () => {
  await commands.answerApi([{ method: 'POST', path: '/browser-errors', status: 204, json: null }]);
  sendError(new ApiError(409, { message: 'Outra pessoa mudou' }));
  sendError('a text');
  sendError(new Error('of an extension'));
  for (let line = 1; line <= 7; line++) {
    sendError(errorAt(line, `no "Maria" in ${line}`));
    sendError(errorAt(line, `no "Maria" in ${line}`));
  }
  const sentErrors = async () => (await commands.readSent()).map(({ json }) => json);
  await expect.poll(sentErrors).toEqual(
    [1, 2, 3, 4, 5].map((line) => ({
      release: 'test',
      screen: '*',
      name: 'TypeError',
      message: 'no … in #',
      frames: [`assets/tool-x.js:${line}:5`],
    })),
  );
});
