import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
  return [];
}

const PORT = 'PORT: precisa ser uma porta entre 0 e 65535.';
const WEB = 'precisa ser um endereço http:// ou https://.';
const DATABASE = 'DATABASE_URL: precisa ser um endereço postgres://usuario:senha@servidor/banco.';
const SECRET = 'AUTH_SECRET: precisa ser um segredo de pelo menos 32 caracteres.';
const MAIL = 'SMTP_URL: precisa ser um endereço smtp:// ou smtps://.';
const BASICO = 'PRICE_BASICO: precisa ser um preço em centavos, como 1990.';
const PRO = 'PRICE_PRO: precisa ser um preço em centavos, como 4900.';
const PROXIES = 'TRUSTED_PROXIES: precisa ser endereços ou redes separados por vírgula, como 10.0.0.0/8.';
const LEVEL = 'LOG_LEVEL: precisa ser silent, fatal, error, warn, info ou debug.';

describe('a wrong variable gives a one-line error', () => {
  it.each([
    ['PORT', 'abc', PORT],
    ['PORT', '-1', PORT],
    ['PORT', '65536', PORT],
    ['PORT', '30.5', PORT],
    ['APP_URL', 'faisca.example', `APP_URL: ${WEB}`],
    ['APP_URL', 'ftp://faisca.example', `APP_URL: ${WEB}`],
    ['APP_URL', 'javascript:alert(1)', `APP_URL: ${WEB}`],
    ['AUTH_SECRET', 'a'.repeat(31), SECRET],
    ['ADMIN_EMAIL', 'admin', 'ADMIN_EMAIL: precisa ser um e-mail.'],
    ['SMTP_URL', 'http://mail.example', MAIL],
    ['SMTP_URL', 'mail.example:25', MAIL],
    ['MAIL_FROM', 'Faísca', 'MAIL_FROM: precisa ser um remetente de e-mail.'],
    ['CHECKOUT_URL_BASICO', 'comprar', `CHECKOUT_URL_BASICO: ${WEB}`],
    ['CHECKOUT_URL_PRO', '//comprar', `CHECKOUT_URL_PRO: ${WEB}`],
    ['PRICE_BASICO', '19,90', BASICO],
    ['PRICE_BASICO', '0', BASICO],
    ['PRICE_PRO', '-4900', PRO],
    ['PRICE_PRO', '49.00.00', PRO],
    [
      'STRIPE_WEBHOOK_SECRET',
      'sk_live_1',
      'STRIPE_WEBHOOK_SECRET: precisa ser um segredo que começa com whsec_.',
    ],
    ['TRUSTED_PROXIES', 'localhost', PROXIES],
    ['TRUSTED_PROXIES', '10.0.0.0/33', PROXIES],
    ['TRUSTED_PROXIES', '10.0.0.1 10.0.0.2', PROXIES],
    ['LOG_LEVEL', 'verbose', LEVEL],
    ['LOG_LEVEL', 'INFO', LEVEL],
  ])('%s=%j', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([fault]);
  });

  it.each([['mysql://u:p@h/b'], ['localhost:5432'], ['banco']])('DATABASE_URL=%j', (value) => {
    expect(faultsOf({ DATABASE_URL: value, AUTH_SECRET: 'a'.repeat(32) })).toEqual([DATABASE]);
  });

  it("an external database requires the operator's own secret", () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://u:p@h/b' })).toEqual([
      'AUTH_SECRET: é obrigatório quando DATABASE_URL está definido.',
    ]);
  });

  it('a direct address without a pooler says nothing', () => {
    expect(faultsOf({ DATABASE_DIRECT_URL: 'postgres://u:p@h/b' })).toEqual([
      'DATABASE_DIRECT_URL: só vale ao lado de DATABASE_URL, que então é o pooler.',
    ]);
  });

  it('all errors are reported at once, without values', () => {
    const faults = faultsOf({ PORT: 'segredo', SMTP_URL: 'segredo', LOG_LEVEL: 'segredo' });
    expect(faults).toEqual([PORT, MAIL, LEVEL]);
  });
});

