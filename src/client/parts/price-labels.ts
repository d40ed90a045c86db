import type { PriceQualifier, PriceType, PriceUnit } from '#domain/making/structure/campaign-assets.ts';

// Google's own names in Portuguese. Files always contain the English ones.

export const priceTypeLabels: Record<PriceType, string> = {
  Brands: 'Marcas',
  Events: 'Eventos',
  Locations: 'Locais',
  Neighborhoods: 'Bairros',
  'Product categories': 'Categorias de produtos',
  'Product tiers': 'Níveis do produto',
  Services: 'Serviços',
  'Service categories': 'Categorias de serviços',
  'Service tiers': 'Níveis do serviço',
};

export const priceQualifierLabels: Record<PriceQualifier, string> = {
  From: 'A partir de',
  'Up to': 'Até',
  Average: 'Em média',
};

export const priceUnitLabels: Record<PriceUnit, string> = {
  'Per hour': 'hora',
  'Per day': 'dia',
  'Per week': 'semana',
  'Per month': 'mês',
  'Per year': 'ano',
  'Per night': 'noite',
};
