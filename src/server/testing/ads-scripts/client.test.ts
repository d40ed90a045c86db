import { afterAll, expect, it } from 'vitest';
import { newAccount } from './account.ts';
import { type Responder, startAdsScripts } from './client.ts';

const scripts = startAdsScripts();
afterAll(scripts.close);

const answering =
  (text: string): Responder =>
  () =>
    Promise.resolve({ status: 200, text });
const script = `function main() {
  const sent = { method: 'post', contentType: 'text/plain', headers: {}, payload: '', muteHttpExceptions: true };
  Logger.log(UrlFetchApp.fetch('https://exemplo.com.br', sent).getContentText());
}`;

it('two runs that are asked for at the same time keep their own answers and results', async () => {
  const run = (text: string) => scripts.run(script, [newAccount('123-456-7890')], answering(text));
  const ran = await Promise.all([run('um'), run('dois')]);
  expect(ran.map(({ log }) => log)).toEqual(['um\n', 'dois\n']);
});
