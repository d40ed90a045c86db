import { sourcesOf, type WordTable, wordsOf } from '../word-table.ts';

/** Whose gain a sentence with money is about, and whether it is one. */
const table = {
  pt: {
    /** Who pays, borrows or saves earns nothing. */
    spends:
      'cobra r$, cobram r$, gasta, gastam, gasto, gastan, custa, custam, juros, parcel*, cartão de crédito, financiac*, financiam*, econom*, cet, piso',
    /** What people of a trade usually get. */
    usual: 'em média, piso salarial, salário mínimo, ibge',
    /** "Rich in fibre" is no riches. */
    rich: 'rico em, rica em, ricos em, ricas em, rico en',
    earnsAbout: 'ganha cerca de, ganha uns',
    earns: 'ganhe, ganhar, ganhando, lucr*, fatur*, renda, rendimento, retorno',
    /** What a shop gives for coming back. */
    reward: 'amigo, amiga, amigos, amigas, ponto, pontos, cashback',
    rewards:
      'amigos, ponto, pontos, cashback, fidelidade, indique amigo, indique um amigo, indique uma amiga, indique amigos, indique o amigo, indique a amiga, indique seu amigo, indique sua amiga, indique seus amigos, indica* amigo*, indica* um amigo, indica* uma amiga, indica* seu amigo, indica* sua amiga',
    /** Whom the page leads to money. */
    reader: 'você, aluno, aluna, alunos, alunas, nossos, nossas, meus',
    /** Who is put out of work, and money that comes back to whoever paid it. */
    noWork:
      'sem emprego, sem o emprego, sem trabalho, sem o trabalho, dinheiro volta, dinheiro lhe volta, dinheiro regressa, valor volta, valor lhe volta, valor regressa',
    inTime:
      'dia, dias, semana, semanas, mês, meses, manhã, manhãs, hora, horas, diário, diária, diários, diárias, mensal, mensais',
    inParts: '#x, # x, parcel*, vezes, prestac*, pagamento, pago',
    nobody: 'ninguém, nenhum*, nunca',
    /** Nobody ever has one. */
    loss: 'semana no prejuízo, semanas no prejuízo, mês no prejuízo, meses no prejuízo, dia no prejuízo, dias no prejuízo, semana no vermelho, semanas no vermelho, mês no vermelho, meses no vermelho, dia no vermelho, dias no vermelho, semana de prejuízo, mês de prejuízo, dia de prejuízo, dias de prejuízo, semana negativ*, mês negativ*, dia negativ*, dias negativ*, meses negativ*, semanas negativ*, mês perdedor*, dia perdedor*',
  },
  en: {
    spends:
      'charge, charges, spend, spends, cost, costs, interest, interest rate, apr, credit, save, saves, saving, savings',
    usual: 'on average, average pay, average salary, average wage, minimum wage, ons, bureau of labor',
    rich: 'rich in',
    earnsAbout: 'earns about, earns around',
    earns: 'earn, earning, profit, profits, income, return, returns',
    reward: 'friend, friends, point, points, cashback',
    rewards: 'friend, friends, point, points, cashback, loyalty',
    reader: 'you, your, student, students, member, members, our',
    noWork: 'out of work, out of a job',
    inTime: 'day, days, week, weeks, month, months, hour, hours, daily, weekly, monthly',
    inParts: 'instalment, instalments, installment, installments, payment, payments',
    nobody: 'nobody, no one, none, never, not',
    loss: 'losing week, losing weeks, losing month, losing months, losing day, losing days, losing trade, losing trades, losing streak, losing streaks, lose a trade, lost a trade, lose a single trade, lost a single trade, lose a bet, lost a bet, lose a single bet, lost a single bet, lose a week, lost a week, lose a single week, lost a single week, lose a month, lost a month, lose a single month, lost a single month, lose a day, lost a day, lose a single day, lost a single day',
  },
  es: {
    spends: 'gasta, gastam, gasto, gastan, cuesta, cuestan, tin, tae, financiac*, ahorr*, piso',
    usual: 'de media, en promedio, convenio, salario mínimo, ine',
    rich: 'rico en, rica en, ricos en, ricas en',
    earnsAbout: 'gana unos, gana cerca de',
    earns: 'gane, ganar, ingresos extra, retorno',
    reward: 'amigo, amiga, amigos, amigas, punto, puntos, cashback',
    rewards: 'amigos, punto, puntos, cashback, fidelidad, recomienda a un amigo',
    reader: 'tu, tus, usted, alumno, alumna, alumnos, alumnas, estudiantes, nuestros, nuestras',
    noWork:
      'sin trabajo, sin el trabajo, sin empleo, sin el empleo, dinero vuelve, dinero te vuelve, dinero le vuelve, importe vuelve, importe te vuelve, importe le vuelve, dinero regresa, dinero te regresa',
    inTime:
      'día, días, semana, semanas, mes, meses, hora, horas, diario, diaria, diarios, diarias, mensual, mensuales',
    inParts: 'cuota, cuotas, plazo, plazos, pago',
    nobody: 'nadie, ningun*, nunca, jamás',
    loss: 'semana en pérdidas, semanas en pérdidas, mes en pérdidas, meses en pérdidas, día en pérdidas, días en pérdidas, semana en rojo, semanas en rojo, mes en rojo, meses en rojo, día en rojo, días en rojo, semana negativ*, mes negativ*, día negativ*, semana perdedor*, mes perdedor*, día perdedor*, días perdedor*, semanas perdedor*, meses perdedor*',
  },
  de: {
    spends: 'verlangt, kostet, kosten, *zins*, tarif*, spart, sparen, spare, einspar*',
    usual: 'im schnitt, im durchschnitt, durchschnittlich, tariflohn, tarifvertrag, mindestlohn, destatis',
    rich: 'reich an',
    earnsAbout: 'verdient etwa, verdient rund',
    earns: 'verdiene, verdienen',
    reward: 'freund, freunde, punkt, punkte, cashback',
    rewards: 'freund, freunde, punkt, punkte, cashback, treue*',
    reader: 'du, dein*, sie, ihr*, teilnehmer*, unsere*',
    noWork: 'arbeitslos',
    inTime:
      'tag, tage, tagen, täglich, woche, wochen, monat, monate, monaten, stunde, stunden, monatlich, wöchentlich',
    inParts: 'rate, raten, ratenzahlung, zahlung',
    nobody: 'niemand, nie, kein, keine, keiner, keinem, keinen, keines',
    loss: 'verlustwoche, verlustwochen, verlustmonat, verlustmonate, verlusttag, verlusttage',
  },
  fr: {
    spends: 'dépense, dépensent, dépensez, coûte, coûtent, taux, crédit, épargn*, économ*',
    usual: 'en moyenne, smic, insee',
    rich: 'riche en, riches en',
    earnsAbout: 'gagne environ',
    earns: 'gagnez, gagner',
    reward: 'ami, amie, amis, amies, point, points, cashback',
    rewards: 'ami, amie, amis, amies, point, points, parrain*, cashback, fidélité',
    reader: 'vous, vos, votre, élève, élèves, membre, membres, nos',
    noWork: 'sans emploi, sans travail',
    inTime: 'jour, jours, semaine, semaines, mois, heure, heures, mensuel*',
    inParts: 'mensualit*, fois, paiement',
    nobody: 'personne, aucun, aucune, jamais',
    loss: 'semaine perdante, semaines perdantes, mois perdant, mois perdants, mois perdante, journée perdante, journées perdantes, semaine dans le rouge, semaines dans le rouge, mois dans le rouge, journée dans le rouge, journées dans le rouge',
  },
} as const satisfies WordTable<string>;

export const gainWords = wordsOf(table);
export const gainSources = sourcesOf(table);
