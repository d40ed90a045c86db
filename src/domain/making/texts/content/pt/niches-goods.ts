import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      faca cega | a faca cega | minha faca não corta
      panela que gruda | a panela que gruda | minha panela gruda
      pouco espaço na cozinha | o pouco espaço na cozinha | minha cozinha é pequena
      demora para cozinhar | a demora para cozinhar | perco tempo na cozinha
      bagunça na pia | a bagunça na pia | minha pia vive cheia
    `,
    questions: `
      qual faca comprar para churrasco
      melhor panela que não gruda
      como amolar faca em casa
      utensílios práticos para cozinha pequena
      mini processador qual comprar
    `,
    ingredients: `aço inox, cerâmica, silicone, vidro, bambu, ferro fundido, antiaderente`,
    claims: `
      Feito Para o Uso de Todo Dia
      Para a Cozinha do Dia a Dia
    `,
    forbidden: `
      Nunca perde o fio => Veja o material e como conservar o fio
      A melhor faca do mundo => Conheça o aço, o cabo e o tamanho
      Dura para sempre => Veja os cuidados de uso e limpeza
      Não gruda nada => Revestimento antiaderente: veja como usar
    `,
    negatives: `"receita de", "receitas de", restaurante, restaurantes, "curso de culinária", "curso de culinaria", masterchef, "cozinha planejada", "cozinhas planejadas", "cozinha industrial"`,
  }),
  fitness: niche({
    problems: `
      falta de tempo para treinar | a falta de tempo para treinar | não tenho tempo para a academia
      pouco espaço em casa | o pouco espaço em casa | treino em casa
      postura ruim | a postura ruim | minha postura é ruim
      falta de força | a falta de força | quero ganhar força
    `,
    questions: `
      melhor equipamento para treinar em casa
      esteira dobrável vale a pena
      elástico de treino qual a carga
      como montar academia em casa
      cinta modeladora para treino qual comprar
    `,
    ingredients: `aço carbono, látex, EVA, neoprene, nylon, espuma, alumínio`,
    claims: `
      Para Treinar no Seu Ritmo
      Para o Seu Treino do Dia a Dia
      Equipamento Para o Seu Treino
    `,
    forbidden: `
      Barriga chapada em 15 dias => Para treinar em casa, no seu tempo
      Perca peso sem esforço => Veja os exercícios que dá para fazer
      Resultado garantido => Conheça carga, medidas e uso
      Substitui a academia => Um equipamento para o seu treino em casa
    `,
    negatives: `"academia perto", academias, "personal trainer", "smart fit", smartfit, gympass, wellhub, "treino pdf", "planilha de treino", whey, creatina, anabolizante, anabolizantes`,
  }),
  pets: niche({
    problems: `
      pelo solto na casa | o pelo solto na casa | meu cachorro solta pelo
      cachorro ansioso | o cachorro ansioso | meu cachorro late sozinho
      xixi no lugar errado | o xixi no lugar errado | meu cachorro faz xixi no sofá
      gato que arranha o sofá | o gato que arranha o sofá | meu gato arranha tudo
      mau cheiro da caixa de areia | o mau cheiro da caixa de areia | a caixa de areia cheira
    `,
    questions: `
      melhor escova para tirar pelo de cachorro
      como acalmar cachorro ansioso
      fonte de água para gato vale a pena
      arranhador para gato qual comprar
      coleira para cachorro que puxa
    `,
    ingredients: `silicone, aço inox, algodão, nylon, plástico ABS, sisal, espuma`,
    claims: `
      Cuidado Diário Com o Seu Pet
      Veja o Tamanho Para o Seu Pet
    `,
    forbidden: `
      Cura a ansiedade do cachorro => Conforto para a rotina do seu pet
      Acaba com pulgas para sempre => Veja o modo de uso e a duração
      Aprovado por veterinários => Fale com o veterinário do seu pet
      Seu cão adestrado em 3 dias => Ajuda nos passeios do dia a dia
    `,
    negatives: `adoção, adocao, adotar, "filhote à venda", "filhotes à venda", canil, canis, "banho e tosa", "pet shop perto", hotelzinho, "raças de", "racas de", "nomes de", "nomes para"`,
  }),
  home: niche({
    problems: `
      falta de espaço | a falta de espaço | minha casa é pequena
      casa bagunçada | a casa bagunçada | minha casa vive bagunçada
      poeira em casa | a poeira em casa | minha casa junta poeira
      mofo na parede | o mofo na parede | minha parede tem mofo
      ambiente escuro | o ambiente escuro | meu quarto é escuro
    `,
    questions: `
      como organizar casa pequena
      melhor aspirador para apartamento
      desumidificador vale a pena
      luminária para quarto qual comprar
      organizador de guarda-roupa qual comprar
    `,
    ingredients: `madeira, metal, plástico ABS, tecido, vidro, LED, filtro HEPA`,
    claims: `
      Para a Sua Casa
      Veja Medidas e Material
    `,
    forbidden: `
      Elimina 100% das bactérias => Veja o filtro e a área indicada
      A casa limpa sem esforço => Ajuda na limpeza do dia a dia
      O mais potente do Brasil => Veja potência, ruído e medidas
      Acaba com o mofo para sempre => Veja a área indicada e como usar
    `,
    negatives: `"casa à venda", "casa a venda", "casas à venda", "casa para alugar", imóvel, imovel, imóveis, imoveis, "planta de casa", "minha casa minha vida", "big brother", arquiteto, "reforma de"`,
  }),
  car: niche({
    problems: `
      risco na pintura | o risco na pintura | meu carro está riscado
      carro sujo por dentro | o carro sujo por dentro | meu carro está sujo
      pneu murcho | o pneu murcho | meu pneu murchou
      bateria fraca | a bateria fraca | meu carro não pega
      celular solto no carro | o celular solto no carro | meu celular cai no carro
    `,
    questions: `
      aspirador portátil para carro qual comprar
      como tirar risco da pintura do carro
      compressor de ar portátil vale a pena
      suporte de celular para carro qual o melhor
      câmera para carro qual comprar
    `,
    ingredients: `plástico ABS, alumínio, microfibra, couro sintético, silicone, bateria de lítio`,
    claims: `
      Confira Medidas e Encaixe
      Veja Se Serve no Seu Carro
    `,
    forbidden: `
      Some com qualquer risco => Veja em que riscos pode ser usado
      Economize 50% de combustível => Veja o que o produto faz e como instalar
      Serve em todos os carros => Confira os modelos compatíveis
      O melhor do mercado => Compare potência, cabo e acessórios
    `,
    negatives: `"carro usado", "carros usados", "carro à venda", ipva, detran, multa, multas, "tabela fipe", fipe, "seguro auto", "seguro de carro", consórcio, consorcio, financiamento, "oficina mecânica", mecânico, mecanico`,
  }),
  baby: niche({
    problems: `
      bebê que não dorme | o bebê que não dorme | meu bebê não dorme
      cólica do bebê | a cólica do bebê | meu bebê tem cólica
      bagunça na hora de comer | a bagunça na hora de comer | meu bebê suja tudo
      passeio com o bebê | o passeio com o bebê | saio com meu bebê
      bebê engatinhando | o bebê engatinhando | meu bebê começou a engatinhar
    `,
    questions: `
      melhor babá eletrônica com câmera
      cadeirinha de alimentação qual comprar
      carrinho de bebê compacto vale a pena
      como proteger tomadas do bebê
      tapete para bebê engatinhar qual comprar
    `,
    ingredients: `silicone, algodão, plástico sem BPA, EVA, tecido lavável, madeira`,
    claims: `
      Praticidade Para Pais e Bebês
      Feito Para a Rotina do Bebê
      Veja Idade e Peso Indicados
    `,
    forbidden: `
      Seu bebê dorme a noite toda => Para a rotina de sono do bebê
      Acaba com a cólica => Fale com o pediatra do seu bebê
      100% seguro => Confira o selo do Inmetro e a idade indicada
      Evita a morte súbita => Siga a orientação do pediatra
    `,
    negatives: `"nome de bebê", "nomes de bebê", "nomes de bebe", "chá de bebê", "cha de bebe", "chá revelação", "cha revelacao", "mensagem de", reborn, "enxoval lista", pediatra, vacina, vacinas`,
  }),
  beautyDevices: niche({
    problems: `
      pelos indesejados | os pelos indesejados | quero tirar os pelos
      cabelo com frizz | o cabelo com frizz | meu cabelo tem frizz
      pé ressecado | o pé ressecado | meu pé está ressecado
      rosto cansado | o rosto cansado | meu rosto parece cansado
      cravos no nariz | os cravos no nariz | tenho cravos
    `,
    questions: `
      escova alisadora qual comprar
      depilador elétrico vale a pena
      aparelho para tirar cravos funciona
      luz pulsada em casa funciona
      lixa elétrica para pés qual comprar
    `,
    ingredients: `cerâmica, turmalina, aço inox, titânio, silicone, LED, bateria recarregável`,
    claims: `
      Cuidado Pessoal em Casa
      Para a Sua Rotina em Casa
    `,
    forbidden: `
      Depilação definitiva => Veja como usar e em que áreas
      Rejuvenesce o rosto => Para a sua rotina de cuidado em casa
      Sem dor nenhuma => Veja os níveis e as orientações de uso
      Pele perfeita em 7 dias => Conheça os modos e os acessórios
    `,
    negatives: `"salão de beleza", "salao de beleza", "clínica de depilação", "clinica de depilacao", "depilação a laser perto", "curso de", franquia, espaçolaser, "corte masculino", barbearia`,
  }),
  garden: niche({
    problems: `
      plantas secas | as plantas secas | minhas plantas estão secando
      mato alto | o mato alto | meu quintal está com mato
      jardim escuro | o jardim escuro | meu jardim é escuro
      mosquitos no quintal | os mosquitos no quintal | meu quintal tem mosquito
      mangueira enrolada | a mangueira enrolada | minha mangueira enrola
    `,
    questions: `
      melhor roçadeira para quintal pequeno
      como regar plantas na viagem
      luminária solar para jardim vale a pena
      mangueira expansível é boa
      irrigação automática para vasos qual comprar
    `,
    ingredients: `plástico ABS, látex, alumínio, aço, painel solar, LED, borracha`,
    claims: `
      Para Quintal, Varanda e Vasos
      Veja Medidas, Peso e Material
    `,
    forbidden: `
      Nunca mais regue as plantas => Ajuda na rega quando você viaja
      Acaba com todos os mosquitos => Veja a área indicada e como usar
      Inquebrável => Veja o material e os cuidados
      Cresce 3 vezes mais rápido => Conheça o uso e o tipo de planta
    `,
    negatives: `paisagismo, paisagista, jardineiro, "curso de jardinagem", "jardim zoológico", "jardim zoologico", "jardim botânico", "jardim botanico", "jardim de infância", "jardim de infancia", "muda de", "mudas de", sementes, maconha`,
  }),
} satisfies Record<string, NichePack>;
