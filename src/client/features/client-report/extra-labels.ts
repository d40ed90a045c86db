import type { ReportExtra } from '#domain/making/campaign/share.ts';

export const extraLabels: Readonly<Record<ReportExtra, string>> = {
  ownerName: 'Meu nome',
  notes: 'Anotações',
  values: 'Comissão e preço do produto',
};
