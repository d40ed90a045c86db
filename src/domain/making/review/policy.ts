import type { AssetType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { claimRules } from './claims.ts';
import { editorialRules } from './editorial-rules.ts';
import { findKeywordFaults, keywordRules } from './keyword-rules.ts';
import { goodsClaims } from './goods-claims.ts';
import { type CompiledGoods, compileGoods, type GoodsRules, type Replaces } from './goods-rules.ts';
import { writtenGoods } from './goods/index.ts';
import { compileRules, type CompiledRules, type LanguageRules } from './language-rules.ts';
import { anyLanguage } from './languages/any.ts';
import { writtenRules } from './languages/index.ts';
import { judge, type JudgedText, learnedTextOf } from './learned/judge.ts';
import { LearnedModel } from './learned/model.ts';
import { learnedModels } from './learned/models.ts';
import { learnedClasses } from './learned/classes.ts';
import { mendAroundTags } from './mend-around-tags.ts';
import { negationsOf } from './negations.ts';
import { adKinds, highestLevel, type PolicyFinding, type ProductKind, type Reading } from './policy-rule.ts';
import { PhraseIndex } from './phrase-index.ts';
import { readText } from './reading.ts';

export interface PolicyQuestion {
  kind: AssetType;
  text: string;
  /** The product's name. Its words do not count as claims. */
  product: string;
  productKind: ProductKind;
}

/** Stands for a harmless phrase: a word that matches no rule. */
const HARMLESS = ' þþ ';

export type PolicyReader = (question: PolicyQuestion) => PolicyFinding[];
type TextReader = (question: PolicyQuestion) => ReadText;

/** What is loaded stays: to compile a language's rules takes as long as to read a hundred texts. */
const policyReaders = new Map<LanguageCode | undefined, PolicyReader>();
const textReaders = new Map<LanguageCode | undefined, TextReader>();

/** The id of every rule, in the order in which findings are shown. */
export const policyRuleIds: readonly string[] = [
  ...keywordRules,
  ...editorialRules,
  ...goodsClaims,
  ...claimRules,
  ...learnedClasses,
].map(({ id }) => id);

/** What one language's reader is made of. */
interface ReaderParts {
  language: LanguageCode;
  own: LanguageRules | undefined;
  goods: GoodsRules | undefined;
}

/**
 * Loads the policy reader of a language: its rules, and its model for what no rule names. A text without findings may
 * still be refused, because Google also reads the landing page. A language without claims uses only the rules of every
 * language.
 */
export async function loadPolicyReader(language: LanguageCode | undefined): Promise<PolicyReader> {
  const read = policyReaders.get(language) ?? (await makePolicyReader(language));
  policyReaders.set(language, read);
  return read;
}

async function makePolicyReader(language: LanguageCode | undefined): Promise<PolicyReader> {
  const [readText, learned] = await Promise.all([
    loadTextReader(language),
    language && learnedModels[language]?.(),
  ]);
  return policyReaderOf(readText, learned && new LearnedModel(learned));
}

/** Loads the rules alone. */
export async function loadRuleReader(language: LanguageCode | undefined): Promise<PolicyReader> {
  return policyReaderOf(await loadTextReader(language));
}

/** Loads what pages are read with. The models learned from ads and the faults of form are of ads, and a page is none. */
export async function loadClaimReader(language: LanguageCode | undefined): Promise<PolicyReader> {
  const readText = await loadTextReader(language);
  return ofTheBeginning((question) => readText(question).findRuled());
}

/** Loads what both read texts with, and `npm run learn`. */
export async function loadTextReader(language: LanguageCode | undefined): Promise<TextReader> {
  const read = textReaders.get(language) ?? textReaderOf(language && (await loadRules(language)));
  textReaders.set(language, read);
  return read;
}

async function loadRules(language: LanguageCode): Promise<ReaderParts> {
  const [own, goods] = await Promise.all([writtenRules[language]?.(), writtenGoods[language]?.()]);
  return { language, own, goods };
}

/**
 * The characters of a text that are read. No ad takes a tenth of them, and the patterns take four times as long for a
 * text twice as long.
 */
const MOST_READ = /^.{1000}/su;

function policyReaderOf(readText: TextReader, model?: LearnedModel): PolicyReader {
  return ofTheBeginning((question) => {
    const text = readText(question);
    const ruled = text.findRuled();
    return [...text.findEditorial(), ...(model ? judge(text, ruled, model) : ruled)];
  });
}

/** Reads the beginning of texts. */
function ofTheBeginning(read: PolicyReader): PolicyReader {
  return (question) => {
    const [text] = MOST_READ.exec(question.text) ?? [];
    if (text === undefined) return read(question);
    const rest = question.text.slice(text.length);
    return read({ ...question, text }).map(({ rewrite, ...finding }) => ({
      ...finding,
      rewrite: rewrite === undefined ? undefined : rewrite + rest,
    }));
  };
}

/** What the rules say of a text, and what the model reads of it. */
export interface ReadText extends JudgedText {
  /** Faults of form. */
  findEditorial: () => PolicyFinding[];
  /** Claims and goods. */
  findRuled: () => PolicyFinding[];
}

/** Reads with the rules of every language and those of one. */
function textReaderOf(parts: ReaderParts | undefined): TextReader {
  const { own, goods, language } = parts ?? {};
  const index = new PhraseIndex(own?.boundaries);
  const readNegated = language ? negationsOf(language) : null;
  /** By whether the product is a supplement: goods and digital products have the same rules. */
  const compiled = new Map<boolean, readonly CompiledRules[]>();
  let compiledGoods: CompiledGoods | undefined;
  const read = ({ kind, text, product, productKind }: PolicyQuestion): ReadText => {
    const isNutra = productKind === 'nutra';
    let rules = compiled.get(isNutra);
    if (!rules) {
      rules = [anyLanguage, ...(own ? [own] : [])].map((each) => compileRules(each, productKind, index));
      compiled.set(isNutra, rules);
    }
    if (goods) compiledGoods ??= compileGoods(goods, index);
    const reading = readText(kind, text, { product, alphabet: own?.alphabet });
    const readLearned = (readings: readonly string[]) =>
      language && compiledGoods && adKinds.includes(kind)
        ? learnedTextOf({ ...reading, readings }, { language, productKind, goods: compiledGoods })
        : null;
    const findRuled = () => [
      ...(compiledGoods ? findGoods(reading, compiledGoods) : []),
      ...findClaims(reading, rules, compiledGoods, isNutra),
    ];
    const readPart = (part: string) => read({ kind, text: part, product: '', productKind });
    return {
      findEditorial: () => [...findKeywordFaults(kind, text), ...findEditorial(reading, text, rules)],
      findRuled,
      readLearned: () => readLearned(reading.readings),
      readWithoutHarmless: () => readLearned(withoutHarmless(reading, rules, compiledGoods)),
      readRefused: () => {
        if (reading.written.length > MOST_CLEARED) return [];
        const highest = highestLevel(findRuled());
        const isRefused = (part: string) =>
          ['bloqueia', highest].includes(highestLevel(readPart(part).findRuled()));
        return [reading.written, ...clausesOf(reading.written)].filter(isRefused).map((part) => ({
          whole: readPart(part).readLearned(),
          core: readPart(coreOf(part, isRefused)).readLearned(),
        }));
      },
      isDenied: () => {
        const found = warnedRules(findRuled());
        const warnedIn = (part: string) => warnedRules(readPart(part).findRuled());
        return (
          reading.written.length <= MOST_CLEARED &&
          (readNegated?.(reading.written) ?? []).some(({ asserted, rest }) => {
            const stated = new Set(warnedIn(asserted));
            return found.every((rule) => stated.has(rule)) && warnedIn(rest).length === 0;
          })
        );
      },
      rewrites: own?.rewrites ?? {},
    };
  };
  return read;
}

function warnedRules(findings: readonly PolicyFinding[]): string[] {
  return findings.filter(({ level }) => level !== 'dica').map(({ rule }) => rule);
}

/** Characters of the longest text whose refusal a model may clear: no ad takes more. Its words are read again one by one. */
const MOST_CLEARED = 100;

/** Also "with": "a lockpick set with free shipping". */
const BETWEEN_CLAUSES =
  /[.!?;:,|()—–…]+(?:\s+|$)|\s(?:-|com|with|con|mit|avec|met|med|með|с|z)\s|[。、！？]/iu;

function clausesOf(text: string): string[] {
  return text.split(BETWEEN_CLAUSES).filter((clause) => clause.trim() !== '');
}

/** The words of a text that are left when its first and last words go while the rest is still refused. */
function coreOf(text: string, isRefused: (text: string) => boolean): string {
  let words = text.split(/\s+/u);
  while (words.length > 1 && isRefused(words.slice(1).join(' '))) words = words.slice(1);
  while (words.length > 1 && isRefused(words.slice(0, -1).join(' '))) words = words.slice(0, -1);
  return words.join(' ');
}

function withoutAll(text: string, harmless: readonly Replaces[]): string {
  return harmless.reduce((rest, phrases) => phrases.replaceIn(rest, HARMLESS), text);
}

function withoutHarmless(
  { readings }: Reading,
  languages: readonly CompiledRules[],
  goods: CompiledGoods | undefined,
): string[] {
  const harmless = [...languages.map(({ innocent }) => innocent), ...(goods?.innocent ?? [])];
  return readings.map((text) => withoutAll(text, harmless));
}

/** The words of the product's name count, too: a product may be called "CBD Oil". */
function findGoods(
  { kind, readingsWithName }: Reading,
  { claims, innocent, isExcused }: CompiledGoods,
): PolicyFinding[] {
  const texts = readingsWithName.map((text) => withoutAll(text, innocent));
  const found = claims
    .filter(({ claim, isIn }) => claim.kinds.includes(kind) && texts.some(isIn))
    .filter(({ claim }) => !readingsWithName.some((text) => isExcused(claim.id, text)))
    .map(({ claim }) => claim);
  const replaced = new Set(found.map(({ insteadOf }) => insteadOf));
  return found
    .filter(({ id }) => !replaced.has(id))
    .map(({ id, level, source }) => ({ rule: id, level, source }));
}

function findEditorial(reading: Reading, text: string, languages: readonly CompiledRules[]): PolicyFinding[] {
  return editorialRules
    .filter(({ kinds = adKinds }) => kinds.includes(reading.kind))
    .filter(({ refuses }) =>
      refuses instanceof RegExp
        ? refuses.test(reading.written)
        : refuses(reading, {
            isCommonWord: (word) => languages.some(({ commonWords }) => commonWords.has(word)),
            isPhone: (plain) => languages.some(({ phones }) => phones?.test(plain) === true),
          }),
    )
    .map(({ id, level, source, mend, mendsTags }) => {
      const mended = (plain: string): string => mend?.(plain, reading.ownWords) ?? plain;
      const rewrite = mend && (mendsTags ? mended(text) : mendAroundTags(text, mended));
      return { rule: id, level, source, rewrite };
    });
}

function findClaims(
  reading: Reading,
  languages: readonly CompiledRules[],
  goods: CompiledGoods | undefined,
  isNutra: boolean,
): PolicyFinding[] {
  // A denial ends at a comma, and a disclaimer of a language has more than one part; a harmless phrase may be the
  // beginning of a denial. So a claim has to stand in both orders.
  const innocent = languages.map((each) => each.innocent);
  const disowned = goods ? [goods.disowned] : [];
  const texts = reading.readings.map((text) => [
    ...new Set([withoutAll(text, [...innocent, ...disowned]), withoutAll(text, [...disowned, ...innocent])]),
  ]);
  const isClaimed = (isIn: (text: string) => boolean): boolean => texts.some((orders) => orders.every(isIn));
  return claimRules
    .filter(({ kinds = adKinds }) => kinds.includes(reading.kind))
    .filter(({ id }) => !goods || !reading.readings.some((text) => goods.isExcused(id, text)))
    .filter(
      ({ id, readsTheName }) =>
        (isNutra && goods?.promises.some((each) => each.id === id && isClaimed(each.isIn)) === true) ||
        languages.some(({ claims }) =>
          claims.some(
            (claim) =>
              claim.id === id &&
              (readsTheName
                ? reading.readingsWithName.some((text) => claim.refuses.isIn(text))
                : isClaimed((text) => claim.refuses.isIn(text))),
          ),
        ),
    )
    .map(({ id, level, source }) => ({
      rule: id,
      level,
      source,
      rewrite: languages.map(({ rewrites }) => rewrites[id]).find((rewrite) => rewrite !== undefined),
    }));
}
