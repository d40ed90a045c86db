import { pageLanguageCodes } from '../phrases.ts';
import { anyOf, type WordTable } from '../word-table.ts';

const table = {
  pt: {
    brings: 'rende, rendem, traz, trazem, deixa, deixam, dá, tira, tiram, você tira, você fez, paga',
    asMuchAs: 'o que, tanto quanto, quanto, mais do que, mais que',
    ofWork:
      'salário, escritório, emprego, patrão, chefe, motorista, funcionári*, semana, semanas, dias, mês, quinzena, outros',
    debt: 'aluguel, prestação, financiamento, hipoteca, boletos, contas, a casa, carro',
    byItself: 'sozinho, sozinha, sozinhos, sozinhas, vira passado, é passado, deixa de ser problema',
    figures:
      'quatro dígitos, cinco dígitos, seis dígitos, cinco algarismos, seis algarismos, cinco cifras, seis cifras',
    leftOver: 'a mais, limpos, livres, sobram, sobra, de lucro, no bolso, no fim do mês',
    recovers:
      'recuperou o curso, recupera o curso, no lucro, curso se paga, curso já se pagou, o valor do curso volta',
    leaves: 'pede as contas, pede demissão, larga o emprego, deixa o emprego, sai do emprego',
    cost: 'custa, custam, cobra, cobram, paga-se, aluguel da, taxa, mensalidade, parcelas, vezes, à vista, assinatura, por apenas, de desconto',
  },
  en: {
    brings:
      'brings, bring, makes, make, have made, you made, earns, earn, pays, clears, clear, leaves you, nets',
    asMuchAs: 'what, as much as, more than',
    ofWork:
      'salary, wage, wages, office, job, boss, bank, clerk, clerks, weeks, week, month, fortnight, others, payslip, paycheck, shift',
    debt: 'mortgage, rent, loan, bills, car, the house',
    byItself: 'by itself, of itself, itself, on its own, is history, a thing of the past',
    figures: 'four figures, five figures, six figures, five-figure, six-figure, four-figure',
    leftOver:
      'left over, clear, in your pocket, in your account, in the bank, on top, tax paid, by the second month, spare',
    recovers:
      'made the course back, earned the course back, the course back, pays for itself, paid for itself, your fee back before',
    leaves:
      'leave your job, leave the job, quit the job, hand in your notice, give up the day job, quit your job',
    cost: 'cost, costs, charge, charges, fee, rent of, a stall, payments, instalments, installments, or #, subscription, discount, paid to',
  },
  es: {
    brings: 'deja, dejan, rinde, rinden, trae, traen, da, dan, saca, sacan, sacas, paga',
    asMuchAs: 'lo que, tanto como, más que, más de lo que',
    ofWork:
      'sueldo, nómina, oficina, empleo, trabajo, jefe, otros, semanas, semana, mes, quincena, días, días de oficina, funcionari*',
    debt: 'hipoteca, alquiler, préstamo, facturas, coche, la casa, furgoneta',
    byItself: 'sola, solo, solas, solos, sin ti, es historia, pasa a la historia',
    figures: 'cuatro cifras, cinco cifras, seis cifras',
    leftOver: 'limpios, limpias, libres, de más, en el bolsillo, de beneficio, quedan, sobran, ahorradas',
    recovers:
      'recuperado el curso, recuperas el curso, recuperar el curso tres veces, amortizado el curso, el curso se paga, curso pagado',
    leaves:
      'se deja el empleo, dejas el empleo, deja el empleo, dejar el empleo, dejar el trabajo, dejas el trabajo, pides la cuenta',
    cost: 'cuesta, cuestan, se cobra, sale por, cuota, plazos, el puesto, tasa, convenio, fija, suscripción, descuento',
  },
  de: {
    brings: 'bringt, bringen, zahlt, ab, wirft, wirft ab, verdient, trägt, macht',
    asMuchAs: 'was, so viel, soviel, so viel wie, mehr als',
    ofWork:
      'gehalt, lohn, büro, job, chef, andere, wochen, woche, monat, band, schicht, angestellte*, beamte*',
    debt: 'hypothek, miete, kredit, rechnungen, auto, das haus, darlehen, raten',
    byItself: 'von allein, von selbst, von alleine, geschichte, erledigt sich, kein thema',
    figures: 'vierstellig*, fünfstellig*, sechsstellig*, siebenstellig*',
    leftOver: 'übrig, bleiben, bleibt, extra, netto, steuerfrei, auf dem konto, zusätzlich',
    recovers:
      'kurspreis … wieder drin, kurspreis … wieder, kursgebühr … wieder, kurs … bezahlt gemacht, kosten … wieder drin',
    leaves: 'kündigen sie den job, job kündigen, den job hinschmeißen, den job an den nagel, stelle kündigen',
    cost: 'kostet, kosten, gebühr, raten, rate, standgebühr, tarif, der stand, abo, rabatt, laut tarif',
  },
  fr: {
    brings: 'rapporte, rapportent, laisse, laissent, donne, donnent, apporte, gagne, paie',
    asMuchAs: 'ce que, autant que, plus que, de quoi',
    ofWork:
      'salaire, paie, bureau, emploi, patron, les autres, d’autres, semaines, semaine, mois, quinzaine, jours, employé*, fonctionnaire*',
    debt: 'crédit, loyer, hypothèque, emprunt, factures, voiture, la maison',
    byItself:
      'tout seul, toute seule, tous seuls, toutes seules, de l’histoire ancienne, n’est plus qu’un souvenir',
    figures: 'quatre chiffres, cinq chiffres, six chiffres',
    leftOver: 'net, nets, de plus, en poche, il reste, restent, de bénéfice, sur le compte, de côté',
    recovers:
      'remboursé … la formation, rentabilisé … la formation, la formation … rembours*, amorti … la formation',
    leaves:
      'quitter son emploi, quittez votre emploi, quitter votre emploi, lâcher son travail, on quitte son emploi, posez votre démission',
    cost: 'coûte, coûtent, place au marché, mensualités, mensualité, en une fois, loyer du, tarif, abonnement, remise, taxe, smic',
  },
} as const satisfies WordTable<string>;

/** The lists of each language by itself: "solo" pays no bills in German. */
export const courseWords = pageLanguageCodes.map((code) => {
  const list = (name: keyof (typeof table)['pt']) => anyOf(table[code][name]);
  return {
    costs: list('cost'),
    leftOver: list('leftOver'),
    brought: [
      list('figures'),
      list('recovers'),
      list('leaves'),
      // "A weekend brings what others earn in two weeks."
      `${list('brings')}(?![a-z])[^.;!?]{0,20}(?<![a-z])${list('asMuchAs')} [^.;!?]{0,50}(?<![a-z])${list('ofWork')}`,
      // "The mortgage pays itself."
      `${list('debt')}(?![a-z])[^.;!?]{0,35}(?<![a-z])${list('byItself')}`,
    ],
  };
});
