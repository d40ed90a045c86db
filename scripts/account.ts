// npm run account -- export|delete|remove-2fa EMAIL: the operator exports, deletes or unlocks one account, at
// the person's request.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { deleteAccount } from '#server/account/delete-account.ts';
import { exportSnapshot } from '#server/account/export-account.ts';
import { countBelongings, findAccount } from '#server/account/queries.ts';
import { removeSecondFactor } from '#server/account/remove-second-factor.ts';
import type { Database } from '#server/db/client.ts';
import { openAsOwner } from '#server/db/owner.ts';
import { StartError } from '#server/boot/start-error.ts';
import { readEnvironment, runCommand } from './with-database.ts';

const USAGE = 'Uso: npm run account -- export|delete|remove-2fa EMAIL (delete pede também --yes)';

interface Request {
  db: Database;
  email: string;
  appUrl: string;
  isSure: boolean;
}

const unknownEmail = (email: string) => new StartError(`Nenhuma conta tem o e-mail ${email}.`);

const verbs = new Map([
  ['export', printExport],
  ['delete', runDelete],
  ['remove-2fa', runRemoveSecondFactor],
]);

async function printExport({ db, email }: Request): Promise<void> {
  const { stdout } = process;
  const isKnown = await exportSnapshot(db, email, async (piece) => {
    if (!stdout.write(piece)) await once(stdout, 'drain');
  });
  if (!isKnown) throw unknownEmail(email);
  stdout.write('\n');
}

async function runDelete({ db, email, isSure }: Request): Promise<void> {
  if (!isSure) throw new StartError(await describeDeletion(db, email));
  if (!(await deleteAccount(db, email))) throw unknownEmail(email);
  console.log(`A conta ${email} e tudo o que era dela foram excluídos.`);
}

async function describeDeletion(db: Database, email: string): Promise<string> {
  const owner = await findAccount(db, email);
  if (!owner) throw unknownEmail(email);
  const { campaigns, lists, feedbacks, sessions, subscriptions } = await countBelongings(db, owner.id);
  const lines = [
    `Seria excluída a conta ${owner.email}, criada em ${owner.createdAt.toLocaleDateString('pt-BR')}, com:`,
    `  campanhas: ${campaigns}`,
    `  listas: ${lists}`,
    `  feedbacks: ${feedbacks}`,
    `  sessões abertas: ${sessions}`,
    ...(subscriptions.length > 0
      ? [`A assinatura no Stripe não é cancelada por este comando: cancele lá ${subscriptions.join(', ')}.`]
      : []),
    'Nada foi excluído. Para excluir de vez, repita o comando com --yes.',
  ];
  return lines.join('\n');
}

async function runRemoveSecondFactor({ db, email, appUrl }: Request): Promise<void> {
  const outcome = await removeSecondFactor(db, email, appUrl);
  if (outcome === 'no-account') throw unknownEmail(email);
  if (outcome === 'no-factor') {
    throw new StartError(`A conta ${email} não tem a verificação em duas etapas ligada.`);
  }
  console.log(`A verificação em duas etapas de ${email} foi desligada, e um aviso por e-mail está na fila.`);
}

function readArguments() {
  const { verb, email, isSure, more } = parse();
  if (verb === undefined) throw new StartError(USAGE);
  const run = verbs.get(verb);
  if (!run) throw new StartError(`O comando ${verb} não existe. ${USAGE}`);
  if (email === undefined || email.trim() === '') throw new StartError(`Falta o e-mail da conta. ${USAGE}`);
  if (more.length > 0) throw new StartError(`Um e-mail por vez. ${USAGE}`);
  return { run, email: email.trim(), isSure };
}

function parse() {
  try {
    const { values, positionals } = parseArgs({
      options: { yes: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [verb, email, ...more] = positionals;
    return { verb, email, isSure: values.yes, more };
  } catch {
    throw new StartError(USAGE);
  }
}

async function main(): Promise<void> {
  const { run, email, isSure } = readArguments();
  const { env, log } = readEnvironment();
  const connection = await openAsOwner(env, log);
  try {
    await run({ db: connection.db, email, appUrl: env.APP_URL, isSure });
  } finally {
    await connection.close();
  }
}

runCommand(main);
