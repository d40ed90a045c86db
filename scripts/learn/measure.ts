import { LearnedModel } from '#domain/making/review/learned/model.ts';
import type { ReadSample } from './corpus.ts';
import { learnModel } from './learn-model.ts';
import { learnedLanguages, optionsOf, samplesFor } from './models.ts';

const thresholds = [0.5, 1, 1.5, 2] as const;
const LEAST_TEXTS = 100;

/** For each language and writer of enough texts: what the rules and a model find that has read none of the writer's texts. */
export function* measureWriters(samples: readonly ReadSample[]): Generator<string> {
  for (const language of learnedLanguages) {
    const own = samples.filter((sample) => sample.language === language);
    for (const writer of new Set(own.map((sample) => sample.writer))) {
      const texts = own.filter((sample) => sample.writer === writer);
      if (texts.length < LEAST_TEXTS || writer === 'own') continue;
      const others = samplesFor(language, samples).filter(
        (sample) => sample.language !== language || sample.writer !== writer,
      );
      for (const [name, learnt] of [
        ['half', others.filter((_, at) => at % 2 === 0)],
        ['all', others],
      ] as const) {
        const model = new LearnedModel(learnModel(language, learnt, optionsOf(language)));
        const scores = new Map(texts.map((text) => [text, model.scoreOfFeatures(text.features)]));
        const shares = thresholds.map(
          (from) => `${from}: ${shareOf(texts, (text) => isRuled(text) || (scores.get(text) ?? 0) >= from)}`,
        );
        yield `${language} ${writer} (${texts.length}), ${name} of the others; rules ${shareOf(texts, isRuled)}; ${shares.join('; ')}`;
      }
    }
  }
}

function isRuled({ findLevel }: ReadSample): boolean {
  return ['aviso', 'bloqueia'].includes(findLevel());
}

/** The shares of refused texts that are caught and of the others that are kept. */
function shareOf(texts: readonly ReadSample[], isCaught: (text: ReadSample) => boolean): string {
  const share = (wanted: boolean) => {
    const those = texts.filter(({ refused }) => refused === wanted);
    return (those.filter((text) => isCaught(text) === wanted).length / those.length).toFixed(3);
  };
  return `${share(true)} / ${share(false)}`;
}
