import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { FindingCode } from '../finding-codes.ts';
import type { FixtureLanguage } from './page-texts.ts';
import type { SellersForm } from './sellers-forms.ts';

function forms(
  code: FindingCode,
  kind: NonNullable<ProductSheet['kind']>,
  pieces: readonly (readonly [FixtureLanguage, string])[],
): SellersForm[] {
  return pieces.map(([language, text]): SellersForm => [code, language, kind, 'owner', `<p>${text}</p>`]);
}

/** Money, guarantees and deliveries in other words. The sheet has a guarantee of 60 days, and a delivery of 5. */
export const promisedOtherwise: readonly SellersForm[] = [
  ...forms('earnings_promise', 'digital', [
    [
      'en',
      'Put in two hundred and fifty dollars, follow the three messages, touch nothing else. You walk away with about eleven hundred by the end of the month, and the month after that it carries itself.',
    ],
    ['en', 'Nobody on the list has had a losing week since we opened.'],
    ['en', 'Copy one message, paste it before breakfast. Let your paycheck become the small number.'],
    ['en', 'By spring you’ll be deciding whether to keep the day job for the dental plan.'],
    ['en', 'Start with $250 and take out $1,100 thirty days later.'],
    ['en', 'Our members have not lost a trade in fourteen months.'],
    ['pt', 'Você entra com duzentos e cinquenta reais e sai com mil e cem até o fim do mês.'],
    ['pt', 'Ninguém do grupo fechou uma semana no prejuízo desde que abrimos.'],
    ['pt', 'Em três meses o seu contracheque vai parecer troco.'],
    ['pt', 'Até a primavera você só mantém o emprego por causa do plano de saúde.'],
    ['es', 'Pones doscientos euros, copias tres mensajes y retiras novecientos a fin de mes.'],
    ['es', 'Nadie en la lista ha cerrado una semana en pérdidas desde que empezamos.'],
    ['es', 'En primavera tu nómina será la calderilla.'],
    ['de', 'Sie setzen 250 Euro ein und nehmen am Monatsende 1.100 heraus.'],
    ['de', 'Seit dem Start hatte niemand in der Gruppe eine Verlustwoche.'],
    ['de', 'Im Frühling ist Ihr Gehalt nur noch das Taschengeld.'],
    ['fr', 'Vous misez 250 euros et vous en retirez 1 100 à la fin du mois.'],
    ['fr', 'Personne dans le groupe n’a connu de semaine perdante depuis l’ouverture.'],
    ['fr', 'Au printemps, votre salaire ne sera plus que l’argent de poche.'],
  ]),
  ...forms('guarantee_differs', 'physical', [
    [
      'de',
      'Gefällt sie Ihnen nicht, schicken Sie die Box innerhalb von zwei Wochen zurück und bekommen Ihr Geld wieder; danach ist der Kauf leider endgültig.',
    ],
    ['de', 'Rückgabe binnen 14 Tagen, später nehmen wir nichts mehr zurück.'],
    ['de', 'Sie haben drei Wochen Zeit, es sich anders zu überlegen. Dann behalten Sie es.'],
    ['en', 'Send it back within two weeks for your money; after that the sale is final.'],
    ['en', 'You have ten days to change your mind. From day eleven it is yours for good.'],
    ['en', 'Not happy? Three weeks, and we return every cent.'],
    ['pt', 'Devolva em sete dias e receba o dinheiro; depois disso a compra é definitiva.'],
    ['pt', 'Não gostou? Tem 30 dias para mandar de volta e receber tudo.'],
    ['es', 'Devuélvelo en dos semanas y te damos el dinero; después la compra es definitiva.'],
    ['es', '¿No te convence? Tienes un mes para devolverlo.'],
    ['fr', 'Renvoyez-la sous deux semaines et nous vous remboursons ; ensuite la vente est définitive.'],
    ['fr', 'Vous avez 30 jours pour changer d’avis et être remboursé.'],
  ]),
  ...forms('delivery_differs', 'physical', [
    ['pt', 'Do galpão até a sua porta são uns quinze dias.'],
    ['pt', 'Postamos hoje; com você em doze dias.'],
    ['en', 'It is on your porch twelve days after you order.'],
    ['en', 'Count on two weeks from our bench to your hands.'],
    ['es', 'La tendrás en casa a los quince días del pedido.'],
    ['es', 'Sale hoy y en doce días está en tu puerta.'],
    ['de', 'Nach spätestens zwölf Tagen bei Ihnen.'],
    ['de', 'Zwei Wochen nach der Bestellung steht das Paket vor Ihrer Tür.'],
    ['fr', 'Chez vous douze jours après la commande.'],
    ['fr', 'Le colis met deux semaines pour arriver.'],
  ]),
];

