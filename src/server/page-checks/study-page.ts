import { checkPage } from '#domain/making/landing-page/check-page.ts';
import type { PageReport } from '#domain/making/landing-page/finding-codes.ts';
import { findBrokenPromises, type PromisingTexts } from '#domain/making/landing-page/promised-texts.ts';
import { parsePage } from '#domain/making/landing-page/parse-page.ts';
import { type Sketch, sketchOf } from '#domain/making/landing-page/sketch.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';

export interface StudyRequest {
  html: string;
  /** The page that other visitors got; null when it did not answer. */
  others: readonly (string | null)[];
  url: string;
  sheet: ProductSheet;
  promised: PromisingTexts;
}

export interface StudiedPage {
  report: PageReport;
  sketch: Sketch;
  others: readonly (Sketch | null)[];
}

export async function studyPage({ html, others, url, sheet, promised }: StudyRequest): Promise<StudiedPage> {
  const page = parsePage(html);
  const { findings, warnings } = await checkPage(page, { url, sheet });
  return {
    report: { findings: [...findings, ...findBrokenPromises(page, promised)], warnings },
    sketch: sketchOf(page),
    others: others.map((other) => (other === null ? null : sketchOf(parsePage(other)))),
  };
}
