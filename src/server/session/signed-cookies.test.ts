import { Hono } from 'hono';
import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { MAX_KNOWN, plainCookies, signedCookies } from './signed-cookies.ts';

const secret = 'segredo-de-teste-com-mais-de-32-caracteres';

function browser(appUrl = 'http://localhost') {
  const cookies = signedCookies({ secret, appUrl });
  const app = new Hono().get('/', (c) => c.json([cookies.readSession(c), cookies.readDevice(c)]));
  const send = async (header?: string): Promise<unknown> =>
    (await app.request('/', { headers: header === undefined ? {} : { Cookie: header } })).json();
  return { send, sign: cookies.sign };
}

describe('the tokens of a request', () => {
  const { send, sign } = browser();
  const session = sign('sessao');
  const device = sign('aparelho');
  const elsewhere = signedCookies({ secret: `${secret}!`, appUrl: 'http://localhost' }).sign('sessao');

  it.each<[string, string | undefined, [string | null, string | null]]>([
    ['no header', undefined, [null, null]],
    ['an empty header', '', [null, null]],
    ['both cookies', `faisca.session_token=${session}; faisca.device=${device}`, ['sessao', 'aparelho']],
    ['as browsers send them', `a=1; faisca.session_token=${encodeURIComponent(session)}`, ['sessao', null]],
    ['another name', `session_token=${session}`, [null, null]],
    ['a longer name', `xfaisca.session_token=${session}`, [null, null]],
    ['another token', `faisca.session_token=${session.replace('sessao', 'outra')}`, [null, null]],
    ['no signature', 'faisca.session_token=sessao', [null, null]],
    ['an empty signature', 'faisca.session_token=sessao.', [null, null]],
    ['a token of one letter', `faisca.session_token=${sign('a')}`, ['a', null]],
    ['no token', `faisca.session_token=${sign('')}`, [null, null]],
    ['signed with another secret', `faisca.session_token=${elsewhere}`, [null, null]],
    ['a signature that is cut', `faisca.session_token=${session.slice(0, -4)}`, [null, null]],
    ['a signature with more behind it', `faisca.session_token=${session}~~~`, [null, null]],
    ['a signature with more inside', `faisca.session_token=${session.replace('=', '~=')}`, [null, null]],
    ['a signature without its padding', `faisca.session_token=${session.replace('=', '')}`, [null, null]],
  ])('%s', async (_, header, tokens) => {
    expect(await send(header)).toEqual(tokens);
    expect(await send(header)).toEqual(tokens);
  });

  it('are read from __Host- cookies alone over https', async () => {
    const secure = browser('https://faisca.exemplo');
    expect(await secure.send(`faisca.session_token=${session}`)).toEqual([null, null]);
    expect(await secure.send(`__Host-faisca.session_token=${session}`)).toEqual(['sessao', null]);
  });

  it('are read however many cookies were seen before', async () => {
    for (let at = 0; at <= MAX_KNOWN; at += 1)
      expect(await send(`faisca.session_token=${sign(`s${at}`)}`)).toEqual([`s${at}`, null]);
    expect(await send(`faisca.session_token=${session}`)).toEqual(['sessao', null]);
  });
});

it.each([
  ['', ''],
  ['a=1; b=2', ''],
  ['a=1; faisca.device=x%3D; faisca.session_token=y', 'faisca.session_token=y; faisca.device=x%3D'],
  ['faisca.session_token="y"', 'faisca.session_token=y'],
  ['faisca.session_token=y; faisca.session_token=z', 'faisca.session_token=y'],
  ['faisca.two_factor=y; faisca.other=z', 'faisca.two_factor=y'],
])('of the header %j our cookies are handed on as %j', (header, plain) => {
  expect(plainCookies(header, 'http://localhost')).toBe(plain);
});

it('what is remembered of a cookie does not hold the rest of its header', async () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('no collector');
  const { send, sign } = browser();
  const used = () => {
    Reflect.apply(collect, undefined, []);
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  for (let at = 0; at < 1000; at += 1) {
    const rest = `r${at}=${'x'.repeat(15_000)}`;
    expect(await send(`${rest}; faisca.session_token=${sign(`s${at}`)}`)).toEqual([`s${at}`, null]);
  }
  expect(used() - before).toBeLessThan(5_000_000);
  expect(await send(`faisca.session_token=${sign('s0')}`)).toEqual(['s0', null]);
});
