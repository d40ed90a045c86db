import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { conflictKind, findConflicts } from './find-conflicts.ts';

describe('conflictKind of one negative and one keyword', () => {
  it.each([
    ['grátis', 'curso grátis', 'total'],
    ['grátis', '[curso grátis]', 'total'],
    ['grátis', 'curso gratis', null],
    ['"curso grátis"', 'curso grátis', 'partial'],
    ['"curso grátis"', '"curso grátis online"', 'total'],
    ['"curso grátis"', '"grátis curso"', null],
    ['[curso grátis]', 'curso grátis', 'partial'],
    ['[curso grátis]', '"curso grátis"', 'partial'],
    ['[curso grátis]', '[curso grátis]', 'total'],
    ['[curso]', '[curso grátis]', null],
    ['t-rex', '[boneco t rex]', 'total'],
    ['rex t', '"t rex"', 'total'],
    ['REX', 'rex', 'total'],
    // The former modifier means a phrase.
    ['curso', '+curso +grátis', 'total'],
    ['"curso grátis"', '+curso +grátis', 'total'],
    ['[curso grátis]', '+curso +grátis', 'partial'],
    // Google finds words where no blanks stand, but does not say where each of them ends.
    ['花束', '赤い花束', 'partial'],
    ['無料', '[vitalmax 送料無料]', 'partial'],
    ['無料', '"vitalmax 無料"', 'total'],
    ['送料無料', 'vitalmax 送料無料', 'total'],
    ['東京都港区', '港区 vitalmax 東京都', 'partial'],
    ['グラス', 'サングラス', null],
    ['眼鏡', '双眼鏡', null],
    ['ฟรี', 'vitalmax ส่งฟรี', 'partial'],
    ['ฟรี', '"vitalmax ฟรี"', 'total'],
    ['免费', '维生素免费试用', 'partial'],
    ['무료', '무료배송 vitalmax', null],
  ])('%s and %s: %s', (negative, keyword, expected) => {
    expect(conflictKind(parseNegativeKeyword(negative), parseKeyword(keyword))).toBe(expected);
  });
});

describe('findConflicts', () => {
  it("applies a group's negative only in that group", () => {
    const negatives = [
      { ...parseNegativeKeyword('grátis'), groupId: 'a' },
      { ...parseNegativeKeyword('grátis'), groupId: null },
    ];
    const keywords = ['a', 'b'].map((groupId) => ({ ...parseKeyword('curso grátis'), groupId }));
    expect(findConflicts(negatives, keywords)).toEqual([
      { negative: 0, total: 1, partial: 0, examples: [{ keyword: 0, kind: 'total' }] },
      {
        negative: 1,
        total: 2,
        partial: 0,
        examples: [
          { keyword: 0, kind: 'total' },
          { keyword: 1, kind: 'total' },
        ],
      },
    ]);
  });

  it('finds the same conflicts as comparing all pairs', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'é', 'T-rex', '無料', '送料無料', 'ส่งฟรี', 'ฟรี'), {
      minLength: 1,
      maxLength: 5,
    });
    const written = fc
      .tuple(words, fc.constantFrom('', '"', '['))
      .map(([all, sign]) => `${sign}${all.join(' ')}${sign === '[' ? ']' : sign}`);
    const name = fc.constantFrom('x', 'y');
    const negatives = fc.array(fc.tuple(written, fc.option(name)), { maxLength: 12 });
    const keywords = fc.array(fc.tuple(written, name), { maxLength: 12 });
    fc.assert(
      fc.property(negatives, keywords, (placedNegatives, placedKeywords) => {
        const [all, own] = [
          placedNegatives.map(([text, groupId]) => ({ ...parseNegativeKeyword(text), groupId })),
          placedKeywords.map(([text, groupId]) => ({ ...parseKeyword(text), groupId })),
        ];
        const pairs = all.map((negative) => {
          const kinds = own
            .filter(({ groupId }) => negative.groupId === null || negative.groupId === groupId)
            .map((keyword) => conflictKind(negative, keyword));
          const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
          return { total: count('total'), partial: count('partial') };
        });
        const found = new Map(findConflicts(all, own).map((conflict) => [conflict.negative, conflict]));
        expect(
          all.map((_, at) => ({ total: found.get(at)?.total ?? 0, partial: found.get(at)?.partial ?? 0 })),
        ).toEqual(pairs);
      }),
    );
  });
});
