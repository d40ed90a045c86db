import type { LanguageCode } from '#domain/ads/languages.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import { loadClaimReader, type PolicyReader } from '#domain/making/review/policy.ts';
import { findClaims } from './claims/claim-rules.ts';
import { inOrder, type PageReport } from './finding-codes.ts';
import { findResembling } from './learned/resembling.ts';
import { loadSecondLook } from './learned/second-look.ts';
import { findPretences } from './layout-rules.ts';
import type { PageModel } from './page-model.ts';
import { findMissing } from './presence-rules.ts';
import { findPressure } from './pressure/pressure-rules.ts';
import { isTooLong, type PageContext, readPage, type Reading } from './reading.ts';
import { findSheetDifferences } from './sheet/sheet-rules.ts';
import { findTechnique } from './technique/technique-rules.ts';

const cuts: Readonly<Record<NonNullable<PageModel['cutBy']>, string>> = {
  size: 'A página passa de 5 MB: só o começo foi lido.',
  elements: 'A página tem elementos demais: só o começo foi lido.',
  depth: 'A página tem elementos dentro de elementos demais: só o começo foi lido.',
};

/** Everything that the rules find on a page, the worst first, with what a person should know of the check. */
export async function checkPage(page: PageModel, context: PageContext = {}): Promise<PageReport> {
  const reading = readPage(page, context);
  const read = await readerOf(reading.language ?? context.sheet?.language);
  const makesNoClaim = await loadSecondLook(reading.language, reading.productKind, read);
  const seen = [
    ...findMissing(reading),
    ...findSheetDifferences(reading),
    ...findClaims(reading, read, makesNoClaim),
    ...findPressure(reading),
    ...findPretences(reading),
    ...findTechnique(reading),
  ];
  seen.push(...(await findResembling(reading, seen, makesNoClaim)));
  return { findings: inOrder(seen), warnings: warningsOf(reading) };
}

const readers = new Map<LanguageCode | undefined, Promise<PolicyReader>>();

/** A reader compiles its phrases once: that takes longer than to read a page. */
async function readerOf(language: LanguageCode | undefined): Promise<PolicyReader> {
  const reader = readers.get(language) ?? loadClaimReader(language).then(keepAnswers);
  readers.set(language, reader);
  return reader;
}

const MOST_ANSWERS = 1000;

/** Several rules ask for the same sentence, and the pages of a shop repeat their menus and footers. */
function keepAnswers(read: PolicyReader): PolicyReader {
  const answers = new Map<string, PolicyFinding[]>();
  return (question) => {
    const { kind, text, product, productKind } = question;
    const key = JSON.stringify([kind, productKind, product, text]);
    const known = answers.get(key);
    if (known) return known;
    if (answers.size >= MOST_ANSWERS) answers.clear();
    const findings = read(question);
    answers.set(key, findings);
    return findings;
  };
}

function warningsOf({ page, language, contentWords }: Reading): string[] {
  const warnings: string[] = [];
  if (page.cutBy !== null) warnings.push(cuts[page.cutBy]);
  if (language === null && contentWords > 30) {
    warnings.push(
      'O idioma da página não foi reconhecido (lemos português, inglês, espanhol, alemão e francês): contato, políticas e avisos não foram procurados.',
    );
  }
  if (contentWords < 30 && page.scripts.length + page.scriptAddresses.length > 0) {
    warnings.push(
      'Quase nada da página aparece sem rodar os scripts dela. O robô do Google pode ver o mesmo.',
    );
  }
  if (contentWords < 30 && page.media.some(({ tag }) => tag === 'iframe')) {
    warnings.push('A página mostra outras páginas em quadros (frames), que não foram lidas.');
  }
  if (isTooLong(page)) warnings.push('O texto é longo demais: só o começo e o fim foram lidos.');
  if (page.blockingFiles > 12)
    warnings.push(
      `A página espera ${page.blockingFiles} arquivos antes de aparecer. Em celular, isso custa visitas.`,
    );
  return warnings;
}
