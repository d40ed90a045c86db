import type { DraftSnippet } from '#domain/making/structure/campaign-assets.ts';

/** Google's own names in Portuguese. Files always contain the English ones. */
export const snippetLabels: Record<DraftSnippet['header'], string> = {
  Types: 'Tipos',
  Styles: 'Estilos',
  Brands: 'Marcas',
  Models: 'Modelos',
  'Service catalog': 'Serviços',
  Amenities: 'Comodidades',
  Courses: 'Cursos',
  'Degree programs': 'Cursos de graduação',
  Destinations: 'Destinos',
  'Featured hotels': 'Hotéis em destaque',
  'Insurance coverage': 'Cobertura do seguro',
  Neighborhoods: 'Bairros',
  Shows: 'Programas',
};