/** What honest pages say in the same words. */
export const toldHonestly: readonly SellersForm[] = [
  ...forms('earnings_promise', 'digital', [
    ['en', 'Put in two hundred grams of flour and walk away for an hour.'],
    ['en', 'Nobody in the class has lost a finger since we opened.'],
    ['en', 'You can lose all you put in. Most people who trade do.'],
    ['en', 'Keep your day job: pottery pays for the clay and little else.'],
    ['en', 'Take the small number on the label and double it for the pattern.'],
    ['es', 'Un farmacéutico de Zamora deja sin trabajo a media consulta de rodillas.'],
    ['es', 'La máquina dejó sin trabajo al viejo molino.'],
    ['es', 'Pones doscientos gramos de harina y retiras la masa a la hora.'],
    ['es', 'La semana de pérdidas de agua terminó en mayo.'],
    ['pt', 'A máquina deixou sem emprego o velho moinho.'],
    ['pt', 'Você entra com a farinha e sai com o pão.'],
    ['pt', 'O curso ensina a ler o contracheque linha por linha.'],
    ['de', 'Setzen Sie 250 Gramm Mehl an und nehmen Sie am Abend den Teig heraus.'],
    ['de', 'Der Kurs erklärt, was auf der Gehaltsabrechnung steht.'],
    ['de', 'Beim Handel mit Währungen verlieren die meisten Geld.'],
    ['fr', 'La machine a mis le vieux moulin au chômage.'],
    ['fr', 'Vous mettez 250 grammes de farine et retirez la pâte à la fin.'],
    ['fr', 'Cinq euros d’argent de poche suffisent pour les crayons.'],
  ]),
  ...forms('guarantee_differs', 'physical', [
    [
      'es',
      'Se despacha solo por internet, con envío a toda la Península en un plazo máximo de 5 días y devolución del dinero durante 60 días.',
    ],
    ['pt', 'Entrega em até 5 dias e dinheiro de volta por 60 dias.'],
    ['en', 'Delivery in 5 days and a money-back guarantee of 60 days.'],
    ['de', 'Lieferung in 5 Tagen und 60 Tage Geld-zurück-Garantie.'],
    ['fr', 'Livraison en 5 jours et satisfait ou remboursé pendant 60 jours.'],
    ['en', 'Send it back within 60 days; after that the sale is final.'],
    ['de', 'Sie haben 60 Tage; danach ist der Kauf endgültig.'],
    ['pt', 'Devolva em 60 dias; depois disso a compra é definitiva.'],
    ['es', 'El dinero vuelve a tu cuenta en 5 días.'],
    ['fr', 'Le remboursement arrive sous 5 jours.'],
    ['de', 'Der Lack ist nach drei Tagen endgültig trocken.'],
    ['en', 'After two weeks of sun the colour is final.'],
  ]),
  ...forms('delivery_differs', 'physical', [
    ['pt', 'Cada peça passa doze dias na oficina antes de ganhar nome.'],
    ['en', 'The glue needs twelve days on the bench.'],
    ['es', 'La arcilla reposa quince días en el taller.'],
    ['de', 'Das Holz ruht zwölf Tage in der Werkstatt.'],
    ['fr', 'La laine sèche douze jours à l’atelier.'],
    ['de', 'Nach spätestens 5 Tagen bei Ihnen.'],
    ['fr', 'Chez vous cinq jours après la commande.'],
  ]),
];