describe('a valid environment', () => {
  it('may be empty', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      PRICE_BASICO: 1990,
      PRICE_PRO: 4900,
      TRUSTED_PROXIES: [],
      LOG_LEVEL: 'info',
    });
    expect(parseEnv({}).ADMIN_EMAIL).toBeUndefined();
  });

  it.each([[''], [' '], ['\t\n']])('treats an empty or blank variable as absent: %j', (blank) => {
    const names = [
      'PORT',
      'HOST',
      'APP_URL',
      'DATABASE_URL',
      'AUTH_SECRET',
      'SMTP_URL',
      'ADMIN_EMAIL',
      'TRUSTED_PROXIES',
    ];
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(parseEnv({}));
  });

  it.each([
    [{ PORT: '0' }, { PORT: 0 }],
    [{ PORT: '4000' }, { PORT: 4000, APP_URL: 'http://localhost:4000' }],
    [{ APP_URL: 'https://faisca.example///' }, { APP_URL: 'https://faisca.example' }],
    [{ ADMIN_EMAIL: 'Dona@Exemplo.com.BR' }, { ADMIN_EMAIL: 'dona@exemplo.com.br' }],
    [{ SMTP_URL: 'smtps://u:p@mail.example:465' }, { SMTP_URL: 'smtps://u:p@mail.example:465' }],
    [{ TRUSTED_PROXIES: ' 10.0.0.0/8, ::1 ,' }, { TRUSTED_PROXIES: ['10.0.0.0/8', '::1'] }],
    [
      { DATABASE_URL: 'postgresql://u:p@h:5432/b', AUTH_SECRET: 'a'.repeat(32) },
      { DATABASE_URL: 'postgresql://u:p@h:5432/b' },
    ],
  ])('%j is accepted', (source, expected) => {
    expect(parseEnv(source)).toMatchObject(expected);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faisca-env-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (text: string) => {
    const file = join(folder, `secret-${randomUUID()}`);
    writeFileSync(file, text);
    return file;
  };

  it.each([
    ['AUTH_SECRET', 'a'.repeat(32)],
    ['DATABASE_URL', 'postgres://u:p@h/b'],
    ['DATABASE_ADMIN_URL', 'postgres://u:p@h/b'],
    ['DATABASE_DIRECT_URL', 'postgres://u:p@h/b'],
    ['SMTP_URL', 'smtp://mail.example'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1'],
  ] as const)('%s is read without its last line break', (name, value) => {
    const file = fileOf(`${value}\n`);
    const database = name === 'DATABASE_DIRECT_URL' ? { DATABASE_URL: 'postgres://u:p@pooler/b' } : {};
    const source = { AUTH_SECRET_FILE: fileOf('a'.repeat(32)), ...database, [`${name}_FILE`]: file };
    expect(parseEnv(source)[name]).toBe(value);
  });

  it.each<[string, () => Record<string, string>, RegExp]>([
    ['is missing', () => ({ AUTH_SECRET_FILE: '/nada' }), /^AUTH_SECRET_FILE: .*\/nada: não existe\.$/],
    ['is empty', () => ({ SMTP_URL_FILE: fileOf('\n') }), /^SMTP_URL_FILE: o arquivo .* está vazio\.$/],
    ['is too short', () => ({ AUTH_SECRET_FILE: fileOf('curto') }), /^AUTH_SECRET: precisa ser um segredo/],
    [
      'stands beside the variable',
      () => ({ AUTH_SECRET: 'a'.repeat(32), AUTH_SECRET_FILE: fileOf('a'.repeat(32)) }),
      /^AUTH_SECRET: defina AUTH_SECRET ou AUTH_SECRET_FILE, não os dois\.$/,
    ],
  ])('that %s gives a one-line error without its value', (_what, source, fault) => {
    const faults = faultsOf(source());
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
    expect(faults[0]).not.toMatch(/a{32}|curto/);
  });
});
