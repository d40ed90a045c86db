import { describe, expect, it } from 'vitest';
import { Beginnings, splitOutside } from './beginnings.ts';

const lexicon = { treat: ['cura*', 'trat(?:ar|e)'], disease: ['gota', '{flu}'], flu: ['gripes?'] };

describe('the beginnings of a phrase', () => {
  const beginnings = new Beginnings(lexicon, 'words');
  it.each<[phrase: string, expected: string[]]>([
    ['gripe', ['gripe']],
    ['gripes?', ['gripe']],
    ['sol?', ['so', 'sol']],
    ['sem dor', ['semdo']],
    ['em (?:um|2) dias', ['emumd', 'em0di']],
    ['(?:a )?dor', ['ador', 'dor']],
    ['[oa]s', ['os', 'as']],
    ['mal*', ['mal']],
    ['\\d{2,3} ?kg', ['0']],
    ['\\+ ?18', ['00']],
    ['(?!gota){disease}', ['gota', 'gripe']],
    ['{treat} ..2 {disease}', ['cura', 'trata', 'trate']],
    ['.de', ['']],
    ['\\p{L}+ de', ['']],
  ])('%s', (phrase, expected) => {
    expect([...beginnings.of(phrase)].sort()).toEqual([...expected].sort());
  });
});

it.each<[source: string, sign: '|' | ' ', parts: string[]]>([
  ['a|b', '|', ['a', 'b']],
  ['(?:a|b) c|d', '|', ['(?:a|b) c', 'd']],
  ['[|] (?:a b) c', ' ', ['[|]', '(?:a b)', 'c']],
  ['a ?b {list}', ' ', ['a ?b', '{list}']],
])('%s splits at "%s" outside of groups', (source, sign, parts) => {
  expect(splitOutside(source, sign)).toEqual(parts);
});
