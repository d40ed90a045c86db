import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { FindingCode } from '../finding-codes.ts';
import type { FixtureLanguage } from './page-texts.ts';
import type { SellersForm } from './sellers-forms.ts';

type Kind = NonNullable<ProductSheet['kind']>;
type Seller = NonNullable<ProductSheet['seller']>;
type Pieces = readonly (readonly [FixtureLanguage, string])[];

/** Pieces of one code, each with its language. Plain words stand in a paragraph. */
export function forms(
  code: FindingCode,
  kind: Kind,
  pieces: Pieces,
  seller: Seller = 'owner',
): SellersForm[] {
  return pieces.map(([language, piece]): SellersForm => [
    ...([code, language, kind, seller] as const),
    piece.startsWith('<') ? piece : `<p>${piece}</p>`,
  ]);
}

/** What two pictures or two captions show of a body. */
export function pair(first: string, second: string, alts: readonly [string, string] = ['', '']): string {
  return `<figure><img src="/a1.jpg" alt="${alts[0]}"><figcaption>${first}</figcaption></figure><figure><img src="/a2.jpg" alt="${alts[1]}"><figcaption>${second}</figcaption></figure>`;
}
