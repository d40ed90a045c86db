// npm run advise -- FOLDER: reads account.json and the reports and sales beside it, prints verdicts and actions as JSON.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { accountSchema } from '#domain/deciding/advice/account.ts';
import { accountAdvice } from '#domain/deciding/advice/account-advice.ts';
import { readAccount } from '#domain/deciding/advice/read-account.ts';
import { readReportFile } from '#domain/measuring/reports/report.ts';
import { fail, printLine, resolvePath } from './command.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) fail('Uso: npm run advise -- PASTA');
const path = resolvePath(folder);
if (!existsSync(path) || !statSync(path).isDirectory()) fail(`${folder}: pasta não encontrada.`);
printLine(accountAdvice(readAccount(describedIn(path), filesIn(path))));

function describedIn(from: string) {
  const file = join(from, 'account.json');
  if (!existsSync(file)) fail(`${folder}: falta o arquivo account.json.`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    fail('account.json: não é JSON.');
  }
  const parsed = accountSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    fail(`account.json: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'formato desconhecido'}`);
  }
  return parsed.data;
}

/** By name, so that every run reads them in the same order. What the simulation knows is no report. */
function filesIn(from: string) {
  return readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.json'))
    .map(({ name }) => name)
    .sort()
    .map((name) => ({ name, file: readReportFile(readFileSync(join(from, name))) }));
}
