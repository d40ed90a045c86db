import { emptySheet, type ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { isOfAnotherProduct, SheetSummary } from '#client/parts/product-sheet/sheet-summary.tsx';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import type { Draft } from './draft.ts';
import { useChosenCampaign, useOptions } from './use-draft.ts';

/** The sheet of the campaign or of the browser. Once saved, it fills the empty fields of the tool. */
export function DraftSheet({ draft }: { draft: Draft }) {
  const campaign = useChosenCampaign(draft);
  const { sheet = emptySheet, language } = useOptions(draft);
  const isOfAnother = useTabPart(draft.shared, ({ product }) => isOfAnotherProduct(sheet, product));
  function startFrom({ name, language: sheetLanguage }: ProductSheet): void {
    draft.setShared({
      ...(draft.read().product === '' && name !== undefined && { product: name }),
      ...(language === '' && sheetLanguage !== undefined && { language: sheetLanguage }),
    });
  }
  return <SheetSummary campaign={campaign} sheet={sheet} isOfAnother={isOfAnother} onSaved={startFrom} />;
}
