import { describe, expect, it } from 'vitest';
import { readEditorFile } from './editor-file.ts';
import { writeNegatives } from './write-negatives.ts';

const chosen = [
  { campaign: 'BR', adGroup: null, text: '"grátis"' },
  { campaign: 'BR', adGroup: 'Fundo', text: '[como fazer]' },
  { campaign: 'BR', adGroup: null, text: '"grátis"' },
  { campaign: 'US', adGroup: null, text: '"grátis"' },
  { campaign: 'BR', adGroup: null, text: '"a, b"' },
];
const out = [
  { text: '"grátis"', why: 'repeated' },
  { text: '"a, b"', why: 'refused' },
];

describe('a file with nothing but negatives', () => {
  it('for Editor has one row for each negative, and Editor’s reader finds them', () => {
    const file = writeNegatives(chosen, 'editor');
    expect(file).toMatchObject({ rows: 3, out });
    const text = new TextDecoder('utf-16le').decode(file.bytes);
    expect(text.split('\r\n')).toEqual([
      'Campaign\tAd Group\tKeyword\tCriterion Type\tStatus',
      'BR\t\tgrátis\tCampaign Negative Phrase\t',
      'BR\tFundo\tcomo fazer\tNegative Exact\tEnabled',
      'US\t\tgrátis\tCampaign Negative Phrase\t',
      '',
    ]);
    expect(readEditorFile(file.bytes)).toMatchObject({ ok: true });
  });

  it('for the upload in the browser has Google’s columns and values', () => {
    const file = writeNegatives(chosen, 'web');
    const [header = '', ...rows] = new TextDecoder().decode(file.bytes).trim().split('\r\n');
    expect(header.split(',')).toHaveLength(11);
    expect(rows).toEqual([
      'Negative keyword,Add,,Campaign,,BR,,,,grátis,Phrase match',
      'Negative keyword,Add,,Ad group,,BR,,Fundo,,como fazer,Exact match',
      'Negative keyword,Add,,Campaign,,US,,,,grátis,Phrase match',
    ]);
  });
});
