import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import { type NegativeKeyword, parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { addTerm, type Counts, noCounts, type Term } from './term.ts';

export type WasteReason = 'free' | 'scam' | 'job' | 'not_buying' | 'competitor';

interface Waste {
  reason: WasteReason;
  /** In Google's notation. */
  negatives: readonly string[];
}

/** Words of people who do not buy, in the three languages of the reports. */
const common: readonly Waste[] = [
  {
    reason: 'free',
    negatives: [
      'grátis',
      'gratis',
      'gratuito',
      'gratuita',
      '"de graça"',
      '"de graca"',
      '"for free"',
      'freebie',
    ],
  },
  { reason: 'scam', negatives: ['golpe', 'golpes', 'fraude', 'scam', 'scams', 'estafa', 'estafas', 'fraud'] },
  {
    reason: 'job',
    negatives: ['emprego', 'empregos', 'vagas', 'salário', 'salario', 'empleo', 'empleos', 'jobs', 'salary'],
  },
];

/** A shop that ships for free has buyers who type it. */
const HARMLESS = /\b(?:frete|entrega|envio|envío|shipping|delivery)\b/u;

export interface WasteOptions {
  /** Negatives for the campaign's language, in Google's notation. */
  listed: readonly string[];
  /** Names of competitors, as the person wrote them. */
  competitors: readonly string[];
  /** The product's names and the campaign's keywords: what they say is never waste. */
  own: readonly string[];
}

/** The terms that one negative blocks and whose words say that the person does not buy. */
export interface WasteGroup {
  negative: NegativeKeyword;
  reason: WasteReason;
  terms: number[];
  counts: Counts;
  /** Searches that the negative would block although they are no waste: its wording has to spare them. */
  spared: string[];
}

/**
 * Each term is in one group at most, that of the shortest negative. Words that sold once, beside others too, are no waste:
 * the numbers judge them like all others.
 */
export function findWaste(terms: readonly Term[], options: WasteOptions): WasteGroup[] {
  const known = knownNegatives(options);
  const find = negativeFinder([...known.keys()]);
  const groups = new Map<NegativeKeyword, WasteGroup>();
  const spared = new Map<NegativeKeyword, string[]>();
  const sold = new Set<NegativeKeyword>();
  terms.forEach((term, at) => {
    const found = find(term.text);
    const isHarmless = (each: NegativeKeyword) => known.get(each) === 'free' && HARMLESS.test(term.text);
    for (const each of found.filter(isHarmless)) {
      const own = spared.get(each);
      if (own) own.push(term.text);
      else spared.set(each, [term.text]);
    }
    const blocking = found.filter((each) => !isHarmless(each));
    if (term.conversions > 0) for (const each of blocking) sold.add(each);
    const [negative] = blocking.sort((one, other) => one.text.length - other.text.length);
    if (!negative) return;
    const reason = known.get(negative) ?? 'not_buying';
    const group = groups.get(negative) ?? { negative, reason, terms: [], counts: noCounts(), spared: [] };
    groups.set(negative, group);
    group.terms.push(at);
    addTerm(group.counts, term);
  });
  return [...groups.values()]
    .filter(({ negative }) => !sold.has(negative))
    .map((group) => ({ ...group, spared: spared.get(group.negative) ?? [] }));
}

function knownNegatives({ listed, competitors, own }: WasteOptions): Map<NegativeKeyword, WasteReason> {
  const all: readonly Waste[] = [
    { reason: 'competitor', negatives: competitors.map((name) => `"${name}"`) },
    ...common,
    { reason: 'not_buying', negatives: listed },
  ];
  const known = new Map<NegativeKeyword, WasteReason>();
  const seen = new Set<string>();
  for (const { reason, negatives } of all) {
    for (const written of negatives) {
      const negative = parseNegativeKeyword(written);
      if (negative.text === '' || seen.has(negative.text)) continue;
      seen.add(negative.text);
      known.set(negative, reason);
    }
  }
  const blocksOwn = negativeFinder([...known.keys()]);
  for (const text of own) for (const negative of blocksOwn(text)) known.delete(negative);
  return known;
}
