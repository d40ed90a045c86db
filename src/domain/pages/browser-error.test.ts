import { expect, it } from 'vitest';
import { browserErrorSchema, MOST_FRAMES, ownFrames, withoutValues } from './browser-error.ts';

it.each([
  ["Cannot read properties of undefined (reading 'nome')", 'Cannot read properties of undefined (reading …)'],
  [
    'Unexpected token \'o\', "olá, sou Maria Souza" is not valid JSON',
    'Unexpected token …, … is not valid JSON',
  ],
  ["Can't find variable: foo", "Can't find variable: foo"],
  ["Can't read 'Maria d'Ávila' here", "Can't read … here"],
  ['Failed to fetch https://faisca.example/r/segredo?x=1', 'Failed to fetch …'],
  ['no account of ana.lima@exemplo.com.br', 'no account of …'],
  ['telephone (11) 98765-4321', 'telephone (#) #'],
  ['an open "quote never ends: Maria', 'an open …'],
  ['“Maria” e «Souza» e `Lima`', '… e … e …'],
  ['two\n  lines', 'two lines'],
  ['a'.repeat(300), 'a'.repeat(200)],
])('the message %j is reported as %j', (message, cleaned) => {
  expect(withoutValues(message)).toBe(cleaned);
});

const chrome = `TypeError: x is not a function
    at https://faisca.example/assets/first-a1B_2.js:1:234
    at save (https://faisca.example/assets/tool-x.js:12:5)
    at chrome-extension://abc/content.js:1:1
    at https://outro.example/assets/first.js:1:1`;
const firefox = `save@https://faisca.example/assets/tool-x.js:12:5
@https://faisca.example/assets/first-a1B_2.js:1:234
`;

it.each([
  ['Chrome', chrome, ['assets/first-a1B_2.js:1:234', 'assets/tool-x.js:12:5']],
  ['Firefox', firefox, ['assets/tool-x.js:12:5', 'assets/first-a1B_2.js:1:234']],
  ['nothing of ours', 'Error\n at https://outro.example/a.js:1:1', []],
  ['nothing', '', []],
])('finds our files in the stack of %s', (_browser, stack, frames) => {
  expect(ownFrames(stack, 'https://faisca.example')).toEqual(frames);
});

it('keeps the innermost frames of a deep stack', () => {
  const stack = Array.from({ length: 50 }, (_, n) => `at https://a.b/assets/x.js:1:${n}`).join('\n');
  expect(ownFrames(stack, 'https://a.b')).toHaveLength(MOST_FRAMES);
});

const report = {
  release: '0.1.0',
  screen: '/campaign/:id',
  name: 'TypeError',
  message: 'x is not a function',
  frames: ['assets/first-a.js:1:2'],
};

it.each([
  ['a page', {}, true],
  ['a tab of a campaign', { screen: '/campaign/:id/revisao' }, true],
  ['no page of ours', { screen: '*' }, true],
  ['an address', { screen: '/campaign/2f0c9a1e-5a1b-4a39-9d5e-0d6c1f4f2a11' }, false],
  ['an address of a link', { screen: '/r/segredo' }, false],
  ['no release', { release: '' }, false],
  ['a frame with more than a place', { frames: ['assets/a.js:1:2?maria'] }, false],
  ['too many frames', { frames: Array.from({ length: MOST_FRAMES + 1 }, () => 'assets/a.js:1:2') }, false],
  ['a long message', { message: 'a'.repeat(1001) }, false],
  ['a name of several words', { name: 'Maria Souza' }, false],
  ['another field', { typed: 'x' }, false],
])('%s: %j', (_what, part, isAllowed) => {
  expect(browserErrorSchema.safeParse({ ...report, ...part }).success).toBe(isAllowed);
});
