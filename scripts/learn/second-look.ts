import type { SecondLookData } from '#domain/making/landing-page/learned/passage-model.ts';
import { featuresOfClaim, type LookedAt } from '#domain/making/landing-page/learned/second-look.ts';
import { parsePage } from '#domain/making/landing-page/parse-page.ts';
import { type PageLanguage, pageLanguageCodes, sentencesOf } from '#domain/making/landing-page/phrases.ts';
import { besideMechanisms, byMechanism } from '#domain/making/landing-page/testing/mechanisms.ts';
import { besideOperations, operationFaults } from '#domain/making/landing-page/testing/operations.ts';
import {
  honestPassages,
  type OrdinaryForm,
  ordinaryFaults,
} from '#domain/making/landing-page/testing/ordinary-forms.ts';
import { promisedOtherwise, toldHonestly } from '#domain/making/landing-page/testing/promised-otherwise.ts';
import {
  type SellersForm,
  sellersFaults,
  sellersInnocents,
} from '#domain/making/landing-page/testing/sellers-forms.ts';
import { shopTalkFaults, shopTalkInnocents } from '#domain/making/landing-page/testing/shop-talk.ts';
import { saidInnocently, toldOtherwise } from '#domain/making/landing-page/testing/told-otherwise.ts';
import { loadClaimReader } from '#domain/making/review/policy.ts';
import { productKinds } from '#domain/making/review/policy-rule.ts';
import type { Sample } from './corpus.ts';
import { byLanguage, filesOf, type Passage } from './passages.ts';
import { fit } from './regression.ts';

/**
 * How a sentence is labelled: the rules see a promise of health in it and its page makes one; the rules see one and the page
 * makes none; the rules see none.
 */
const labels = ['claimed', 'mistaken', 'ordinary'] as const;

export interface LabelledSentence extends LookedAt {
  label: (typeof labels)[number];
  text: string;
}

const MOST_FEATURES = 3000;
const FIT = { ridge: 1, rounds: 400 };
/** How much a mistake of the rules counts beside an ordinary sentence: there are few of them. */
const OF_A_MISTAKE = 20;
/** One of so many ads in which the rules see nothing. */
const ORDINARY_ADS = 5;

/**
 * The sentences of strangers' pages, under headings that name the label, the language and the kind of product
 * (`# mistaken pt nutra`), and those of the cases of the tests.
 */
export function readSentences(): LabelledSentence[] {
  return [...filesOf('second-look').flatMap(([, file]) => sentencesIn(file)), ...sentencesOfCases()];
}

function sentencesIn(file: string): LabelledSentence[] {
  const sentences: LabelledSentence[] = [];
  let heading: Omit<LabelledSentence, 'text'> | null = null;
  for (const line of file.split('\n')) {
    const [, ...words] = line.startsWith('# ') ? line.split(' ') : [];
    const label = labels.find((name) => name === words[0]);
    const language = pageLanguageCodes.find((code) => code === words[1]);
    const productKind = productKinds.find((kind) => kind === words[2]);
    if (label && language && productKind) heading = { label, language, productKind };
    else if (heading && line !== '') sentences.push({ ...heading, text: line });
  }
  return sentences;
}

function sentencesOfCases(): LabelledSentence[] {
  const faults = [
    ...ordinaryFaults,
    ...sellersFaults,
    ...toldOtherwise,
    ...byMechanism,
    ...shopTalkFaults,
    ...promisedOtherwise,
    ...operationFaults,
  ];
  const innocents = [
    ...honestPassages,
    ...sellersInnocents,
    ...saidInnocently,
    ...besideMechanisms,
    ...shopTalkInnocents,
    ...toldHonestly,
    ...besideOperations,
  ];
  const promised = faults.filter(([code]) => code === 'health_claim');
  return [
    ...promised.flatMap((form) => sentencesOfForm(form, 'claimed')),
    ...innocents.flatMap((form) => sentencesOfForm(form, 'ordinary')),
  ];
}

function sentencesOfForm(
  form: OrdinaryForm | SellersForm,
  label: LabelledSentence['label'],
): LabelledSentence[] {
  const [, language, productKind] = form;
  const html = form.at(-1) ?? '';
  return parsePage(html)
    .blocks.flatMap(({ text }) => sentencesOf(text))
    .map((text) => ({ label, language, productKind, text }));
}

/** What the second look learns from. */
export interface LookedAtTexts {
  sentences: readonly LabelledSentence[];
  /** They are taken for a supplement's. */
  passages: readonly Passage[];
  /** Texts of ads; those of supplements count. */
  ads: readonly Pick<Sample, 'language' | 'text' | 'refused' | 'productKind'>[];
}

/** Learns whether a sentence promises health. Of ads it learns where the rules see something, as it looks only there. */
export async function learnSecondLook({
  sentences,
  passages,
  ads,
}: LookedAtTexts): Promise<Record<PageLanguage, SecondLookData>> {
  const readers = new Map(
    await Promise.all(pageLanguageCodes.map(async (code) => [code, await loadClaimReader(code)] as const)),
  );
  const featuresIn = (text: string, at: LookedAt) => {
    const read = readers.get(at.language);
    if (!read) throw new Error(`No reader for ${at.language}`);
    return featuresOfClaim(text, at, read);
  };
  const ofAds = ads.flatMap(({ language: code, text, refused, productKind }, at) => {
    const language = pageLanguageCodes.find((each) => each === code);
    if (!language || productKind !== 'nutra') return [];
    const features = featuresIn(text, { language, productKind });
    const isSeen = [...features].some((feature) => feature.startsWith('@'));
    return isSeen || (!refused && at % ORDINARY_ADS === 0)
      ? [{ language, features, refused, weight: 1 }]
      : [];
  });
  const observations = [
    ...ofAds,
    ...sentences.map(({ text, label, language, productKind }) => ({
      language,
      features: featuresIn(text, { language, productKind }),
      refused: label === 'claimed',
      weight: label === 'mistaken' ? OF_A_MISTAKE : 1,
    })),
    ...passages
      .filter(({ unsure }) => !unsure.includes('health_claim'))
      .map(({ text, language, codes }) => ({
        language,
        features: featuresIn(text, { language, productKind: 'nutra' }),
        refused: codes.includes('health_claim'),
        weight: 1,
      })),
  ];
  const learned = fit(observations, FIT);
  const isSign = (feature: string) => /^[@=]/u.test(feature);
  const words = new Map([...learned.weights].filter(([feature]) => !isSign(feature)));
  const signs = Object.fromEntries(
    [...learned.weights]
      .filter(([feature]) => isSign(feature))
      .map(([feature, weight]) => [feature, Math.round(weight * 100) / 100]),
  );
  const models = byLanguage({ bias: learned.bias, weights: words }, observations, MOST_FEATURES);
  // The keys are those of the list.
  return Object.fromEntries(pageLanguageCodes.map((code) => [code, { ...models[code], signs }])) as Record<
    PageLanguage,
    SecondLookData
  >;
}
