import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      excesso de peso | o excesso de peso | estou acima do peso
      barriga inchada | a barriga inchada | minha barriga está inchada
      fome fora de hora | a fome fora de hora | sinto fome o tempo todo
      vontade de comer doce | a vontade de comer doce | não resisto a doce
      metabolismo lento | o metabolismo lento | meu metabolismo é lento
      retenção de líquido | a retenção de líquido | estou inchada
    `,
    questions: `
      como controlar a fome à noite
      como parar de beliscar
      por que não consigo perder peso
      o que comer para ter saciedade
      suplemento para controlar a fome
      chá para barriga inchada
    `,
    ingredients: `psyllium, glucomannan, chá verde, cafeína, cromo, quitosana, gengibre, spirulina`,
    claims: `
      Apoio à Sua Rotina de Cuidados
      Ao Lado de Uma Boa Alimentação
      Para Uma Rotina Equilibrada
    `,
    forbidden: `
      Perca 10 kg em 30 dias => Um complemento para a sua rotina de cuidados
      Emagreça sem dieta => Ao lado de alimentação equilibrada e movimento
      Queima gordura => Conheça as fibras e os extratos da fórmula
      Seca barriga => Para quem cuida da alimentação
    `,
    negatives: `bariátrica, bariatrica, "cirurgia bariátrica", lipoaspiração, lipoaspiracao, "dieta da", "dieta do", cardápio, cardapio, "calculadora de imc", imc, "jejum intermitente", crossfit`,
  }),
  joints: niche({
    problems: `
      dor nas articulações | a dor nas articulações | minhas articulações doem
      dor no joelho | a dor no joelho | meu joelho dói
      joelho estalando | o joelho estalando | meu joelho estala
      rigidez nas mãos | a rigidez nas mãos | acordo com as mãos duras
      dor nas costas | a dor nas costas | minhas costas doem
      desgaste no joelho | o desgaste no joelho | tenho desgaste no joelho
    `,
    questions: `
      o que é bom para dor no joelho
      por que meu joelho estala
      vitamina para articulações
      colágeno tipo 2 para que serve
      dor nas articulações ao acordar
      qual colágeno é bom para as articulações
    `,
    ingredients: `colágeno tipo II, cúrcuma, MSM, condroitina, glucosamina, ácido hialurônico, vitamina D`,
    claims: `
      Para Quem Quer Se Mover Mais
      Cuidado Diário Com o Movimento
      Movimento Faz Parte do Seu Dia
    `,
    forbidden: `
      Acaba com a artrose => Para quem cuida das articulações todos os dias
      Regenera a cartilagem => Conheça os nutrientes da fórmula
      Alívio da dor em 7 dias => Leia o modo de uso e fale com seu médico
      Substitui o anti-inflamatório => Um complemento à sua rotina de cuidados
    `,
    negatives: `prótese, protese, "cirurgia no joelho", fisioterapia, fisioterapeuta, joelheira, joelheiras, infiltração, infiltracao, ortopedista, "exercícios para joelho"`,
  }),
  sleep: niche({
    problems: `
      insônia | a insônia | não consigo dormir
      sono leve | o sono leve | acordo com qualquer barulho
      noites mal dormidas | as noites mal dormidas | durmo mal
      dificuldade para dormir | a dificuldade para dormir | demoro a pegar no sono
      cansaço ao acordar | o cansaço ao acordar | acordo cansado
    `,
    questions: `
      o que tomar para dormir bem
      como pegar no sono rápido
      por que acordo de madrugada
      melatonina para que serve
      chá bom para dormir
      como dormir a noite toda
    `,
    ingredients: `melatonina, triptofano, magnésio, maracujá, camomila, valeriana, L-teanina`,
    claims: `
      Cuidado Para as Suas Noites
      Desacelere no Fim do Dia
      Sua Rotina Antes de Deitar
      Um Momento de Calma à Noite
    `,
    forbidden: `
      Acabe com a insônia => Para a sua rotina da noite
      Durma em 5 minutos => Um momento de calma antes de deitar
      Substitui remédio para dormir => Converse com seu médico sobre o seu sono
      Sem dependência => Leia o rótulo e o modo de uso
    `,
    negatives: `rivotril, zolpidem, clonazepam, "remédio controlado", travesseiro, colchão, colchao, apneia, cpap, "música para dormir", "musica para dormir", "sons para dormir"`,
  }),
  bloodSugar: niche({
    problems: `
      glicose alta | a glicose alta | minha glicose está alta
      açúcar no sangue | o açúcar no sangue | meu açúcar está alto
      pré-diabetes | a pré-diabetes | estou com pré-diabetes
      vontade de doce | a vontade de doce | vivo com vontade de doce
      pico de glicose | o pico de glicose | minha glicose sobe depois de comer
    `,
    questions: `
      o que é bom para baixar glicose
      qual o valor normal da glicose
      chá para glicose alta
      suplemento para controlar a glicose
      o que comer com glicose alta
      cromo serve para quê
    `,
    ingredients: `cromo, canela, berberina, magnésio, ácido alfa-lipoico, melão-de-são-caetano, fibras`,
    claims: `
      Para Quem Cuida do Que Come
      Escolhas Melhores no Seu Prato
      Ao Lado da Sua Alimentação
    `,
    forbidden: `
      Controla o diabetes => Para quem cuida da alimentação todos os dias
      Reverte o diabetes tipo 2 => Siga a orientação do seu médico
      Substitui a insulina => Não substitui o tratamento indicado pelo médico
      Baixa a glicose em dias => Conheça os minerais da fórmula
    `,
    negatives: `insulina, metformina, glicosímetro, glicosimetro, "fita de glicose", "tiras de glicose", "diabetes tipo 1", "diabetes gestacional", endocrinologista, "tabela de glicemia", lancetas`,
  }),
  prostate: niche({
    problems: `
      próstata aumentada | a próstata aumentada | minha próstata está aumentada
      vontade de urinar à noite | a vontade de urinar à noite | levanto à noite para urinar
      jato de urina fraco | o jato de urina fraco | meu jato está fraco
      urina frequente | a urina frequente | vou muito ao banheiro
    `,
    questions: `
      o que é bom para a próstata
      por que levanto à noite para urinar
      saw palmetto para que serve
      suplemento para a próstata
      alimentos bons para a próstata
    `,
    ingredients: `saw palmetto, licopeno, semente de abóbora, zinco, selênio, pygeum, vitamina E`,
    claims: `
      Rotina de Cuidado do Homem
      Rotina de Bem-Estar Masculino
      Para Homens Que Se Cuidam
    `,
    forbidden: `
      Cura a próstata => Para homens que se cuidam todos os dias
      Reduz a próstata sem cirurgia => Faça seus exames e fale com o urologista
      Previne o câncer de próstata => Rotina de bem-estar do homem
      Acaba com a vontade de urinar => Conheça os nutrientes da fórmula
    `,
    negatives: `psa, biópsia, biopsia, urologista, "câncer de próstata", "cancer de prostata", "exame de toque", "novembro azul", finasterida, tansulosina, doxazosina`,
  }),
  skin: niche({
    problems: `
      pele ressecada | a pele ressecada | minha pele está seca
      flacidez | a flacidez | minha pele está flácida
      manchas na pele | as manchas na pele | tenho manchas no rosto
      linhas de expressão | as linhas de expressão | tenho linhas no rosto
      pele oleosa | a pele oleosa | meu rosto é oleoso
    `,
    questions: `
      o que é bom para pele ressecada
      colágeno para pele funciona
      vitamina para a pele
      como cuidar da pele depois dos 40
      qual sérum usar à noite
    `,
    ingredients: `colágeno hidrolisado, vitamina C, ácido hialurônico, niacinamida, retinol, zinco, vitamina E`,
    claims: `
      Cuidado Diário Com a Pele
      Sua Rotina de Pele, Simples
      Pele Cuidada Todos os Dias
    `,
    forbidden: `
      Elimina rugas => Cuidado diário com a pele
      Rejuvenesce 10 anos => Para a sua rotina de pele
      Acaba com a celulite => Conheça os ativos da fórmula
      Efeito botox => Textura e modo de uso explicados
    `,
    negatives: `botox, laser, peeling, dermatologista, "clínica de estética", "clinica de estetica", preenchimento, roacutan, isotretinoína, isotretinoina, tatuagem`,
  }),
  hair: niche({
    problems: `
      queda de cabelo | a queda de cabelo | meu cabelo está caindo
      cabelo ralo | o cabelo ralo | meu cabelo está ralo
      cabelo fraco | o cabelo fraco | meu cabelo quebra
      calvície | a calvície | estou ficando careca
      entradas | as entradas | minhas entradas aumentaram
    `,
    questions: `
      o que é bom para queda de cabelo
      qual vitamina tomar para o cabelo
      por que meu cabelo está caindo muito
      biotina para que serve
      queda de cabelo depois do parto
      tônico para cabelo ralo
    `,
    ingredients: `biotina, zinco, colágeno, vitamina B5, queratina, silício, ferro`,
    claims: `
      Rotina de Cuidado dos Fios
      Para Quem Cuida dos Cabelos
      Fios na Sua Rotina de Cuidados
    `,
    forbidden: `
      Cura a calvície => Para quem cuida dos cabelos
      Cabelo novo em 30 dias => Rotina diária de cuidado dos fios
      Acaba com a queda => Conheça as vitaminas da fórmula
      Melhor que minoxidil => Compare a composição no rótulo
    `,
    negatives: `minoxidil, finasterida, "transplante capilar", "implante capilar", peruca, perucas, "mega hair", "corte de cabelo", "cortes de cabelo", penteado, penteados, tinta, salão, salao`,
  }),
  vision: niche({
    problems: `
      vista cansada | a vista cansada | minha vista cansa
      visão embaçada | a visão embaçada | enxergo embaçado
      olhos secos | os olhos secos | meus olhos ardem
      cansaço visual | o cansaço visual | meus olhos cansam na tela
    `,
    questions: `
      o que é bom para vista cansada
      vitamina para os olhos
      luteína para que serve
      por que a vista embaça de repente
      olhos cansados de tela o que fazer
    `,
    ingredients: `luteína, zeaxantina, vitamina A, ômega 3, mirtilo, zinco, astaxantina`,
    claims: `
      Para Quem Passa o Dia na Tela
      Cuidado Diário Com os Olhos
    `,
    forbidden: `
      Recupere a visão 20/20 => Cuidado diário com os olhos
      Cura a catarata => Faça exames e fale com o oftalmologista
      Jogue os óculos fora => Para quem passa o dia na tela
      Reverte o glaucoma => Conheça os nutrientes da fórmula
    `,
    negatives: `"óculos de grau", "oculos de grau", "lente de contato", "lentes de contato", oftalmologista, "cirurgia de catarata", "exame de vista", ótica, otica, colírio, colirio, armação, armacao`,
  }),
  memory: niche({
    problems: `
      falta de memória | a falta de memória | ando esquecido
      falta de foco | a falta de foco | não consigo me concentrar
      esquecimento | o esquecimento | esqueço as coisas
      cansaço mental | o cansaço mental | minha cabeça está cansada
      dificuldade de concentração | a dificuldade de concentração | perco o foco
    `,
    questions: `
      o que é bom para a memória
      vitamina para memória e concentração
      como melhorar o foco nos estudos
      ginkgo biloba para que serve
      por que ando esquecendo as coisas
    `,
    ingredients: `ginkgo biloba, ômega 3, fosfatidilserina, bacopa, vitamina B12, cafeína, L-teanina`,
    claims: `
      Para Dias Que Pedem Foco
      Rotina de Estudo e Trabalho
      Cuide Bem da Sua Mente
    `,
    forbidden: `
      Previne o Alzheimer => Cuide bem da sua mente
      Memória de volta em dias => Para dias que pedem foco
      Cura o TDAH => Fale com um profissional de saúde
      Efeito igual ao de remédio => Conheça os nutrientes da fórmula
    `,
    negatives: `"jogo da memória", "jogo da memoria", "cartão de memória", "cartao de memoria", "memória ram", "memoria ram", ritalina, venvanse, tdah, alzheimer, pendrive`,
  }),
  gut: niche({
    problems: `
      prisão de ventre | a prisão de ventre | meu intestino está preso
      intestino preso | o intestino preso | não vou ao banheiro
      gases | os gases | vivo com gases
      barriga estufada | a barriga estufada | fico estufado depois de comer
      má digestão | a má digestão | minha digestão é lenta
    `,
    questions: `
      o que é bom para intestino preso
      probiótico para que serve
      como acabar com os gases
      fibra para o intestino qual tomar
      por que a barriga estufa depois de comer
    `,
    ingredients: `probióticos, psyllium, inulina, enzimas digestivas, gengibre, hortelã, magnésio`,
    claims: `
      Para Refeições Mais Leves
      Equilíbrio Começa no Prato
    `,
    forbidden: `
      Cura a prisão de ventre => Fibras para o seu dia a dia
      Limpa o intestino em 3 dias => Leia o modo de uso e beba água
      Elimina parasitas => Conheça os ingredientes da fórmula
      Trata a gastrite => Fale com seu médico
    `,
    negatives: `colonoscopia, laxante, laxantes, lactulona, dulcolax, gastroenterologista, hemorroida, hemorroidas, "síndrome do intestino irritável", crohn, omeprazol`,
  }),
  energy: niche({
    problems: `
      cansaço | o cansaço | vivo cansado
      falta de energia | a falta de energia | estou sem energia
      falta de disposição | a falta de disposição | não tenho disposição
      desânimo | o desânimo | ando desanimado
      fadiga | a fadiga | sinto fadiga o dia todo
    `,
    questions: `
      o que é bom para cansaço
      vitamina para dar disposição
      por que sinto tanto cansaço
      o que tomar para ter mais energia
      cansaço excessivo pode ser o quê
    `,
    ingredients: `cafeína, guaraná, vitamina B12, ferro, maca peruana, coenzima Q10, creatina`,
    claims: `
      Para Dias Cheios de Tarefas
      Comece o Dia Com Bons Hábitos
    `,
    forbidden: `
      Energia infinita => Para dias cheios de tarefas
      Acabe com a fadiga crônica => Fale com seu médico se o cansaço durar
      Aumenta a testosterona => Conheça as vitaminas da fórmula
      Efeito imediato => Leia o modo de uso no rótulo
    `,
    negatives: `"energia solar", "energia elétrica", "energia eletrica", "conta de energia", enel, "bebida energética", energético, energetico, "red bull", monster, testosterona`,
  }),
  oralCare: niche({
    problems: `
      mau hálito | o mau hálito | tenho mau hálito
      gengiva sangrando | a gengiva sangrando | minha gengiva sangra
      dentes amarelados | os dentes amarelados | meus dentes estão amarelos
      dentes sensíveis | os dentes sensíveis | meus dentes doem com gelado
      tártaro | o tártaro | tenho tártaro
    `,
    questions: `
      o que é bom para mau hálito
      por que a gengiva sangra ao escovar
      probiótico para a boca
      como cuidar da gengiva em casa
      enxaguante para mau hálito qual usar
    `,
    ingredients: `xilitol, probióticos orais, hortelã, própolis, cálcio, chá verde, flúor`,
    claims: `
      Cuidado Diário Com a Boca
      Além da Escova e do Fio Dental
      Sua Rotina de Higiene Bucal
    `,
    forbidden: `
      Reconstrói os dentes => Além da escova e do fio dental
      Cura a gengivite => Cuidado diário com a boca
      Dispensa o dentista => Visite seu dentista a cada seis meses
      Dentes brancos em 3 dias => Conheça a fórmula e o modo de uso
    `,
    negatives: `"implante dentário", "implante dentario", "aparelho ortodôntico", dentista, "plano odontológico", "plano odontologico", "lente de contato dental", faceta, facetas, prótese, dentadura, siso`,
  }),
  tinnitus: niche({
    problems: `
      zumbido no ouvido | o zumbido no ouvido | ouço um zumbido
      chiado no ouvido | o chiado no ouvido | meu ouvido chia
      apito no ouvido | o apito no ouvido | ouço um apito
      ouvido tampado | o ouvido tampado | meu ouvido está tampado
    `,
    questions: `
      o que é bom para zumbido no ouvido
      por que ouço um chiado no ouvido
      vitamina para zumbido
      zumbido no ouvido à noite o que fazer
      zumbido no ouvido qual médico procurar
    `,
    ingredients: `ginkgo biloba, zinco, magnésio, vitamina B12, hibisco, alho, espinheiro`,
    claims: `
      Cuidado Para Dias Mais Calmos
      Rotina de Bem-Estar e Calma
    `,
    forbidden: `
      Acaba com o zumbido de vez => Rotina de bem-estar e calma
      Cura o zumbido => Procure um otorrino para avaliar
      Silêncio em 7 dias => Conheça os minerais da fórmula
      Recupera a audição => Leia o rótulo e fale com seu médico
    `,
    negatives: `"aparelho auditivo", "aparelhos auditivos", otorrino, otorrinolaringologista, "cera de ouvido", fone, fones, labirintite, "dor de ouvido", piercing, brinco`,
  }),
  nails: niche({
    problems: `
      unhas fracas | as unhas fracas | minhas unhas quebram
      unha amarelada | a unha amarelada | minha unha está amarela
      unhas que descamam | as unhas que descamam | minhas unhas descamam
      micose de unha | a micose de unha | tenho micose na unha
      unha grossa | a unha grossa | minha unha está grossa
    `,
    questions: `
      o que é bom para unha fraca
      por que minhas unhas descamam
      vitamina para fortalecer as unhas
      como cuidar de unha amarelada
      o que passar na unha que quebra
    `,
    ingredients: `biotina, queratina, silício, zinco, óleo de melaleuca, cálcio, vitamina E`,
    claims: `
      Unhas Bem Cuidadas Todo Dia
      Rotina de Cuidado das Unhas
      Cuide das Mãos e dos Pés
    `,
    forbidden: `
      Cura a micose => Rotina de cuidado das unhas
      Elimina fungos em 7 dias => Procure um dermatologista para avaliar
      Unhas novas em uma semana => Cuidado diário para as unhas
      Substitui o antifúngico => Conheça os ingredientes da fórmula
    `,
    negatives: `"unha em gel", "unhas em gel", "fibra de vidro", "alongamento de unha", "alongamento de unhas", esmalte, esmaltes, manicure, podóloga, podologa, "nail art", "unhas decoradas", "curso de manicure", fluconazol`,
  }),
} satisfies Record<string, NichePack>;
