import type { SharedField } from '#domain/making/campaign/share.ts';

export const extraLabels: Readonly<Record<SharedField, string>> = {
  ownerName: 'Meu nome',
  notes: 'Anotações',
  values: 'Comissão e preço do produto',
};
