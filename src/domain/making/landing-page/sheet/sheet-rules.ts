import type { Seen } from '../finding-codes.ts';
import { excerptAround } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { compareDelivery, compareDeliveryData } from './delivery.ts';
import { compareGuarantee, compareReturnData } from './guarantee.ts';
import { comparePrice, comparePriceData } from './price.ts';
import { compareName } from './product-name.ts';

/** Finds contradictions between the page and the product sheet from which the ads are made. */
export function findSheetDifferences(reading: Reading): Seen[] {
  return [
    ...shownOr(comparePrice(reading), comparePriceData(reading)),
    ...shownOr(compareGuarantee(reading), compareReturnData(reading)),
    ...shownOr(compareDelivery(reading), compareDeliveryData(reading)),
    ...compareName(reading),
    ...compareLanguage(reading),
  ];
}

/** What people see counts before what machines are told. */
function shownOr(shown: Seen[], forMachines: Seen[]): Seen[] {
  return shown.length > 0 ? shown : forMachines;
}

function compareLanguage({ language, sheet, blocks, contentWords }: Reading): Seen[] {
  if (language === null || sheet.language === undefined || language === sheet.language || contentWords < 30)
    return [];
  const [longest] = [...blocks].sort((a, b) => b.words - a.words);
  return [
    { code: 'mixed_language', excerpt: excerptAround(longest?.text ?? ''), where: longest?.where ?? '' },
  ];
}
