import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/**
 * Searches of people who do not buy. A negative does not cover plurals, genders or missing accents, so each
 * form is listed (https://support.google.com/google-ads/answer/2453972). A word that buyers also type
 * (`baixar` glicose, `cirurgia` in a post-surgery belt) only appears in phrases.
 */
const groups: NegativePack['groups'] = {
  core: words(`
    "de graça", "de graca", "sem pagar", "amostra grátis", "amostra gratis", "amostras grátis", "amostras gratis", "brinde grátis", "brinde gratis",
    sorteio, sorteios, doação, doacao, doações, doacoes, crackeado, crackeada, pirata, piratas, pirataria, réplica, replica, réplicas, replicas,
    falsificado, falsificada, falsificados, falsificadas, significado, significados, "o que significa", sinônimo, sinonimo, sinônimos, sinonimos,
    tradução, traducao, "em inglês", "em ingles", dicionário, dicionario, etimologia, wikipedia, wikipédia, horóscopo, horoscopo, "previsão do tempo", "previsao do tempo",
    atacado, atacadista, atacadistas, revenda, revender, "para revender", revendedor, revendedora, revendedores, fornecedor, fornecedores, dropshipping,
    franquia, franquias, importador, importadora, distribuidor, distribuidora, distribuidores, aluguel, alugar, empréstimo, emprestimo, empréstimos, emprestimos
  `),
  jobs: words(`
    emprego, empregos, "vaga de", "vagas de", "vagas para", "vaga para", vagas, salário, salario, salários, salarios, currículo, curriculo, currículos, curriculos,
    estágio, estagio, estágios, estagios, concurso, concursos, "trabalhe conosco", "trabalhar na", "trabalhar em casa", "trabalhar de casa", recrutamento,
    freelancer, freelancers, "home office vagas", "vaga home office", "renda extra", "ganhar dinheiro", "como vender", "quero vender", "seja um revendedor",
    "seja revendedora", afiliado, afiliada, afiliados, afiliadas, "programa de afiliados", hotmart, monetizze, braip, eduzz, kiwify, kirvano, perfectpay
  `),
  education: words(`
    curso, cursos, "aula de", "aulas de", "aula sobre", faculdade, faculdades, universidade, universidades, "professor de", "professora de",
    apostila, apostilas, resumo, resumos, redação, redacao, monografia, tcc, "artigo científico", "artigo cientifico", "artigos científicos", "artigos cientificos",
    tese, teses, slides, powerpoint, "trabalho escolar", "plano de aula", "história do", "historia do", "história da", "historia da", "quem inventou", quiz, enem
  `),
  media: words(`
    torrent, download, downloads, "baixar pdf", "baixar grátis", "baixar gratis", "baixar livro", "baixar app", "baixar vídeo", "baixar video", "para baixar grátis", pdf, epub,
    ebook, ebooks, "livro pdf", planilha, planilhas, "imagem de", "imagens de", imagens, "foto de", "desenho de", "desenho para colorir", "para colorir",
    gif, gifs, meme, memes, figurinha, figurinhas, png, vetor, logotipo, "papel de parede", "letra da música", "letra da musica", "letra de música", cifra, cifras,
    "filme completo", "assistir filme", "assistir online", dublado, legendado, "série completa", "serie completa", novela, novelas,
    youtube, tiktok, instagram, facebook, twitter, pinterest, telegram, podcast, podcasts, notícia, noticia, notícias, noticias, jornal
  `),
  doItYourself: words(`
    "como fazer", "como faz", "feito em casa", "fazer em casa", "receita de", "receita caseira", "receitas caseiras", "receita com", "receitas com", "receitas de",
    "passo a passo para fazer", tutorial, tutoriais, artesanal, artesanais, "molde de", molde, moldes, "faça você mesmo", "faca voce mesmo", diy
  `),
  used: words(`
    usado, usada, usados, usadas, seminovo, seminova, seminovos, seminovas, "segunda mão", "segunda mao", brechó, brecho, desapego, recondicionado, recondicionada,
    sucata, "conserto de", consertar, "como consertar", "peça de reposição", "peca de reposicao", "peças de reposição", "pecas de reposicao",
    "manual em português", "manual em portugues", "manual pdf", "manual do usuário", "manual do usuario", olx, enjoei
  `),
  afterSale: words(`
    "rastrear pedido", "rastreio do pedido", "rastreamento do pedido", "código de rastreio", "codigo de rastreio", "rastrear encomenda", "meu pedido", "pedido não chegou",
    "pedido nao chegou", "não chegou", "nao chegou", "segunda via", "2 via", "cancelar pedido", "cancelar compra", "cancelar assinatura", "como cancelar", "pedir reembolso",
    reembolso, estorno, "atendimento ao cliente", sac, 0800, "telefone de contato", "telefone da", "telefone do", "fale conosco", login, "fazer login", "área de membros", "area de membros",
    "minha conta", "esqueci a senha", "trocar produto", "reclamar de", jusbrasil, procon, advogado, advogada, advogados, "processo contra", "ação judicial", "acao judicial"
  `),
  marketplaces: words(`
    "mercado livre", mercadolivre, shopee, amazon, magalu, "magazine luiza", americanas, "casas bahia", aliexpress, shein, temu, drogasil, "droga raia", drogaraia, "pague menos", ultrafarma,
    "farmácia popular", "farmacia popular"
  `),
  medical: words(`
    sus, "posto de saúde", "posto de saude", hospital, hospitais, "cirurgia de", "fazer cirurgia", "preço da cirurgia", "preco da cirurgia", "exame de", "exames de", "consulta médica", "consulta medica",
    "consulta com", "cid 10", cid, cid10, "atestado médico", "atestado medico", "laudo médico", "laudo medico", "receita médica", "receita medica", "com receita", antibiótico, antibiotico,
    veterinário, veterinario, ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutida, tirzepatida, liraglutida, sibutramina, viagra, cialis, sildenafila, tadalafila, rivotril, ritalina, "tarja preta", "tarja vermelha"
  `),
  competitors: words(`
    "alternativa ao", "alternativas ao", "alternativa a", "parecido com", "similar ao", "genérico do", "generico do", "igual ao", "no lugar do", "substituto do", herbalife, natura, avon, "growth supplements", integralmedica, "max titanium"
  `),
  digital: digitalNegatives,
};

const { core, jobs, education, media, doItYourself, used, afterSale, medical } = groups;

export const negatives: NegativePack = {
  groups,
  oneClick: [core, jobs, education, media, doItYourself, used, afterSale, medical].flat(),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      artesanal, artesanais, "como faz", "como fazer", "feito em casa", "fazer em casa", "receita de", "receita com", "receitas com", "receitas de", molde, moldes, "com receita"
    `),
    home: words(`
      "assistir filme", youtube, "papel de parede", "faça você mesmo", "faca voce mesmo", quiz, "como fazer"
    `),
    pets: words(`
      veterinário, veterinario
    `),
    fitness: words(`
      "passo a passo para fazer", "fazer em casa"
    `),
    car: words(`
      youtube, "como fazer", "peça de reposição", "peca de reposicao", "peças de reposição", "pecas de reposicao", consertar
    `),
    garden: words(`
      "como fazer", "fazer em casa", "faça você mesmo", "faca voce mesmo", diy
    `),
    baby: words(`
      hospital, quiz
    `),
    physical: words(`
      "telefone da", "telefone do", "assistir online", revendedor, revendedora, "exame de", "cirurgia de"
    `),
  },
};
