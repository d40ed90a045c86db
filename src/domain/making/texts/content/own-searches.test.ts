import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { intentFinder } from '../engine/intent-of.ts';
import { PROBLEM_TOKEN, listKeywords } from '../engine/keyword-list.ts';
import { listNegatives } from '../engine/negative-list.ts';
import { type ProductKind, productKinds } from './product-kinds.ts';
import { type LanguagePack, negativeGroupIds } from './language-pack.ts';
import { niches } from './niches.ts';
import { writtenFolders } from './testing/folders.ts';
import { funnelLevels } from './funnel.ts';

/** Languages whose words are not separated by blanks. Google finds a negative inside a row of letters. */
const WITHOUT_BLANKS = ['ja', 'ko', 'th'];
/** A person who selects this group wants to block searches with the name of a marketplace. */
const meantToBlock = ['marketplaces'];

/** How buyers of a digital product search for a trial, and for a template of a CV. */
const digitalSearches: Readonly<Record<LanguageCode, readonly string[]>> = {
  ar: ['تجربة مجانية', 'قالب سيرة ذاتية'],
  da: ['gratis prøveperiode', 'cv skabelon'],
  de: ['kostenlos testen', 'kostenlose testversion', 'lebenslauf vorlage'],
  en: ['free trial', 'resume template', 'cover letter template'],
  es: ['prueba gratis', 'prueba gratuita', 'plantilla curriculum', 'plantilla cv'],
  fil: ['free trial', 'resume template'],
  fr: ['essai gratuit', 'modèle cv', 'modèle lettre de motivation'],
  is: ['ókeypis prufa', 'ferilskrá sniðmát'],
  it: ['prova gratuita', 'prova gratis', 'modello curriculum'],
  ja: ['無料体験', '無料トライアル', '履歴書テンプレート'],
  ko: ['무료 체험', '무료체험', '이력서 템플릿'],
  nl: ['gratis proefperiode', 'gratis proefles', 'cv sjabloon'],
  no: ['gratis prøveperiode', 'cv mal'],
  pl: ['darmowy okres próbny', 'wypróbuj za darmo', 'szablon cv'],
  pt: ['teste grátis', 'teste gratis', 'período gratuito', 'modelo de currículo', 'modelo de curriculo'],
  ru: ['бесплатный пробный период', 'попробовать бесплатно', 'шаблон резюме'],
  sk: ['skúšobná verzia', 'vyskúšať zadarmo', 'šablóna životopis'],
  sl: ['brezplačen preizkus', 'preizkusi brezplačno', 'predloga življenjepis'],
  sv: ['gratis provperiod', 'prova gratis', 'cv mall'],
  th: ['ทดลองใช้ฟรี', 'เทมเพลตเรซูเม่'],
  tr: ['ücretsiz deneme', 'bedava deneme', 'cv şablonu', 'özgeçmiş şablonu'],
};

describe.each(writtenFolders)('the searches in $language', ({ language, pack }) => {
  /** With a sheet, so that the lines beyond the specified lists are among them. */
  const searchesOf = (kind: ProductKind) =>
    funnelLevels.flatMap((funnel) =>
      listKeywords({ pack, language, kind, funnel, product: 'vitalmax', sheet: { kind, price: '10' } }).map(
        ({ text }) => text,
      ),
    );
  const delivered = (['nutra', 'physical'] as const).flatMap(searchesOf);
  const searches = productKinds.flatMap(searchesOf);
  const payments = Object.values(pack.payments).map((payment) => `vitalmax ${payment}`);
  const deliveredNiches = niches.filter(({ kind }) => kind !== 'digital');
  const questions = deliveredNiches.flatMap(({ id }) => pack.niches[id].questions);

  it('are blocked by no group of negatives', () => {
    const groups = negativeGroupIds.filter((id) => !meantToBlock.includes(id) && id !== 'digital');
    const all = [
      ...delivered,
      ...payments,
      ...questions,
      ...deliveredNiches.flatMap(({ id }) => problemsOf(pack, id)),
    ];
    expect(
      blocked(
        groups.flatMap((id) => pack.negatives.groups[id]),
        all,
      ),
    ).toEqual([]);
  });

  it('of a digital product are blocked by no group of negatives that it is offered', () => {
    const groups = negativeGroupIds.filter((id) => !meantToBlock.includes(id));
    const negatives = listNegatives(pack, { groups }, { kind: 'digital' });
    const own = niches
      .filter(({ kind }) => kind === 'digital')
      .flatMap(({ id }) => pack.niches[id].questions);
    expect(blocked(negatives, [...searchesOf('digital'), ...own, ...digitalSearches[language]])).toEqual([]);
  });

  it.each(niches)('and nouns of the niche $id are blocked by no group that it is offered', ({ id, kind }) => {
    const groups = negativeGroupIds.filter(
      (group) => !meantToBlock.includes(group) && (kind === 'digital' || group !== 'digital'),
    );
    const { problems, questions, ingredients } = pack.niches[id];
    const own = [...problems.map(({ noun }) => noun), ...questions, ...ingredients];
    const offered = listNegatives(pack, { groups, withNiche: true }, { kind, niche: id });
    expect(blocked(offered, own)).toEqual([]);
  });

  it('are spared by negatives that stand in one group each', () => {
    const { groups } = pack.negatives;
    const all = negativeGroupIds.flatMap((group) => [...new Set(groups[group])]);
    expect(all.filter((negative, at) => all.indexOf(negative) !== at)).toEqual([]);
  });

  it.each(niches)('and its groups hold no negative twice in the niche $id', ({ id, kind }) => {
    const listed = listNegatives(pack, { groups: negativeGroupIds, withNiche: true }, { kind, niche: id });
    expect(listed.length).toBe(new Set(listed).size);
  });

  it.each(niches)('of the niche $id are blocked by none of its negatives', ({ id, kind }) => {
    const own = kind === 'nutra' ? problemsOf(pack, id) : [];
    expect(
      blocked(pack.niches[id].negatives, [...searchesOf(kind), ...pack.niches[id].questions, ...own]),
    ).toEqual([]);
  });

  it('have an intent that is known from their text alone', () => {
    expect(searches.filter((text) => intentFinder(pack, 'vitalmax')(text) === null)).toEqual([]);
  });

  if (WITHOUT_BLANKS.includes(language))
    it('hold no one-click negative in a row of letters', () => {
      const held = pack.negatives.oneClick.map((line) => parseNegativeKeyword(line).text);
      const all = [...delivered, ...payments, ...questions];
      expect(all.filter((search) => held.some((negative) => search.includes(negative)))).toEqual([]);
    });
});

/** The searches of the top of the funnel for each problem of a niche. */
function problemsOf(pack: LanguagePack, id: (typeof niches)[number]['id']): string[] {
  return pack.niches[id].problems.flatMap(({ noun }) =>
    pack.keywords.nutra.top.map(({ text }) => text.replace(PROBLEM_TOKEN, noun)),
  );
}

function blocked(negatives: readonly string[], searches: readonly string[]): string[] {
  const find = negativeFinder(negatives.map(parseNegativeKeyword));
  return searches.flatMap((search) => find(search).map(({ text }) => `${text}: ${search}`));
}
