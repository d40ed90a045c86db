import { sourcesOf, type WordTable, wordsOf } from './word-table.ts';

/** What is said of a body on the pages of supplements. The parts of a body and the illnesses are in `body-talk.ts` and `ended-illness.ts`. */
const table = {
  pt: {
    measures:
      'balança, cinto, calça jeans, a calça, as calças, manequim, cintura, quadril, os quilos, quilos a menos, quilinhos, número da roupa, barriga',
    fat: 'pneuzinho*, pochete, culote*, gordurinha*, gordura localizada, banha, barriguinha, papada',
    shape: 'barriga, quadril, cintura, coxas, medidas, culote*',
    goes: 'vai embora, vão embora, some, somem, murcha, murcham, derrete, derretem, seca, secam, diminui, encolhe, desaparece',
    ask: 'fale, converse, consulte, pergunte, procure, avise, peça, informe',
    doctor: 'médic*, doutor*, farmacêutic*, nutricionista, profissional de saúde',
    charity: 'ao hospital, à associação, à liga, doamos, doação, para a campanha, ao instituto, à fundação',
    closed:
      'tem volta, assunto encerrado, é assunto encerrado, página virada, caso encerrado, fica no passado, devolve … a quem, devolve … silêncio, na raiz, dá adeus, se despede, tem cura, tem saída, tem solução',
    harvest: 'colhid*, colhemos, colhe, colhem, colheita*, safra, serra, lavoura, agachar',
  },
  en: {
    measures:
      'scales, the scale, bathroom scale, belt, jeans, your trousers, old trousers, waistband, waistline, your waist, hips, dress size, the pounds, love handles, belly',
    fat: 'muffin top*, love handle*, spare tyre, spare tire, belly fat, bingo wings, saddlebags, beer belly, pot belly, paunch, double chin, flab',
    shape: 'hips, waist, belly, tummy, thighs, inches, waistline',
    goes: 'go, goes, melts, melt, vanishes, vanish, shrinks, shrink, disappears, leaves, slims, trims, that go',
    ask: 'ask, consult, talk to, speak to, see, check with, tell',
    doctor: 'doctor, doctors, gp, physician, pharmacist, dietitian, nurse',
    charity: 'hospice, charity, donate*, goes to the, the appeal, research fund',
    closed:
      'a way back, closed chapter, a closed book, case closed, silence back, gives … back, give … back, in the drawer, at the root, where the root, is history, has an end, can be undone, turns around',
    harvest: 'picker, pickers, picked, harvest*, hedge, field, grown',
  },
  es: {
    measures:
      'báscula, cinturón, el pantalón, los pantalones, vaqueros, cremallera, cintura, caderas, los kilos, kilos de más, tallas menos, talla menos, barriga, vientre',
    fat: 'flotador, flotadores, michelín, michelines, cartucheras, lorza*, barriguita, grasa localizada, papada, rollitos',
    shape: 'caderas, cintura, barriga, vientre, muslos, medidas',
    goes: 'se va, se van, se deshace, se deshacen, desaparece, desaparecen, se derrite, se derriten, baja, se reduce, adelgaza',
    ask: 'consulte, consulta, pregunte, pregunta, hable, habla, acuda, avise, pida',
    doctor: 'médic*, doctor*, farmacéutic*, nutricionista*, profesional sanitario',
    charity: 'a la asociación, al hospital, a la fundación, donamos, donación, se dona, a la liga',
    closed:
      'se vuelve, asunto cerrado, caso cerrado, página pasada, devuelve … a quien, devuelve … silencio, en el cajón, de raíz, tiene vuelta atrás, tiene cura, tiene salida, tiene solución',
    harvest: 'se corta, cosech*, recog*, recolec*, a mano, azada, siega',
  },
  de: {
    measures:
      'waage, gürtel, reißverschluss, hosenbund, die hose, der hose, jeans, taillenumfang, ihre taille, hüfte, hüften, die pfunde, kilos, kleidergröße, bauch',
    fat: 'rettungsring*, hüftgold, hüftspeck, speckrolle*, speckröllchen, bauchfett, bierbauch, reiterhosen, doppelkinn, fettpolster, bauchspeck',
    shape: 'hüfte, hüften, taille, bauch, bäuchlein, schenkel, oberschenkel, umfang',
    goes: 'verschwindet, verschwinden, schmilzt, schmelzen, geht, gehen, schrumpft, schrumpfen, wird schmaler, werden schmaler',
    ask: 'fragen, frag, sprechen, konsultieren, besprechen, halten sie rücksprache',
    doctor: 'arzt, ärztin, hausarzt, apotheke*, ärztlich*, ernährungsberat*',
    charity: '*krebshilfe, spenden wir, wir spenden, hilfswerk, stiftung, hospiz, geht an die, rheuma-liga',
    closed:
      'weg zurück, abgeschlossenes kapitel, kapitel … abgeschlossen, in die schublade, stille zurück, gibt … zurück, an der wurzel, ist geschichte, hat ein ende, kehrt sich um',
    harvest: 'geerntet, ernte*, feld, gepflückt, gesammelt, gesägt',
  },
  fr: {
    measures:
      'la balance, pèse-personne, ceinture, fermeture éclair, le jean, le pantalon, tour de taille, taille de moins, tailles de moins, hanches, les kilos, kilos en trop, ventre',
    fat: 'poignées d’amour, bouée, culotte de cheval, bourrelet*, double menton, graisse abdominale, petit ventre, brioche qui',
    shape: 'hanches, taille, ventre, cuisses, tour de taille',
    goes: 's’en va, s’en vont, fond, fondent, disparaît, disparaissent, diminue, diminuent, s’affine, s’affinent',
    ask: 'demandez, consultez, parlez, interrogez, prenez conseil, demandent, demander',
    doctor: 'médecin, docteur, pharmacien*, diététicien*, professionnel de santé',
    charity: 'ligue contre, à l’association, à l’hôpital, est reversé, sont reversés, à la fondation',
    closed:
      'on revient, affaire classée, chapitre clos, page tournée, rend … silence, rend … à ceux, au tiroir, à la racine, de l’histoire ancienne, n’est pas une fatalité, se soigne',
    harvest: 'cueill*, récolt*, haie, champ, ramass*',
  },
} as const satisfies WordTable<string>;

export const bodyTalk = wordsOf(table);
export const bodySources = sourcesOf(table);
