/** What the fixture pages say in each language: plain sentences of sellers and reviewers, without any fault. */
export interface PageTexts {
  country: string;
  currency: string;
  price: string;
  written: string;
  product: string;
  headline: string;
  about: readonly string[];
  how: { title: string; steps: readonly string[] };
  faq: readonly (readonly [string, string])[];
  quotes: readonly string[];
  guarantee: (days: number) => string;
  delivery: (days: number) => string;
  priceLine: (written: string) => string;
  buy: string;
  official: string;
  adMark: string;
  byline: string;
  notice: string;
  disclaimer: string;
  refundRule: string;
  company: string;
  contact: readonly [string, string];
  privacy: string;
  terms: string;
  refunds: string;
  imprint: string | null;
  quiz: readonly (readonly [string, readonly string[]])[];
  fields: readonly string[];
  navigation: readonly string[];
}

export const pageTexts = {
  pt: {
    country: 'BR',
    currency: 'BRL',
    price: '197.00',
    written: 'R$ 197,00',
    product: 'Colavita Flex',
    headline: 'Colavita Flex: colágeno tipo II com cúrcuma em cápsulas',
    about: [
      'O Colavita Flex é um suplemento alimentar em cápsulas com colágeno não desnaturado tipo II, cúrcuma e vitamina C. Cada frasco tem 60 cápsulas, o suficiente para um mês de uso.',
      'A vitamina C contribui para a formação normal do colágeno. As cápsulas são pequenas, não têm cheiro e podem ser tomadas com água, junto de uma refeição.',
      'Compramos o produto com o nosso dinheiro, abrimos a caixa e conferimos o rótulo. A embalagem chegou lacrada, com lote e validade legíveis, e a lista de ingredientes é a mesma que aparece no site do fabricante.',
    ],
    how: {
      title: 'Como usar',
      steps: [
        'Tome duas cápsulas por dia com água.',
        'Guarde o frasco em lugar seco, longe do sol.',
        'Não ultrapasse a quantidade indicada no rótulo.',
      ],
    },
    faq: [
      ['O produto tem glúten?', 'Não. O rótulo informa que não contém glúten nem lactose.'],
      ['Posso parcelar?', 'Sim, em até 12 vezes no cartão; à vista no Pix.'],
      ['Quem não deve usar?', 'Gestantes, lactantes e crianças devem falar antes com um médico.'],
    ],
    quotes: [
      '“Chegou em quatro dias, bem embalado. As cápsulas são fáceis de engolir.” — Marta, Recife',
      '“O atendimento respondeu no mesmo dia e trocou o endereço de entrega.” — Paulo, Curitiba',
    ],
    guarantee: (days) => `Garantia de ${days} dias: escreva para o atendimento e devolvemos o valor pago.`,
    delivery: (days) => `Entrega em até ${days} dias para todo o Brasil, com código de rastreio.`,
    priceLine: (written) => `1 frasco por ${written} à vista`,
    buy: 'Comprar agora',
    official: 'Ver preço no site oficial',
    adMark: 'Publicidade',
    byline: 'Texto da equipe do Guia da Compra · revisado em 3 de novembro de 2026',
    notice:
      'Este site participa de programas de afiliados: se você comprar por um link daqui, recebemos uma comissão, sem custo para você.',
    disclaimer:
      'Este produto não é um medicamento e não se destina a diagnosticar, tratar, curar ou prevenir doenças.',
    refundRule:
      'Você pode desistir da compra em até 7 dias após receber o produto e terá o dinheiro de volta.',
    company:
      'Guia da Compra Serviços Digitais Ltda · CNPJ 41.223.871/0001-60 · Rua das Acácias, 120, Belo Horizonte, MG',
    contact: ['Contato', 'contato@guiadacompra.com.br'],
    privacy: 'Política de Privacidade',
    terms: 'Termos de Uso',
    refunds: 'Trocas e devoluções',
    imprint: null,
    quiz: [
      ['Quantas pessoas vão usar o produto?', ['Só eu', 'Duas pessoas', 'A família toda']],
      ['Como prefere tomar suplementos?', ['Cápsulas', 'Pó', 'Gomas']],
      ['Quando quer receber?', ['Esta semana', 'Este mês', 'Sem pressa']],
    ],
    fields: ['Nome completo', 'E-mail', 'CEP', 'Número do cartão'],
    navigation: ['Início', 'Suplementos', 'Casa', 'Sobre nós'],
  },
  en: {
    country: 'US',
    currency: 'USD',
    price: '59.00',
    written: '$59.00',
    product: 'Jointlee',
    headline: 'Jointlee review: what is inside the bottle and who makes it',
    about: [
      'Jointlee is a dietary supplement with type II collagen, turmeric and vitamin C. One bottle holds 60 capsules, which is a month of use for one adult.',
      'Vitamin C contributes to normal collagen formation. The capsules are small, have no smell, and can be taken with a glass of water during a meal.',
      'We bought a bottle with our own money and compared the label with the list on the maker’s website. The seal was intact, lot number and date were easy to read, and the order came with an invoice.',
    ],
    how: {
      title: 'How to use it',
      steps: [
        'Take two capsules a day with water.',
        'Keep the bottle in a dry place, out of the sun.',
        'Do not exceed the serving on the label.',
      ],
    },
    faq: [
      ['Is it gluten free?', 'Yes. The label says that it has no gluten, soy or dairy.'],
      ['Is this a subscription?', 'No. You pay once and nothing is charged later.'],
      ['Who should not take it?', 'If you are pregnant, nursing or under 18, talk to your doctor first.'],
    ],
    quotes: [
      '“Arrived in three days and the box was in good shape. Capsules are easy to swallow.” — Dana, Ohio',
      '“Customer service changed my address within an hour.” — Luis, Texas',
    ],
    guarantee: (days) => `${days}-day money-back guarantee: email us and we refund the full price.`,
    delivery: (days) => `Delivery within ${days} days across the United States, with a tracking number.`,
    priceLine: (written) => `One bottle for ${written}, plus tax`,
    buy: 'Order now',
    official: 'Visit the official website',
    adMark: 'Advertisement',
    byline: 'Written by the Home Shelf team, last reviewed in November 2026',
    notice:
      'Affiliate disclosure: we earn a commission when you buy through links on this page, at no extra cost to you.',
    disclaimer:
      'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure or prevent any disease.',
    refundRule: 'Send the bottle back within 60 days and you receive a full refund, opened or not.',
    company: 'Home Shelf Media LLC · 1200 Market Street, Suite 4, Denver, CO 80202',
    contact: ['Contact us', 'hello@homeshelf.example'],
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    refunds: 'Refund Policy',
    imprint: null,
    quiz: [
      ['How many people will use it?', ['Only me', 'Two of us', 'The whole family']],
      ['How do you like your supplements?', ['Capsules', 'Powder', 'Gummies']],
      ['When do you need it?', ['This week', 'This month', 'No rush']],
    ],
    fields: ['Full name', 'Email', 'ZIP code', 'Card number'],
    navigation: ['Home', 'Supplements', 'Kitchen', 'About us'],
  },
  es: {
    country: 'ES',
    currency: 'EUR',
    price: '49.00',
    written: '49,00 €',
    product: 'Articura Plus',
    headline: 'Articura Plus: qué lleva, cómo se toma y cuánto cuesta',
    about: [
      'Articura Plus es un complemento alimenticio con colágeno tipo II, cúrcuma y vitamina C. Cada bote trae 60 cápsulas, suficientes para un mes.',
      'La vitamina C contribuye a la formación normal del colágeno. Las cápsulas son pequeñas, no huelen y se toman con agua durante una comida.',
      'Hemos comprado el producto con nuestro dinero y hemos comparado la etiqueta con la web del fabricante. El precinto estaba intacto, y el lote y la caducidad se leen bien.',
    ],
    how: {
      title: 'Cómo se toma',
      steps: [
        'Toma dos cápsulas al día con agua.',
        'Guarda el bote en un lugar seco, lejos del sol.',
        'No superes la cantidad que indica la etiqueta.',
      ],
    },
    faq: [
      ['¿Lleva gluten?', 'No. La etiqueta indica que no contiene gluten ni lactosa.'],
      ['¿Es una suscripción?', 'No. Se paga una sola vez.'],
      ['¿Quién no debe tomarlo?', 'Embarazadas y menores deben consultar antes con su médico.'],
    ],
    quotes: [
      '«Llegó en tres días y bien embalado. Las cápsulas se tragan con facilidad.» — Nuria, Sevilla',
      '«Atención al cliente cambió la dirección en una hora.» — Iván, Bilbao',
    ],
    guarantee: (days) => `Garantía de ${days} días: escríbenos y te devolvemos el importe completo.`,
    delivery: (days) => `Entrega en ${days} días en toda la península, con número de seguimiento.`,
    priceLine: (written) => `Un bote por ${written}, IVA incluido`,
    buy: 'Comprar ahora',
    official: 'Ver el precio en la web oficial',
    adMark: 'Publicidad',
    byline: 'Texto del equipo de Guía Hogar, revisado en noviembre de 2026',
    notice:
      'Esta web participa en programas de afiliados: si compras a través de un enlace, recibimos una comisión sin coste para ti.',
    disclaimer:
      'Este producto no es un medicamento y no está destinado a diagnosticar, tratar, curar o prevenir ninguna enfermedad.',
    refundRule: 'Tienes 14 días para ejercer el derecho de desistimiento y recibir el reembolso del importe.',
    company: 'Guía Hogar Digital, S.L. · CIF B87654321 · Calle Mayor 12, 28013 Madrid',
    contact: ['Contacto', 'hola@guiahogar.example'],
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
    refunds: 'Devoluciones y reembolsos',
    imprint: 'Aviso legal',
    quiz: [
      ['¿Cuántas personas lo van a tomar?', ['Solo yo', 'Dos personas', 'Toda la familia']],
      ['¿Cómo prefieres los complementos?', ['Cápsulas', 'Polvo', 'Gominolas']],
      ['¿Cuándo lo necesitas?', ['Esta semana', 'Este mes', 'Sin prisa']],
    ],
    fields: ['Nombre y apellidos', 'Correo electrónico', 'Código postal', 'Número de tarjeta'],
    navigation: ['Inicio', 'Complementos', 'Hogar', 'Quiénes somos'],
  },
  de: {
    country: 'DE',
    currency: 'EUR',
    price: '54.90',
    written: '54,90 €',
    product: 'Gelenkora',
    headline: 'Gelenkora im Überblick: Inhalt, Einnahme und Preis',
    about: [
      'Gelenkora ist ein Nahrungsergänzungsmittel mit Kollagen Typ II, Kurkuma und Vitamin C. Eine Dose enthält 60 Kapseln und reicht für einen Monat.',
      'Vitamin C trägt zu einer normalen Kollagenbildung bei. Die Kapseln sind klein, riechen nicht und werden mit einem Glas Wasser zu einer Mahlzeit genommen.',
      'Wir haben eine Dose selbst gekauft und die Zutatenliste mit der Website des Herstellers verglichen. Das Siegel war unversehrt, Charge und Haltbarkeit sind gut lesbar, und eine Rechnung lag bei.',
    ],
    how: {
      title: 'So wird es eingenommen',
      steps: [
        'Nehmen Sie zwei Kapseln am Tag mit Wasser.',
        'Bewahren Sie die Dose trocken und vor Sonne geschützt auf.',
        'Überschreiten Sie die angegebene Menge nicht.',
      ],
    },
    faq: [
      ['Ist Gluten enthalten?', 'Nein. Laut Etikett ist das Produkt frei von Gluten und Laktose.'],
      ['Ist das ein Abo?', 'Nein. Sie zahlen einmal, und es folgt nichts.'],
      ['Für wen ist es nicht geeignet?', 'Schwangere und Stillende sprechen vorher mit ihrem Arzt.'],
    ],
    quotes: [
      '„Kam nach drei Tagen, gut verpackt. Die Kapseln lassen sich leicht schlucken.“ — Petra, Kassel',
      '„Der Kundenservice hat die Adresse noch am selben Tag geändert.“ — Jens, Mainz',
    ],
    guarantee: (days) =>
      `${days} Tage Geld-zurück-Garantie: Schreiben Sie uns, und wir erstatten den vollen Kaufpreis.`,
    delivery: (days) => `Lieferung in ${days} Tagen innerhalb Deutschlands, mit Sendungsnummer.`,
    priceLine: (written) => `Eine Dose für ${written} inkl. MwSt.`,
    buy: 'Jetzt bestellen',
    official: 'Preis auf der offiziellen Website ansehen',
    adMark: 'Anzeige',
    byline: 'Text vom Team Haushaltsfreund, geprüft im November 2026',
    notice:
      'Hinweis: Diese Seite enthält Affiliate-Links. Bei einem Kauf erhalten wir eine Provision, für Sie ändert sich der Preis nicht.',
    disclaimer:
      'Dieses Produkt ist kein Arzneimittel und nicht dazu bestimmt, Krankheiten zu diagnostizieren, zu behandeln, zu heilen oder zu verhindern.',
    refundRule: 'Sie können den Kauf innerhalb von 14 Tagen widerrufen und erhalten den Kaufpreis zurück.',
    company: 'Haushaltsfreund Medien GmbH · Lindenstraße 8, 50674 Köln · HRB 98123',
    contact: ['Kontakt', 'hallo@haushaltsfreund.example'],
    privacy: 'Datenschutzerklärung',
    terms: 'AGB',
    refunds: 'Widerruf und Rückgabe',
    imprint: 'Impressum',
    quiz: [
      ['Wie viele Personen nehmen es ein?', ['Nur ich', 'Zwei Personen', 'Die ganze Familie']],
      ['Wie nehmen Sie am liebsten etwas ein?', ['Kapseln', 'Pulver', 'Tropfen']],
      ['Wann brauchen Sie es?', ['Diese Woche', 'Diesen Monat', 'Ohne Eile']],
    ],
    fields: ['Vor- und Nachname', 'E-Mail', 'Postleitzahl', 'Kartennummer'],
    navigation: ['Startseite', 'Ergänzung', 'Haushalt', 'Über uns'],
  },
  fr: {
    country: 'FR',
    currency: 'EUR',
    price: '52.00',
    written: '52,00 €',
    product: 'Articalm',
    headline: 'Articalm : composition, mode d’emploi et prix',
    about: [
      'Articalm est un complément alimentaire au collagène de type II, au curcuma et à la vitamine C. Un flacon contient 60 gélules, soit un mois d’utilisation.',
      'La vitamine C contribue à la formation normale du collagène. Les gélules sont petites, sans odeur, et se prennent avec un verre d’eau pendant un repas.',
      'Nous avons acheté un flacon avec notre argent et comparé l’étiquette avec le site du fabricant. Le sceau était intact, le lot et la date sont lisibles, et une facture accompagnait le colis.',
    ],
    how: {
      title: 'Mode d’emploi',
      steps: [
        'Prenez deux gélules par jour avec de l’eau.',
        'Gardez le flacon au sec, à l’abri du soleil.',
        'Ne dépassez pas la quantité indiquée.',
      ],
    },
    faq: [
      ['Contient-il du gluten ?', 'Non. L’étiquette indique qu’il ne contient ni gluten ni lactose.'],
      ['Est-ce un abonnement ?', 'Non. Vous payez une seule fois.'],
      [
        'Qui ne doit pas en prendre ?',
        'Les femmes enceintes et les mineurs demandent d’abord l’avis d’un médecin.',
      ],
    ],
    quotes: [
      '« Reçu en trois jours, bien emballé. Les gélules s’avalent facilement. » — Claire, Nantes',
      '« Le service client a changé l’adresse dans l’heure. » — Hugo, Lille',
    ],
    guarantee: (days) => `Garantie de ${days} jours : écrivez-nous et nous vous remboursons le montant payé.`,
    delivery: (days) => `Livraison en ${days} jours en France métropolitaine, avec numéro de suivi.`,
    priceLine: (written) => `Un flacon pour ${written} TTC`,
    buy: 'Commander maintenant',
    official: 'Voir le prix sur le site officiel',
    adMark: 'Publicité',
    byline: 'Texte de l’équipe Maison Claire, relu en novembre 2026',
    notice:
      'Cette page contient des liens d’affiliation : nous recevons une commission sur les achats, sans frais pour vous.',
    disclaimer:
      'Ce produit n’est pas un médicament et n’est pas destiné à diagnostiquer, traiter, guérir ou prévenir une maladie.',
    refundRule:
      'Vous disposez de 14 jours pour exercer votre droit de rétractation et obtenir le remboursement de la commande.',
    company: 'Maison Claire SAS · SIRET 812 345 678 00015 · 8 rue des Lilas, 69003 Lyon',
    contact: ['Contact', 'bonjour@maisonclaire.example'],
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales de vente',
    refunds: 'Retours et remboursements',
    imprint: 'Mentions légales',
    quiz: [
      ['Combien de personnes vont l’utiliser ?', ['Moi seul', 'Deux personnes', 'Toute la famille']],
      ['Quelle forme préférez-vous ?', ['Gélules', 'Poudre', 'Gommes']],
      ['Quand en avez-vous besoin ?', ['Cette semaine', 'Ce mois-ci', 'Sans urgence']],
    ],
    fields: ['Nom et prénom', 'E-mail', 'Code postal', 'Numéro de carte'],
    navigation: ['Accueil', 'Compléments', 'Maison', 'Qui sommes-nous'],
  },
} as const satisfies Record<string, PageTexts>;

export type FixtureLanguage = keyof typeof pageTexts;
