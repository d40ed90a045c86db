import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { generators } from '#domain/making/texts/generators/index.ts';
import { toStoredItem } from '#domain/ads/items.ts';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { emptyTemplateStores, NUTRA_LIST } from '#domain/making/texts/templates.ts';

/** Sorted from the most to the least frequent name. */
export const firstNames = [
  'Maria',
  'José',
  'Ana',
  'João',
  'Antônio',
  'Francisco',
  'Carlos',
  'Paulo',
  'Pedro',
  'Lucas',
  'Luiz',
  'Marcos',
  'Luís',
  'Gabriel',
  'Rafael',
  'Daniel',
  'Marcelo',
  'Bruno',
  'Eduardo',
  'Felipe',
  'Juliana',
  'Fernanda',
  'Patrícia',
  'Aline',
  'Sandra',
  'Camila',
  'Amanda',
  'Bruna',
  'Jéssica',
  'Letícia',
  'Júlia',
  'Luciana',
  'Vanessa',
  'Mariana',
  'Gabriela',
  'Beatriz',
  'Larissa',
  'Vitória',
  'Rodrigo',
  'Gustavo',
  'Leandro',
  'Tiago',
  'Vinícius',
  'Caio',
  'Otávio',
  'Helena',
  'Sofia',
  'Cecília',
  'Inês',
  'Conceição',
  'Raimundo',
  'Sebastião',
  'Rosângela',
  'Simone',
  'Débora',
  'Cláudia',
  'Renata',
  'Lívia',
  'Natália',
  'Henrique',
  'Murilo',
  'Estêvão',
  'Joaquim',
  'Benício',
  'Ícaro',
  'Iara',
  'Jacira',
  'Moacir',
  'Ubirajara',
];

export const surnames = [
  'Silva',
  'Santos',
  'Oliveira',
  'Souza',
  'Rodrigues',
  'Ferreira',
  'Alves',
  'Pereira',
  'Lima',
  'Gomes',
  'Costa',
  'Ribeiro',
  'Martins',
  'Carvalho',
  'Almeida',
  'Lopes',
  'Soares',
  'Fernandes',
  'Vieira',
  'Barbosa',
  'Rocha',
  'Dias',
  'Nascimento',
  'Andrade',
  'Moreira',
  'Nunes',
  'Marques',
  'Machado',
  'Mendes',
  'Freitas',
  'Cardoso',
  'Ramos',
  'Gonçalves',
  'Santana',
  'Teixeira',
  'Araújo',
  'Pinto',
  'Azevedo',
  'Monteiro',
  'Cavalcanti',
  'Moura',
  'Correia',
  'Batista',
  'Campos',
  'Farias',
  'Sales',
  'Peixoto',
  'Fonseca',
  'Guimarães',
  'Brandão',
  'Assunção',
  'Magalhães',
  'Figueiredo',
  'Queiroz',
  'Siqueira',
  'Bittencourt',
  'Schmidt',
  'Müller',
  'Tanaka',
  'Bianchi',
  'Vasconcelos',
  'Sant’Anna',
  'Falcão',
];

/** One account in `RARE_EVERY` has this name, and no other name contains it. */
export const RARE_SURNAME = 'Zumbach';
export const RARE_EVERY = 25_000;

/** Domains that cannot exist: `.test` is reserved. */
export const mailDomains = ['correio.test', 'trafego.test', 'afiliados.test', 'agencia.test'];

export const products = [
  'Lipovita Max',
  'Sono Leve',
  'Articulare',
  'Visão Clara',
  'Capilvida',
  'Nutrifibra Detox',
  'Glicobem',
  'Colágeno Prime',
  'Memorex Ativo',
  'Testovigor',
  'Imunoforte C',
  'Serenacalm',
  'Cinta Modela Fit',
  'Escova Alisa Pro',
  'Mini Processador Turbo',
  'Massageador Relax 8D',
  'Luminária Céu Estrelado',
  'Fone Som Puro',
  'Mochila Nômade',
  'Garrafa Térmica Pulse',
];

export const niches = ['Emagrecimento', 'Saúde', 'Beleza', 'Sono', 'Casa', 'Eletrônicos', 'Articulações'];
export const countries = ['Brasil', 'Portugal', 'Estados Unidos', 'Espanha', 'México'];
export const platforms = ['Hotmart', 'Monetizze', 'Eduzz', 'Braip', 'Kiwify', 'ClickBank'];

export const notes = [
  'Testar correspondência de frase antes de abrir para ampla.',
  'CPA alvo de R$ 45. Pausar palavras com mais de 30 cliques sem venda.',
  'Página de vendas nova a partir de segunda-feira.',
  'Concorrente subiu o lance na marca: acompanhar a parcela de impressões.',
  'Anúncios aprovados; faltam os sitelinks.',
];

export const feedbacks = [
  'Gostei muito das palavras negativas, economizei bastante na primeira semana.',
  'Seria ótimo poder duplicar uma campanha inteira.',
  'O limite de caracteres em vermelho ajuda demais. Obrigada!',
  'Poderiam incluir modelos para lançamentos?',
  'Importei minha lista antiga sem problema nenhum.',
];

const LIST_LENGTH = 15;

/** The generators' lists of each product, as a campaign stores them. `product` counts from 1, as in SQL. */
export async function sampleLists() {
  const builtIn = await loadBuiltInTexts('pt');
  const input = { listKey: NUTRA_LIST, language: 'pt', funnel: 'middle', match: 'phrase' } as const;
  return products.flatMap((product, position) =>
    assetTypes.map((kind) => {
      const result = generators[kind].generate(
        { ...input, product },
        { stores: emptyTemplateStores, builtIn },
      );
      const items = result.ok ? result.items.slice(0, LIST_LENGTH) : [];
      return { product: position + 1, kind, content: items.map((item) => toStoredItem(kind, item)) };
    }),
  );
}
