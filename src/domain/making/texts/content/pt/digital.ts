import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: Preço e Detalhes | Preço de {NOME_PRODUTO} | {NOME_PRODUTO}
    {NOME_PRODUTO}: O Que Inclui | {NOME_PRODUTO} Por Dentro
    Compre {NOME_PRODUTO} On-line | {NOME_PRODUTO} On-line
    [owner] {NOME_PRODUTO} Direto de Quem Criou | Compre Direto de Quem Criou
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} Para {PUBLICO} | Ideal Para {PUBLICO} | Para {PUBLICO}
    Inclui {ITENS} | Inclui {ITEM}
    {TIPO} Com {AULAS} Aulas | {AULAS} Aulas On-line
    Veja Tudo o Que Está Incluído
    Tudo On-line, Sem Sair de Casa
    Informação Clara Para Decidir
  `,
  price: `
    {NOME_PRODUTO} Por {PRECO} | {TIPO} Por {PRECO} | Preço: {PRECO}
    [interestFree] {PRECO} ou {PARCELAS}x Sem Juros | Em Até {PARCELAS}x Sem Juros
    Parcele em Até {PARCELAS}x | Em Até {PARCELAS}x
    Pague Com {PAGAMENTOS} | Aceita {PAGAMENTOS}
    [interestFree, lifetimeAccess] {PARCELAS}x Sem Juros + Vitalício
    Veja o Preço Antes de Comprar
    Quanto Custa e o Que Inclui
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Dias Para Pedir Reembolso
    Garantia de {DIAS_GARANTIA} Dias
    {DIAS_TESTE} Dias Para Testar
    [certificate] Certificado de Conclusão | Com Certificado
    Leia as Condições da Compra
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Acesso Imediato e Vitalício
    [instantAccess] Acesso Logo Após o Pagamento
    [lifetimeAccess] Acesso Vitalício ao Conteúdo | Acesso Vitalício
    {MESES_ACESSO} Meses de Acesso
    [updates] Atualizações Incluídas
    Veja Como Funciona o Acesso
  `,
  proof: `
    [reviews] Leia Avaliações de Quem Usou
    [support] Com Suporte Para Dúvidas
    Conheça Tudo em Detalhes
    Saiba Quem Está Por Trás
    Compare Com Outras Opções
  `,
  question: `
    {NOME_PRODUTO} É Para Você?
    Quanto Custa {NOME_PRODUTO}?
    Veja Se É Para Você
    Ainda em Dúvida? Leia Mais
  `,
  action: `
    Conheça {NOME_PRODUTO} Hoje | Conheça {NOME_PRODUTO}
    Tire Dúvidas Antes de Comprar
    Compre em Poucos Passos
    Veja Todos os Detalhes Agora
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. {DIFERENCIAL_3}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. Ideal para {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. Ideal para {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. Veja os detalhes e compre pela internet. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} inclui {ITENS}. Tudo on-line. | Inclui {ITENS}. Tudo on-line. | Inclui {ITENS}.
    Ideal para {PUBLICO}. Conheça {NOME_PRODUTO} e veja se é para você. | Ideal para {PUBLICO}. Veja se é para você.
    [certificate] {AULAS} aulas on-line e certificado de conclusão. | {AULAS} aulas on-line.
  `,
  name: `
    Conheça {NOME_PRODUTO}: o que inclui, para quem é, quanto custa e como acessar. | Conheça o conteúdo: o que inclui, para quem é, quanto custa e como acessar.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} por {PRECO}, em até {PARCELAS}x sem juros, com acesso na hora. | Por {PRECO}, em até {PARCELAS}x sem juros, com acesso na hora.
    [lifetimeAccess] {NOME_PRODUTO} por {PRECO}, com acesso vitalício. Compre pela internet. | Por {PRECO}, com acesso vitalício. Compre pela internet.
    [interestFree] {NOME_PRODUTO} por {PRECO}, em até {PARCELAS}x sem juros. | Por {PRECO}, em até {PARCELAS}x sem juros.
    {NOME_PRODUTO} por {PRECO}. Veja tudo o que está incluído antes de comprar. | Por {PRECO}. Veja tudo o que está incluído antes de comprar.
    Quanto custa e o que está incluído: leia antes de comprar e decida com calma.
  `,
  guarantee: `
    {NOME_PRODUTO}: se não gostar, você tem {DIAS_REEMBOLSO} dias para pedir o dinheiro de volta. | Não gostou? Você tem {DIAS_REEMBOLSO} dias para pedir o dinheiro de volta.
    Teste {NOME_PRODUTO} por {DIAS_TESTE} dias e decida depois. | Teste por {DIAS_TESTE} dias e decida depois.
    {NOME_PRODUTO} tem {DIAS_GARANTIA} dias de garantia. | Garantia de {DIAS_GARANTIA} dias.
  `,
  delivery: `
    [instantAccess, support] Acesso a {NOME_PRODUTO} logo após o pagamento, com suporte para as suas dúvidas. | Acesso logo após o pagamento, com suporte para as suas dúvidas.
    [instantAccess] Acesso a {NOME_PRODUTO} logo após o pagamento, pela internet. | Acesso logo após o pagamento, pela internet.
    [support, updates] {NOME_PRODUTO}: {MESES_ACESSO} meses de acesso, com suporte e atualizações. | {MESES_ACESSO} meses de acesso, com suporte e atualizações.
    [support, updates] {NOME_PRODUTO}: suporte para as suas dúvidas e atualizações incluídas. | Suporte para as suas dúvidas e atualizações incluídas.
    [support] {NOME_PRODUTO} com suporte para as suas dúvidas. Compre pela internet. | Com suporte para as suas dúvidas. Compre pela internet.
    [lifetimeAccess, updates] {NOME_PRODUTO}: acesso vitalício e atualizações incluídas. | Acesso vitalício e atualizações incluídas.
  `,
  proof: `
    [reviews] Leia o que dizem de {NOME_PRODUTO} antes de comprar. | Leia as avaliações e decida com calma.
    Conheça quem criou {NOME_PRODUTO} e tudo o que está incluído antes de comprar. | Conheça quem está por trás e tudo o que está incluído antes de comprar.
  `,
  question: `
    {NOME_PRODUTO} é para você? Veja para quem foi feito e o que é preciso para começar. | É para você? Veja para quem foi feito e o que é preciso para começar.
  `,
  action: `
    Compare {NOME_PRODUTO} com outras opções e compre pela internet quando decidir. | Compare com outras opções e compre pela internet quando decidir.
  `,
};

export const digitalSitelinks = {
  name: `
    O Que Está Incluído ; Inclui {ITEM} | Veja cada item incluído ; Leia antes de comprar
    Sobre {NOME_PRODUTO} | Sobre o Produto ; Para quem é e como funciona ; O que é preciso para começar
  `,
  price: `
    Preço ; Por {PRECO} | Veja quanto custa ; [interestFree] Em até {PARCELAS}x sem juros | Veja o que está incluído
    Formas de Pagamento ; Aceita {PAGAMENTOS} | Veja como pagar ; Confira o total antes de pagar
  `,
  delivery: `
    Como Acessar ; [instantAccess] Acesso logo após o pagamento | Entenda como funciona o acesso ; [lifetimeAccess] Acesso vitalício | O que você precisa ter
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Dias de Reembolso ; {DIAS_REEMBOLSO} dias para pedir o reembolso ; Saiba como pedir
    [certificate] Certificado ; Certificado de conclusão ; Veja como emitir o seu
  `,
  proof: `
    Quem Criou ; Saiba quem está por trás ; Conheça antes de comprar
    [reviews] Avaliações ; Leia o que dizem os clientes ; Compare antes de decidir
  `,
  question: `
    Perguntas Frequentes ; Respostas curtas e diretas ; Tire dúvidas antes de comprar
  `,
  action: `
    Como Comprar ; A compra passo a passo ; Tudo pela internet
    [support] Suporte ; Ajuda para as suas dúvidas ; Veja como falar conosco
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS}x Sem Juros
    [pix] Pague no Pix
    [boleto] Aceita Boleto
    Preço Claro na Página
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Dias de Reembolso
    {DIAS_GARANTIA} Dias de Garantia
    {DIAS_TESTE} Dias de Teste
    [certificate] Com Certificado
    Condições Por Escrito
  `,
  delivery: `
    [instantAccess] Acesso na Hora
    [lifetimeAccess] Acesso Vitalício
    {MESES_ACESSO} Meses de Acesso
    [updates] Atualizações Incluídas
    Acesso Pela Internet
    Tudo On-line
  `,
  proof: `
    [support] Suporte Para Dúvidas
    Veja o Que Inclui
    Saiba Quem Criou
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} Aulas On-line
    Para {PUBLICO}
    Inclui {ITEM}
    Decida Com Calma
  `,
  question: `
    Respostas Para Dúvidas
  `,
  action: `
    Compra Pela Internet
    Sem Sair de Casa
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Primeira Compra
    Compra On-line
    [pix] Pagamento no Pix
    [card] Pagamento no Cartão
    Novos Clientes
  `,
  delivery: `
    [lifetimeAccess] Acesso Vitalício
    Acesso On-line
  `,
  benefit: `
    {TIPO}
    Compras no Site
    Pedidos On-line
  `,
  action: `
    Tudo no Site
    Itens Selecionados
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      melhor aaa
      qual aaa escolher
      como escolher aaa
      aaa vale a pena
      aaa online
      aaa para iniciantes
    `,
    about: `
      aaa como funciona
      aaa para que serve
    `,
  }),
  middle: keywords({
    reviews: `
      aaa é bom
      aaa é bom mesmo
      aaa funciona mesmo
      aaa avaliações
      aaa opiniões
      aaa depoimentos
    `,
    complaint: `
      aaa é confiável
      aaa reclamações
    `,
    ingredients: `
      aaa conteúdo
      aaa o que inclui
    `,
    usage: `
      aaa como acessar
      aaa tem certificado
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa site oficial
      aaa página oficial
    `,
    buy: `
      comprar aaa
      onde comprar aaa
      aaa inscrição
      assinar aaa
      aaa acesso
      aaa matrícula
    `,
    price: `
      aaa preço
      aaa valor
      quanto custa aaa
      aaa mensalidade
    `,
    coupon: `
      aaa cupom
      aaa cupom de desconto
      aaa desconto
      aaa promoção
      aaa black friday
    `,
    delivery: `
      aaa garantia
      aaa parcelado
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  rateio, rateios, vazado, vazada, vazados, crack, cracked, serial, ativador, keygen, "mod apk", apk, warez, "google drive", mega, mediafire, 4shared, "baixar completo", "link direto", "pdf grátis", "pdf gratis", "curso grátis",
  "curso gratis", "cursos gratuitos", "ead gratuito", senai, senac, sebrae, sisu, prouni, fies, "download grátis", "download gratis", "ebook grátis", "ebook gratis", "planilha grátis",
  "planilha gratis", "modelo grátis", "modelo gratis", "app grátis", "app gratis"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  currículo, curriculo, currículos, curriculos,
  curso, cursos, "aula de", "aulas de", "aula sobre", apostila, apostilas, download, downloads, "baixar app", pdf, epub, ebook, ebooks, "livro pdf", planilha, planilhas, "professor de", "professora de", tutorial, tutoriais,
  hotmart, eduzz, kiwify, monetizze, braip, slides, powerpoint, resumo, resumos, "como fazer", "como faz", "área de membros", "area de membros", youtube, instagram, tiktok, "ganhar dinheiro", "renda extra", "trabalhar em casa"
`);
