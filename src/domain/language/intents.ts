/** The intent of the person who types a keyword, and why the keyword is useful. The interface shows both. */
export const intents = {
  name: {
    label: 'Só o nome',
    why: 'Quem digita só o nome já conhece o produto. É a pesquisa de marca, a que mais converte.',
  },
  official: {
    label: 'Página oficial',
    why: 'Quem procura a página oficial quer comprar sem risco. Use só como palavra-chave, nunca no anúncio de quem não é o dono.',
  },
  buy: { label: 'Comprar', why: 'A pessoa já decidiu e procura onde comprar.' },
  price: { label: 'Preço', why: 'A pessoa compara valores antes de fechar o pedido.' },
  coupon: { label: 'Cupom e oferta', why: 'A pessoa vai comprar e procura pagar menos.' },
  delivery: {
    label: 'Entrega e pagamento',
    why: 'A última dúvida antes do pedido: prazo, frete e forma de pagar.',
  },
  about: { label: 'O que é', why: 'A pessoa ouviu falar do produto e quer entender antes de decidir.' },
  reviews: { label: 'Avaliações', why: 'A pessoa procura a opinião de quem já comprou.' },
  choice: { label: 'Escolha', why: 'A pessoa compara opções e ainda não tem um nome na cabeça.' },
  safety: { label: 'É seguro', why: 'A pessoa quer saber se pode usar e se o produto é verdadeiro.' },
  complaint: {
    label: 'Reclamações',
    why: 'A pessoa desconfia. Uma página que responde com clareza ainda converte.',
  },
  ingredients: { label: 'Composição', why: 'A pessoa lê o rótulo ou a ficha técnica antes de comprar.' },
  usage: { label: 'Como usar', why: 'A pessoa já se imagina usando e quer saber como.' },
  marketplace: { label: 'Marketplace', why: 'A pessoa procura o produto em uma loja que já conhece.' },
  pharmacy: { label: 'Farmácia', why: 'A pessoa procura o produto em uma farmácia perto de casa.' },
  country: { label: 'País', why: 'A pessoa quer saber se o produto é vendido no país dela.' },
  form: { label: 'Forma', why: 'A pessoa sabe em que forma quer o produto.' },
  misspelling: { label: 'Erro de digitação', why: 'O nome como as pessoas o digitam com pressa.' },
  problem: {
    label: 'Problema',
    why: 'A pessoa sente o problema e ainda não conhece o produto. Leve para um conteúdo que explica.',
  },
} as const satisfies Record<string, { label: string; why: string }>;

export type Intent = keyof typeof intents;
