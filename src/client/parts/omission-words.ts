import type { OmissionReason, Omission } from '#domain/making/editor-file/exportable-draft.ts';

export const kindLabels: Record<Omission['kind'], string> = {
  adGroups: 'Grupos de anúncios',
  keywords: 'Palavras-chave',
  groupNegatives: 'Negativas de grupo',
  negatives: 'Negativas da campanha',
  negativeLists: 'Listas de negativas',
  ads: 'Anúncios',
  sitelinks: 'Sitelinks',
  callouts: 'Frases de destaque',
  snippets: 'Snippets',
  promotions: 'Promoções',
  prices: 'Preços',
  calls: 'Telefones',
  businessNames: 'Nome da empresa',
  locations: 'Locais',
  titles: 'Título',
  descriptions: 'Descrição',
  settings: 'Dados',
};

/** One of the kind, below its number in the list of what a file contains. */
export const oneOfKind: Partial<Record<Omission['kind'], string>> = {
  adGroups: 'Grupo de anúncios',
  groupNegatives: 'Negativa de grupo',
  negatives: 'Negativa da campanha',
  negativeLists: 'Lista de negativas',
  ads: 'Anúncio',
  sitelinks: 'Sitelink',
  callouts: 'Frase de destaque',
  snippets: 'Snippet',
  promotions: 'Promoção',
  prices: 'Preço',
  calls: 'Telefone',
  keywords: 'Palavra-chave',
  locations: 'Local',
};

export const outReasons: Record<OmissionReason, string> = {
  refused: 'O Google não aceita estes caracteres ou este tamanho.',
  repeated: 'Já está no arquivo.',
  too_long: 'Passa do limite de caracteres.',
  broken_tag: 'Tem uma tag dinâmica que o Google não aceita.',
  same_page: 'A página é a mesma de outro sitelink ou do anúncio: cada um precisa da sua.',
  few_titles: 'Tem menos de 3 títulos válidos.',
  few_descriptions: 'Tem menos de 2 descrições válidas.',
  no_url: 'Falta a URL final.',
  no_discount: 'Falta o desconto.',
  few_values: 'Tem menos de 3 valores.',
  few_items: 'Tem menos de 3 itens completos.',
  half_item: 'Falta o título, a descrição ou o preço deste item.',
  no_phone: 'Este telefone não existe no país escolhido.',
  empty_group: 'Não tem palavras nem anúncios.',
  not_in_this_file: 'O envio pelo navegador não tem coluna para isto.',
};
