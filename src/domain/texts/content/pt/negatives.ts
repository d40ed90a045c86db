import { words } from '../list.ts';

/**
 * Searches that do not buy. A negative covers neither plural, gender nor a missing accent, so each form that
 * people type stands by itself (https://support.google.com/google-ads/answer/2453972). None is a word for a thing
 * somebody sells: `jogo` is a set of pans, `infantil` and `cachorro` say whom a product is for.
 */
export const negatives = words(`
  grátis, gratis, gratuito, gratuita, gratuitos, gratuitas, de graça, de graca, sem pagar, amostra, amostras, brindes, sorteio, sorteios,
  doação, doacao, doações, doacoes, torrent, download, downloads, baixar, pdf, epub, ebook, ebooks, apostila, apostilas, planilha, planilhas,
  crackeado, crackeada, pirata, piratas, pirataria, réplica, replica, réplicas, replicas, falso, falsa, falsos, falsas, falsificado, falsificada,
  usado, usada, usados, usadas, seminovo, seminova, seminovos, seminovas, segunda mão, segunda mao, brechó, brecho, desapego, conserto, consertar,
  emprego, empregos, vaga, vagas, salário, salario, salários, salarios, currículo, curriculo, estágio, estagio, estágios, estagios, concurso, concursos,
  trabalhe conosco, recrutamento, freelancer, freelancers, home office, renda extra, ganhar dinheiro, afiliado, afiliada, afiliados, afiliadas,
  hotmart, monetizze, braip, eduzz, kiwify, dropshipping, revenda, revender, revendedor, revendedora, revendedores, atacado, atacadista, atacadistas,
  fornecedor, fornecedores, franquia, franquias, distribuidor, distribuidora, distribuidores, importador, importadora, aliexpress, shein, olx, enjoei,
  wikipedia, wikipédia, significado, significados, sinônimo, sinonimo, sinônimos, tradução, traducao, dicionário, dicionario, etimologia, gramática, gramatica,
  história, historia, origem, resumo, resumos, redação, redacao, monografia, tcc, artigo científico, artigo cientifico, tese, teses, slides, powerpoint,
  curso, cursos, aula, aulas, faculdade, faculdades, universidade, universidades, professor, professora, professores, apresentação, apresentacao,
  receita, receitas, caseiro, caseira, caseiros, caseiras, feito em casa, passo a passo, tutorial, tutoriais,
  imagem, imagens, foto, fotos, desenho, desenhos, gif, gifs, meme, memes, figurinha, figurinhas, png, vetor, logotipo,
  música, musica, músicas, musicas, letra, letras, cifra, cifras, filme, filmes, série, serie, séries, novela, novelas, game, games,
  youtube, tiktok, instagram, facebook, twitter, pinterest, telegram, reddit, podcast, podcasts, notícia, noticia, notícias, noticias, jornal,
  processo, processos, advogado, advogada, advogados, justiça, justica, jusbrasil, denúncia, denuncia, denúncias, multa, multas, lei, leis,
  sus, posto de saúde, posto de saude, hospital, hospitais, cirurgia, cirurgias, exame, exames, consulta médica, consulta medica,
  veterinário, veterinario, aluguel, alugar, empréstimo, emprestimo, simulador, calculadora, horóscopo, horoscopo, previsão do tempo, mapa, mapas
`);
