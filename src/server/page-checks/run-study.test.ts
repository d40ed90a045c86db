import { expect, it } from 'vitest';
import { ThreadFailed } from '../request/threads.ts';
import { runStudy } from './run-study.ts';
import type { StudyRequest } from './study-page.ts';

const received = (text: string) => ({ body: Buffer.from(text), charset: 'utf-8' });
const request: StudyRequest = {
  page: received('<p>Perca 12 kg em 30 dias sem dieta.</p>'),
  others: [null, received('<p>Outra</p>')],
  robots: null,
  url: 'https://a.example/',
  sheet: {},
  promised: { callouts: [], promotions: [] },
};
const codes = async () => (await runStudy(request)).report.findings.map(({ code }) => code);

it('studies a page, and several at once', async () => {
  expect(await codes()).toContain('weight_promise');
  const all = await Promise.all([codes(), codes(), codes()]);
  expect(all.every((each) => each.includes('weight_promise'))).toBe(true);
});

it('a page that breaks the study fails alone', async () => {
  // What no caller sends: the thread ends with an error, as it does when it has no memory left.
  const broken = { ...request, page: null } as unknown as StudyRequest;
  await expect(runStudy(broken)).rejects.toThrow(ThreadFailed);
  expect(await codes()).toContain('weight_promise');
});

it('what is left of one page does not reach the next', async () => {
  const { sketch, others } = await runStudy(request);
  await runStudy({ ...request, page: received('<p>Uma faca de aço.</p>') });
  expect(await runStudy(request)).toMatchObject({ sketch, others });
});
