import { looksLikeSales } from '#domain/measuring/reports/sales/sales-columns.ts';
import { findChoiceProblem, type SalesChoice } from '#domain/measuring/reports/sales/sales-choice.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { type OpenFile, UNREADABLE, withFile } from '../upload/open-file.ts';
import { firstChoice, type SavedChoices } from '../upload/saved-choices.ts';
import { type Landed, leftOut, type ReadFile } from './door-state.ts';

/** Asks a person which column is which; null leaves the file out. */
export type AskColumns = (name: string, opened: OpenFile) => Promise<SalesChoice | null>;

const TO_CHOOSE =
  'Se é um arquivo de vendas, traga-o pela aba Relatórios de uma campanha, onde você diz qual coluna é qual. Lembramos a escolha.';

/** Reads a file as far as its facts go. Its rows are read again when they are sent, so that few are in memory. */
export async function readFile(
  file: File,
  { choices, askColumns, signal }: { choices: SavedChoices; askColumns: AskColumns; signal: AbortSignal },
): Promise<ReadFile | Landed> {
  try {
    return await withFile(file, signal, async (found) => {
      let opened = found;
      let choice = choiceFor(found, choices);
      if (choice !== null) opened = await found.choose(choice);
      while (!signal.aborted && opened.facts.report.error !== null && isOfSales(opened)) {
        choice = await askColumns(file.name, opened);
        if (choice === null) return leftOut(file.name, 'Você deixou de fora.', opened.facts.report);
        opened = await found.choose(choice);
        if (opened.facts.preview && opened.facts.report.error === null)
          await choices.keep(opened.facts.preview, choice);
      }
      const { report, preview } = opened.facts;
      if (report.error !== null)
        return leftOut(file.name, preview === null ? report.error : `${report.error} ${TO_CHOOSE}`, report);
      if (report.rows === 0) return leftOut(file.name, 'O arquivo não tem nenhuma linha.', report);
      return { id: randomUuid(), file, facts: opened.facts, choice };
    });
  } catch {
    return leftOut(file.name, UNREADABLE);
  }
}

function isOfSales({ facts: { report, preview } }: OpenFile): boolean {
  return preview !== null && (report.type === 'sales' || looksLikeSales(preview.columns));
}

/** The columns that were chosen for such a file before, or else those that we recognise. */
function choiceFor({ facts: { preview, report } }: OpenFile, choices: SavedChoices): SalesChoice | null {
  if (preview === null) return null;
  const known = choices.find(preview);
  if (known) return { ...known.choice, products: [] };
  if (report.type !== 'sales') return null;
  const choice = firstChoice(report, preview);
  return findChoiceProblem(choice) === null ? choice : null;
}
