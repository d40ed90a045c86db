import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isSystemError, systemReason } from './start-error.ts';

export const MIN_SECRET_LENGTH = 32;

const filled = z.string().check(z.minLength(1));
const count = z.coerce.number().check(z.int(), z.positive());
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535));
const url = (...protocols: string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol)));
const listed = z.pipe(
  z.string(),
  z.transform((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** One row per variable: its schema, and the message when it is wrong. */
const variables = {
  PORT: [z._default(port, 3000), 'uma porta entre 0 e 65535'],
  HOST: [z._default(filled, '127.0.0.1'), 'um endereço de rede, como 127.0.0.1 ou 0.0.0.0'],
  APP_URL: [z.optional(url('http:', 'https:')), 'um endereço http:// ou https://'],
  DATABASE_URL: [
    z.optional(url('postgres:', 'postgresql:')),
    'um endereço postgres://usuario:senha@servidor/banco',
  ],
  DATABASE_DIRECT_URL: [
    z.optional(url('postgres:', 'postgresql:')),
    'um endereço postgres://usuario:senha@servidor/banco',
  ],
  DATABASE_ADMIN_URL: [
    z.optional(url('postgres:', 'postgresql:')),
    'um endereço postgres://usuario:senha@servidor/banco',
  ],
  DATA_DIR: [z._default(filled, './data'), 'o caminho de uma pasta'],
  AUTH_SECRET: [
    z.optional(z.string().check(z.minLength(MIN_SECRET_LENGTH))),
    `um segredo de pelo menos ${MIN_SECRET_LENGTH} caracteres`,
  ],
  ADMIN_EMAIL: [z.optional(z.email().check(z.toLowerCase())), 'um e-mail'],
  SMTP_URL: [z.optional(url('smtp:', 'smtps:')), 'um endereço smtp:// ou smtps://'],
  MAIL_FROM: [
    z._default(z.string().check(z.includes('@')), 'Faísca <nao-responda@localhost>'),
    'um remetente de e-mail',
  ],
  LEGAL_NAME: [z._default(filled, 'Faísca'), 'o nome de quem responde pelo serviço'],
  CONTACT_EMAIL: [z.optional(z.email()), 'um e-mail'],
  CHECKOUT_URL_BASICO: [
    z._default(url('http:', 'https:'), 'https://checkout.example.com/basico'),
    'um endereço http:// ou https://',
  ],
  CHECKOUT_URL_PRO: [
    z._default(url('http:', 'https:'), 'https://checkout.example.com/pro'),
    'um endereço http:// ou https://',
  ],
  PRICE_BASICO: [z._default(count, 1990), 'um preço em centavos, como 1990'],
  PRICE_PRO: [z._default(count, 4900), 'um preço em centavos, como 4900'],
  STRIPE_WEBHOOK_SECRET: [
    z.optional(z.string().check(z.startsWith('whsec_'))),
    'um segredo que começa com whsec_',
  ],
  BILLING_PORTAL_URL: [z.optional(url('http:', 'https:')), 'um endereço http:// ou https://'],
  WRITES_PER_MINUTE: [z._default(count, 300), 'um número de gravações, como 300'],
  TRUSTED_PROXIES: [
    z.pipe(z._default(listed, []), z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    'endereços ou redes separados por vírgula, como 10.0.0.0/8',
  ],
  PAGE_CHECK_ALLOW: [
    z.pipe(z._default(listed, []), z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    'endereços ou redes separados por vírgula, como 127.0.0.1',
  ],
  BACKUP_DIR: [z.optional(filled), 'o caminho de uma pasta'],
  BACKUP_HOUR: [
    z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(23)), 3),
    'uma hora de 0 a 23, de Brasília',
  ],
  BACKUP_KEEP: [z._default(count, 14), 'quantos backups guardar, como 14'],
  METRICS_PORT: [z.optional(port), 'uma porta entre 0 e 65535'],
  METRICS_HOST: [z._default(filled, '127.0.0.1'), 'um endereço de rede, como 127.0.0.1 ou 0.0.0.0'],
  LOG_LEVEL: [
    z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), 'info'),
    'silent, fatal, error, warn, info ou debug',
  ],
} as const satisfies Record<string, readonly [z.ZodMiniType, string]>;

/**
 * Each of these may also come from a file, because containers provide secrets as files:
 * `AUTH_SECRET_FILE=/run/secrets/auth-secret`.
 */
const secretNames: readonly string[] = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_ADMIN_URL',
  'SMTP_URL',
  'STRIPE_WEBHOOK_SECRET',
] satisfies (keyof typeof variables)[];

type Variables = { [K in keyof typeof variables]: z.output<(typeof variables)[K][0]> };

export interface Env extends Variables {
  APP_URL: string;
}

/** The environment is invalid. `faults` has one sentence per wrong variable. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * Reads the configuration. Empty or blank variables count as absent.
 * @throws {EnvError} with one line per wrong variable.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const faults: string[] = [];
  const typed = (name: string) => {
    const value = source[name]?.trim();
    return value === '' ? undefined : value;
  };
  const files = new Map(secretNames.map((name) => [name, readSecretFile(name, typed, faults)]));
  const present = (name: string) => typed(name) ?? files.get(name);
  const values: Record<string, unknown> = {};
  for (const [name, [schema, expected]] of Object.entries(variables)) {
    const result = schema.safeParse(present(name));
    if (result.success) values[name] = result.data;
    else faults.push(`${name}: precisa ser ${expected}.`);
  }
  if (present('DATABASE_URL') !== undefined && present('AUTH_SECRET') === undefined) {
    faults.push('AUTH_SECRET: é obrigatório quando DATABASE_URL está definido.');
  }
  if (present('DATABASE_DIRECT_URL') !== undefined && present('DATABASE_URL') === undefined) {
    faults.push('DATABASE_DIRECT_URL: só vale ao lado de DATABASE_URL, que então é o pooler.');
  }
  if (faults.length > 0) throw new EnvError(faults);
  const env = values as unknown as Variables; // each key was parsed by its own row above
  return { ...env, APP_URL: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '') };
}

type ReadVariable = (name: string) => string | undefined;

/** The content of a secret's file; undefined when there is none or it is invalid. */
function readSecretFile(name: string, typed: ReadVariable, faults: string[]): string | undefined {
  const file = typed(`${name}_FILE`);
  if (file === undefined) return undefined;
  if (typed(name) !== undefined) {
    faults.push(`${name}: defina ${name} ou ${name}_FILE, não os dois.`);
    return undefined;
  }
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '') return text;
    faults.push(`${name}_FILE: o arquivo ${file} está vazio.`);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    faults.push(`${name}_FILE: ${systemReason(error)}`);
  }
  return undefined;
}
