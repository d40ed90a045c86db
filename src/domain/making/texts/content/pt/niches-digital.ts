import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      falta de prática | a falta de prática | não sei por onde começar
      dificuldade para estudar | a dificuldade para estudar | não consigo estudar em casa
      mudança de carreira | a mudança de carreira | quero mudar de área
      falta de experiência | a falta de experiência | não tenho experiência na área
    `,
    questions: `
      curso online vale a pena
      melhor curso online com certificado
      curso online para iniciantes
      curso online qual escolher
    `,
    ingredients: `videoaulas, apostila em PDF, exercícios, grupo de alunos`,
    claims: `
      Estude de Onde Você Estiver
      Aprenda Pela Internet
      [certificate] Curso Com Certificado
      Veja o Programa do Curso
    `,
    forbidden: `
      Emprego garantido ao terminar => Conteúdo voltado para a prática da profissão
      Fique rico com este curso => Conheça o programa e o que cada aula ensina
    `,
    negatives: `"curso presencial", "presencial perto de mim", vestibular, "faculdade ead", "bolsa de estudo", "concurso público", "concurso publico", "jovem aprendiz"`,
  }),
  languageCourses: niche({
    problems: `
      dificuldade com inglês | a dificuldade com o inglês | não consigo falar inglês
      medo de falar | o medo de falar | travo na hora de falar
      pronúncia | a pronúncia | minha pronúncia é ruim
      vocabulário pequeno | o vocabulário pequeno | faltam palavras quando falo
    `,
    questions: `
      melhor curso de idiomas online
      como aprender um idioma sozinho
      curso de idiomas online vale a pena
      quanto custa um curso de idiomas
    `,
    ingredients: `aulas em vídeo, exercícios de áudio, textos com tradução, provas de nível`,
    claims: `
      Aulas de Idioma Pela Internet
      Estude o Idioma Todo Dia
      Veja o Nível e o Programa
    `,
    forbidden: `
      Fluente em 30 dias => Aulas por nível, para estudar todos os dias
      Fale como um nativo sem estudar => Exercícios de fala em cada aula
    `,
    negatives: `tradutor, "google tradutor", "letra traduzida", "intercâmbio", intercambio, "curso presencial", duolingo, "verbo to be"`,
  }),
  ebooks: niche({
    problems: `
      falta de ideias | a falta de ideias | não sei o que cozinhar
      falta de organização | a falta de organização | minha rotina é uma bagunça
      dúvida de iniciante | a dúvida de iniciante | não sei por onde começar
      falta de tempo | a falta de tempo | não tenho tempo para ler muito
    `,
    questions: `
      ebook vale a pena
      onde comprar ebook
      como ler ebook no celular
      livro digital ou impresso
    `,
    ingredients: `capítulos em PDF, listas, exemplos, exercícios`,
    claims: `
      Leia na Tela, Sem Papel
      Um Guia Para Consultar Sempre
      Veja o Sumário Antes de Ler
    `,
    forbidden: `
      O segredo que ninguém conta => Um guia com exemplos e exercícios
      Mude sua vida em 7 dias => Capítulos curtos, para ler no seu ritmo
    `,
    negatives: `"domínio público", "dominio publico", biblioteca, sebo, "livro usado", "resumo do livro", "audiolivro gratuito", "kindle unlimited"`,
  }),
  apps: niche({
    problems: `
      perda de tempo | a perda de tempo | perco tempo com tarefas repetidas
      controle de gastos | o controle de gastos | não sei para onde vai o dinheiro
      agenda bagunçada | a agenda bagunçada | esqueço os compromissos
      backup de arquivos | o backup de arquivos | perdi os meus arquivos
    `,
    questions: `
      qual aplicativo usar no trabalho
      melhor programa para pequenas empresas
      software de gestão vale a pena
      aplicativo pago vale a pena
    `,
    ingredients: `versão para celular, versão para computador, modelos prontos, relatórios`,
    claims: `
      Conheça Todas as Funções
      Veja Antes os Requisitos
      Compare os Planos e as Funções
    `,
    forbidden: `
      Programa original com chave vitalícia por R$ 20 => Veja a licença e os requisitos antes de comprar
      Nunca mais perca um arquivo => Cópias de segurança conforme o seu plano
    `,
    negatives: `apk, "mod apk", "código fonte", "codigo fonte", github, "como programar", "criar aplicativo", "vaga de programador", "versão antiga", "versao antiga"`,
  }),
  templates: niche({
    problems: `
      controle de estoque | o controle de estoque | não sei o que tenho em estoque
      orçamento pessoal | o orçamento pessoal | gasto mais do que ganho
      apresentação sem modelo | a apresentação sem modelo | demoro para montar slides
      contrato sem modelo | o contrato sem modelo | não sei escrever um contrato
    `,
    questions: `
      planilha de controle financeiro pronta
      modelo de apresentação profissional
      planilha pronta vale a pena
      onde comprar modelos prontos
    `,
    ingredients: `planilhas de Excel, modelos de slides, instruções de uso, exemplos preenchidos`,
    claims: `
      Modelos Para Você Adaptar
      Abra, Preencha e Use
      Veja Telas e Exemplos Antes
    `,
    forbidden: `
      Nunca mais erre uma conta => Planilha com fórmulas prontas e instruções
      Contrato que nunca perde na justiça => Modelo editável, para revisar com um advogado
    `,
    negatives: `"curso de excel", "como fazer planilha", "excel online", "google planilhas", "planilha grátis", "planilha gratis", macro, "o que é planilha"`,
  }),
  onlineServices: niche({
    problems: `
      falta de orientação | a falta de orientação | preciso de alguém que me oriente
      site desatualizado | o site desatualizado | meu site está velho
      contas em atraso | as contas em atraso | não dou conta da parte financeira
      falta de clientes | a falta de clientes | ninguém encontra o meu negócio
    `,
    questions: `
      consultoria online vale a pena
      quanto custa uma consultoria
      como escolher uma consultoria
      atendimento online como funciona
    `,
    ingredients: `reunião por vídeo, relatório, plano de ação, atendimento por mensagem`,
    claims: `
      Atendimento Pela Internet
      Veja o Que o Serviço Inclui
      Saiba Como Funciona o Serviço
    `,
    forbidden: `
      Resultado garantido em 7 dias => Veja as etapas do serviço e o que ele inclui
      Primeiro lugar no Google garantido => Trabalho descrito por etapa, com relatório
    `,
    negatives: `"trabalhe conosco", "vaga remota", "como abrir uma consultoria", "modelo de contrato", "presencial perto de mim", estágio, "o que faz um consultor"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
