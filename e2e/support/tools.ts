/** Test data of each tool. The product is always FitMax, the language Portuguese. */
export interface Tool {
  slug: string;
  kind: string;
  title: string;
  label: string;
  generate: string;
  toast: string;
  empty: string;
  placeholder: string;
  needs: { product: boolean; funnel: boolean };
  /** The badge's text after generating. */
  generated: string;
  savedIn: string;
  /** A text file, and the list after importing it: as exported and as copied. */
  file: string;
  exported: string;
  copied: string;
  /** Entries typed after the import: one that already exists and a new one. */
  typed: string;
  typedExported: string;
}

const plain = (lines: string[]) => ({ exported: lines.join('\n'), copied: lines.join('\n') });
const onlyProduct = { product: true, funnel: false };

export const tools: readonly Tool[] = [
  {
    slug: 'keywords',
    kind: 'keywords',
    title: 'Gerador de Palavras-chave',
    label: 'Palavras-chave',
    generate: 'Gerar palavras-chave',
    toast: 'Palavras-chave Geradas!',
    empty: 'Nenhuma palavra-chave gerada',
    placeholder: 'Uma palavra-chave por linha...',
    needs: { product: true, funnel: true },
    generated: '24 palavras-chave geradas',
    savedIn: 'Lista de palavras-chave salva em Verão',
    file: '  fitmax preço \r\n\r\n[fitmax comprar]\r\n',
    ...plain(['fitmax preço', '[fitmax comprar]']),
    typed: 'fitmax preço\n"fitmax bula"',
    typedExported: 'fitmax preço\n[fitmax comprar]\n"fitmax bula"',
  },
  {
    slug: 'negative-keywords',
    kind: 'negative_keywords',
    title: 'Palavras-chave Negativas',
    label: 'Negativas',
    generate: 'Carregar palavras negativas',
    toast: 'Palavras Negativas Carregadas!',
    empty: 'Nenhuma palavra negativa carregada',
    placeholder: 'Uma palavra negativa por linha...',
    needs: { product: false, funnel: false },
    generated: '360 palavras negativas',
    savedIn: 'Lista de palavras negativas salva em Verão',
    file: 'Grátis\nUSADO\n',
    ...plain(['grátis', 'usado']),
    typed: 'GRÁTIS\nAluguel',
    typedExported: 'grátis\nusado\naluguel',
  },
  {
    slug: 'titles',
    kind: 'titles',
    title: 'Gerador de Títulos',
    label: 'Títulos',
    generate: 'Gerar títulos',
    toast: 'Títulos Gerados!',
    empty: 'Nenhum título gerado',
    placeholder: 'Um título por linha...',
    needs: onlyProduct,
    generated: '13 títulos gerados',
    savedIn: 'Lista de títulos salva em Verão',
    file: 'Um título que passa bem dos trinta caracteres\nCurto',
    ...plain(['Um título que passa bem dos tr', 'Curto']),
    typed: 'Curto\nOutro',
    typedExported: 'Um título que passa bem dos tr\nCurto\nOutro',
  },
  {
    slug: 'descriptions',
    kind: 'descriptions',
    title: 'Gerador de Descrições',
    label: 'Descrições',
    generate: 'Gerar descrições',
    toast: 'Descrições Geradas!',
    empty: 'Nenhuma descrição gerada',
    placeholder: 'Uma descrição por linha...',
    needs: onlyProduct,
    generated: '4 descrições geradas',
    savedIn: 'Lista de descrições salva em Verão',
    file: `${'x'.repeat(95)}\nCompre no site oficial.`,
    ...plain(['x'.repeat(90), 'Compre no site oficial.']),
    typed: 'Compre no site oficial.\nFale com a gente.',
    typedExported: `${'x'.repeat(90)}\nCompre no site oficial.\nFale com a gente.`,
  },
  {
    slug: 'sitelinks',
    kind: 'sitelinks',
    title: 'Gerador de Sitelinks',
    label: 'Sitelinks',
    generate: 'Gerar sitelinks',
    toast: 'Sitelinks Gerados!',
    empty: 'Nenhum sitelink gerado',
    placeholder: 'Texto;Descrição1;Descrição2',
    needs: onlyProduct,
    generated: '7 sitelinks gerados',
    savedIn: 'Lista de sitelinks salva em Verão',
    file: 'Comprar agora;Site oficial;Entrega rápida\n;sem texto;some\nContato',
    exported:
      'Texto: Comprar agora\nDescrição 1: Site oficial\nDescrição 2: Entrega rápida\n\n' +
      'Texto: Contato\nDescrição 1: \nDescrição 2: ',
    copied: 'Comprar agora; Site oficial; Entrega rápida\nContato; ; ',
    typed: 'Contato\nDúvidas;Perguntas frequentes;Respostas em um minuto',
    typedExported:
      'Texto: Comprar agora\nDescrição 1: Site oficial\nDescrição 2: Entrega rápida\n\n' +
      'Texto: Contato\nDescrição 1: \nDescrição 2: \n\n' +
      'Texto: Dúvidas\nDescrição 1: Perguntas frequentes\nDescrição 2: Respostas em um minuto',
  },
  {
    slug: 'callouts',
    kind: 'callouts',
    title: 'Gerador de Frases de Destaque',
    label: 'Frases de destaque',
    generate: 'Gerar frases',
    toast: 'Frases Geradas!',
    empty: 'Nenhuma frase gerada',
    placeholder: 'Uma frase por linha...',
    needs: onlyProduct,
    generated: '9 frases geradas',
    savedIn: 'Lista de frases salva em Verão',
    file: 'Frase comprida demais para caber\nFrete grátis',
    ...plain(['Frase comprida demais par', 'Frete grátis']),
    typed: 'Frete grátis\nSuporte humano',
    typedExported: 'Frase comprida demais par\nFrete grátis\nSuporte humano',
  },
  {
    slug: 'promotions',
    kind: 'promotions',
    title: 'Gerador de Promoções',
    label: 'Promoções',
    generate: 'Gerar promoções',
    toast: 'Promoções Geradas!',
    empty: 'Nenhuma promoção gerada',
    placeholder: 'Uma promoção por linha...',
    needs: onlyProduct,
    generated: '8 promoções geradas',
    savedIn: 'Lista de promoções salva em Verão',
    file: 'Kit com três potes e um brinde\nPote único',
    ...plain(['Kit com três potes e', 'Pote único']),
    typed: 'Pote único\nKit 2 potes',
    typedExported: 'Kit com três potes e\nPote único\nKit 2 potes',
  },
];
