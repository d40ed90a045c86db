import { checkPage } from '#domain/making/landing-page/check-page.ts';
import type { PageReport } from '#domain/making/landing-page/finding-codes.ts';
import { parsePage } from '#domain/making/landing-page/parse-page.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';

export interface PageRequest {
  html: string;
  sheet: ProductSheet;
}

export const pageFunctions = {
  check: ({ html, sheet }: PageRequest): Promise<PageReport> => checkPage(parsePage(html), { sheet }),
};
