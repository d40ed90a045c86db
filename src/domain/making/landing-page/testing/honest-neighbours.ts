import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { FindingCode } from '../finding-codes.ts';
import type { FixtureLanguage } from './page-texts.ts';

type Kind = NonNullable<ProductSheet['kind']>;
/** What it is about, the kind of product, its language, and the piece of a page. */
type Honest = readonly [about: string, kind: Kind, language: FixtureLanguage, piece: string];
/** The fault that stands beside an excuse. */
type Attack = readonly [code: FindingCode, kind: Kind, language: FixtureLanguage, piece: string];

/** What honest pages say close to a fault. Each was written before it was tried. */
export const honestNeighbours: readonly Honest[] = [
  // A price and the days of its delivery.
  ['delivery', 'physical', 'pt', '<p>Preço: R$ 44,90, com frete grátis e entrega em 5 dias.</p>'],
  ['delivery', 'nutra', 'en', '<p>Price: $44.90 with free shipping, delivered in 5 days.</p>'],
  [
    'delivery',
    'physical',
    'es',
    '<p>Precio en la tienda: 44,90 €, con envío gratuito, entrega en 5 días.</p>',
  ],
  ['delivery', 'physical', 'de', '<p>Preis: 44,90 €, Versand gratis, Lieferung in 5 Tagen.</p>'],
  ['delivery', 'nutra', 'fr', '<p>Prix : 44,90 €, livraison offerte en 5 jours.</p>'],
  // What a lamp needs.
  ['cells', 'physical', 'pt', '<p>Inclui duas pilhas AAA.</p>'],
  ['cells', 'physical', 'en', '<p>Runs on two batteries, type AAA, included.</p>'],
  ['cells', 'physical', 'es', '<p>Función tara, dos pilas AAA incluidas.</p>'],
  ['cells', 'physical', 'de', '<p>Zwei Batterien AAA liegen bei.</p>'],
  ['cells', 'physical', 'fr', '<p>Deux piles AAA fournies.</p>'],
  // How much is made at once.
  [
    'batch',
    'nutra',
    'pt',
    '<p>Misturamos em lotes pequenos de doze quilos, para as flores não quebrarem.</p>',
  ],
  [
    'batch',
    'nutra',
    'en',
    '<p>We blend in small batches of twelve pounds, so that the petals stay whole.</p>',
  ],
  ['batch', 'nutra', 'es', '<p>Mezclamos en lotes pequeños de doce kilos.</p>'],
  ['batch', 'nutra', 'fr', '<p>Nous mélangeons par petits lots de douze kilos, jamais plus.</p>'],
  // What the European Union lets a food say.
  ['register', 'nutra', 'pt', '<p>O magnésio contribui para a função muscular normal.</p>'],
  ['register', 'nutra', 'en', '<p>Magnesium contributes to a reduction of tiredness and fatigue.</p>'],
  ['register', 'nutra', 'es', '<p>El magnesio contribuye al funcionamiento normal de los músculos.</p>'],
  ['register', 'nutra', 'de', '<p>Magnesium trägt zu einer normalen Muskelfunktion bei.</p>'],
  ['register', 'nutra', 'fr', '<p>Le magnésium contribue à une fonction musculaire normale.</p>'],
  // A question whose answer denies.
  [
    'question',
    'physical',
    'pt',
    '<p>Algum chef de televisão recomenda esta panela? Que eu saiba, nenhum.</p>',
  ],
  [
    'question',
    'physical',
    'en',
    '<p>Does a TV chef recommend it? None that we know of. Only my aunt does.</p>',
  ],
  ['question', 'physical', 'es', '<p>¿La recomienda algún cocinero de la tele? Ninguno, que sepamos.</p>'],
  ['question', 'physical', 'de', '<p>Empfiehlt das ein Fernsehkoch? Mir ist keiner bekannt.</p>'],
  ['question', 'physical', 'fr', '<p>Un chef de la télé la recommande-t-il ? Pas à ma connaissance.</p>'],
  ['question', 'physical', 'pt', '<p>Esgota rápido? Não que eu tenha visto. Restam poucas? Também não.</p>'],
  [
    'question',
    'physical',
    'en',
    '<p>Are there only a few left? Not that I know of. The mill weaves more every week.</p>',
  ],
  ['question', 'physical', 'es', '<p>¿Se agota? Que yo sepa, no. En ocho meses no la he visto agotada.</p>'],
  ['question', 'physical', 'de', '<p>Sind es wirklich nur noch wenige? Davon ist mir nichts bekannt.</p>'],
  [
    'question',
    'physical',
    'fr',
    '<p>N’en reste-t-il que quelques-uns ? Pas que je sache : l’atelier en refait chaque semaine.</p>',
  ],
  ['question', 'nutra', 'pt', '<p>O chá cura a artrose? Não. Chá nenhum cura.</p>'],
  ['question', 'nutra', 'en', '<h3>Will it cure my arthritis?</h3><p>No. Nothing in a teabag will.</p>'],
  ['question', 'nutra', 'es', '<p>¿Cura la diabetes? Para nada.</p>'],
  ['question', 'nutra', 'de', '<p>Heilt er Arthrose? Leider nein.</p>'],
  ['question', 'nutra', 'fr', '<p>Est-ce que ça guérit l’arthrose ? Malheureusement non.</p>'],
  ['question', 'digital', 'pt', '<p>Vou ganhar R$ 5.000 por mês? Duvido. Ninguém pode prometer isso.</p>'],
  [
    'question',
    'digital',
    'en',
    '<p>Will I earn $5,000 a month? I doubt it, and nobody can promise that.</p>',
  ],
  ['question', 'digital', 'es', '<p>¿Ganaré 3.000 € al mes? Lo dudo mucho.</p>'],
  ['question', 'digital', 'de', '<p>Verdiene ich damit 3.000 € im Monat? Das bezweifle ich.</p>'],
  ['question', 'digital', 'fr', '<p>Vais-je gagner 3 000 € par mois ? J’en doute fort.</p>'],
  ['question', 'physical', 'pt', '<p>É réplica de primeira linha? De jeito nenhum.</p>'],
  ['question', 'physical', 'en', '<p>Is it a replica Rolex? Not at all. It is our own design.</p>'],
  ['question', 'physical', 'de', '<p>Ist das eine Replik der Rolex? Keineswegs.</p>'],
  ['question', 'physical', 'fr', '<p>Est-ce une réplique de Rolex ? En aucun cas.</p>'],
  ['question', 'physical', 'es', '<p>¿Es una réplica del Rolex? En absoluto.</p>'],

  // Two pictures of a thing.
  ...(
    [
      [
        'pt',
        'Antes e depois',
        'Sapato de couro riscado',
        'O mesmo sapato engraxado',
        'A graxa hidrata o couro e a pele de quem usa luva agradece.',
      ],
      [
        'en',
        'Before and after',
        'Oak chair, dull',
        'The same oak chair, oiled',
        'Wipe it on with a cloth. Wear gloves: it dries the skin of your hands.',
      ],
      [
        'es',
        'Antes y después',
        'Cojín hundido',
        'El mismo cojín sacudido',
        'El relleno vuelve a su sitio. No se apoya en la piel, lleva funda.',
      ],
      [
        'de',
        'Vorher und nachher',
        'Kissen, flach gelegen',
        'Dasselbe Kissen, aufgeschüttelt',
        'Nach dem Schütteln ist es wieder prall. Auf der Haut fühlt es sich weich an.',
      ],
      [
        'fr',
        'Avant et après',
        'Cafetière entartrée',
        'La même cafetière détartrée',
        'Le vinaigre suffit. Rincez bien, il pique la peau.',
      ],
    ] as const
  ).map(([language, heading, before, after, text]): Honest => [
    'things',
    'physical',
    language,
    `<h2>${heading}</h2><figure><img src="/a.jpg" alt="${before}"><figcaption>${before}</figcaption></figure><figure><img src="/b.jpg" alt="${after}"><figcaption>${after}</figcaption></figure><p>${text}</p>`,
  ]),
  [
    'things',
    'physical',
    'pt',
    '<h2>Antes e depois</h2><p>Antes eu usava pote de plástico; depois passei para o vidro. O creme para a pele é o mesmo.</p>',
  ],
  [
    'things',
    'physical',
    'es',
    '<h2>¿Antes y después?</h2><p>Me piden fotos. No las pongo: un cojín se ve igual el primer día que a los seis meses. Lo mío es la espalda, no la fotografía.</p>',
  ],
  [
    'things',
    'physical',
    'de',
    '<h2>Vorher und nachher</h2><p>Bilder von Rücken zeigen wir keine. Das Kissen sah vorher aus wie nachher.</p>',
  ],
  [
    'things',
    'physical',
    'fr',
    '<h2>Avant / après</h2><p>On nous demande des photos de peau. Nous n’en publions pas.</p>',
  ],
  [
    'things',
    'nutra',
    'en',
    '<h2>Before and after?</h2><p>We do not publish pictures of bodies. A face depends on light.</p>',
  ],

  // Goods that are no copies, and part of a thing.
  [
    'copies',
    'physical',
    'pt',
    '<p>Não vendemos réplicas, nem “primeira linha”, nem relógios “inspirados”. Recusamos um lote a R$ 20 a peça, sem nota.</p>',
  ],
  [
    'copies',
    'physical',
    'en',
    '<p>We sell no replicas, no “super clones” and no “homage” watches. We turned down a lot at $4 apiece without papers.</p>',
  ],
  [
    'copies',
    'physical',
    'es',
    '<p>En los alrededores venden copias «clon» o «triple A». No son nuestras. La oficial trae el escudo bordado.</p>',
  ],
  [
    'copies',
    'physical',
    'de',
    '<p>Repliken, „1:1“-Ware oder „inspirierte“ Uhren führen wir nicht. Einen solchen Posten haben wir abgelehnt.</p>',
  ],
  [
    'copies',
    'physical',
    'fr',
    '<p>Nous ne vendons ni répliques, ni « première copie », ni montres « inspirées ». Un lot de ce genre a été refusé.</p>',
  ],
  [
    'copies',
    'physical',
    'en',
    '<h2>How I tested</h2><p>I filled one third of the freezer with the boxes and left two thirds as they were. After a month nobody in the house could tell which drawer was whose, except by the labels.</p>',
  ],
  [
    'copies',
    'physical',
    'pt',
    '<h2>Como testei</h2><p>Enchi um terço do freezer com as caixas. Ninguém em casa percebeu a diferença no gosto.</p>',
  ],
  [
    'copies',
    'physical',
    'de',
    '<h2>So habe ich getestet</h2><p>Ein Drittel der Truhe habe ich mit den Dosen gefüllt. Niemand schmeckte einen Unterschied.</p>',
  ],
  [
    'copies',
    'physical',
    'es',
    '<h2>Cómo lo probé</h2><p>Llené un tercio del congelador. Nadie en casa notó la diferencia de sabor.</p>',
  ],
  [
    'copies',
    'physical',
    'fr',
    '<h2>Comment j’ai testé</h2><p>J’ai rempli un tiers du congélateur. Personne à la maison n’a vu la différence de goût.</p>',
  ],

  // Money that goes back.
  [
    'refund',
    'physical',
    'pt',
    '<p>Mande um e-mail em até 30 dias; a etiqueta é nossa, e caem R$ 47,20 na sua conta em até 14 dias.</p>',
  ],
  [
    'refund',
    'physical',
    'en',
    '<p>Write to us within 30 days, we send you a label and pay $11.80 into your account within two weeks.</p>',
  ],
  [
    'refund',
    'nutra',
    'es',
    '<p>Nos escribes en los 30 días siguientes, te mandamos la etiqueta y te ingresamos los 11,80 € en catorce días como mucho.</p>',
  ],
  [
    'refund',
    'physical',
    'de',
    '<p>Schreiben Sie uns binnen 30 Tagen, wir schicken ein Etikett und überweisen Ihnen die 11,80 € innerhalb von 14 Tagen auf Ihr Konto.</p>',
  ],
  [
    'refund',
    'physical',
    'fr',
    '<p>Écrivez-nous sous 30 jours, nous envoyons l’étiquette et versons les 11,80 € sur votre compte en deux semaines au plus.</p>',
  ],

  // No magic, and what it depends on.
  ['no magic', 'nutra', 'pt', '<h2>Três potes, uma balança de cozinha e nenhuma mágica</h2>'],
  ['no magic', 'nutra', 'en', '<h2>Three tubs, a kitchen scale and no magic whatsoever</h2>'],
  ['no magic', 'nutra', 'es', '<h2>Tres botes, una báscula de cocina y ninguna magia</h2>'],
  ['no magic', 'nutra', 'de', '<h2>Drei Dosen, eine Küchenwaage und keine Zauberei</h2>'],
  ['no magic', 'nutra', 'fr', '<h2>Trois pots, une balance de cuisine et aucune magie</h2>'],
  ['depends', 'nutra', 'pt', '<p>Quanto muda? Depende do treino, do sono, da comida e da sua genética.</p>'],
  ['depends', 'nutra', 'en', '<p>It depends on your training, your sleep, your food and your genes.</p>'],
  ['depends', 'nutra', 'es', '<p>Depende del entrenamiento, del sueño, de la comida y de su genética.</p>'],
  ['depends', 'nutra', 'de', '<p>Das hängt vom Training ab, vom Schlaf, vom Essen und von Ihren Genen.</p>'],
  [
    'depends',
    'nutra',
    'fr',
    '<p>Cela dépend de l’entraînement, du sommeil, des repas et de votre génétique.</p>',
  ],
  [
    'pictures',
    'nutra',
    'pt',
    '<p>Pedem foto de barriga e eu não ponho, porque foto de barriga depende de luz e de prender a respiração.</p>',
  ],
  [
    'pictures',
    'nutra',
    'en',
    '<p>People ask for belly pictures and I do not post them, because a belly depends on light and on holding your breath.</p>',
  ],
  [
    'pictures',
    'nutra',
    'es',
    '<p>Me piden fotos de barriga y no las pongo, porque una barriga depende de la luz y de meter aire.</p>',
  ],
  [
    'pictures',
    'nutra',
    'de',
    '<p>Bauchbilder werden verlangt, und ich zeige keine, weil ein Bauch vom Licht und vom Luftanhalten abhängt.</p>',
  ],
  [
    'pictures',
    'nutra',
    'fr',
    '<p>On me demande des photos de ventre et je n’en mets pas, parce qu’un ventre dépend de la lumière et du souffle retenu.</p>',
  ],

  // How it is used.
  ['use', 'nutra', 'pt', '<p>Limpe e seque a pele antes de colar.</p>'],
  ['use', 'nutra', 'en', '<p>Clean and dry the skin before you stick it on.</p>'],
  ['use', 'nutra', 'es', '<p>Limpiar y secar la piel.</p>'],
  ['use', 'nutra', 'de', '<p>Die Haut reinigen und abtrocknen.</p>'],
  ['use', 'nutra', 'fr', '<p>Nettoyer et sécher la peau.</p>'],

  // What buyers say of the thing and of the parcel.
  [
    'buyers',
    'nutra',
    'pt',
    '<blockquote>Colam bem, até dormindo de barriga para baixo.</blockquote><blockquote>Encomenda caprichada, papel de seda bonito.</blockquote>',
  ],
  [
    'buyers',
    'nutra',
    'en',
    '<blockquote>They stay on, even if you sleep on your stomach.</blockquote><blockquote>Neat parcel, lovely tissue paper.</blockquote>',
  ],
  [
    'buyers',
    'nutra',
    'es',
    '<blockquote>Se pegan bien, incluso durmiendo boca abajo sobre la barriga.</blockquote><blockquote>Paquete cuidado, papel de seda precioso.</blockquote>',
  ],
  [
    'buyers',
    'nutra',
    'de',
    '<blockquote>Sie halten gut, auch wenn man auf dem Bauch schläft.</blockquote><blockquote>Sorgfältig gepackt, hübsches Seidenpapier.</blockquote>',
  ],
  [
    'buyers',
    'nutra',
    'fr',
    '<blockquote>Ils tiennent bien, même en dormant sur le ventre.</blockquote><blockquote>Colis soigné, joli papier de soie.</blockquote>',
  ],

  // What is said of the thing alone.
  [
    'stock',
    'physical',
    'fr',
    '<p>Gardez-le à l’abri de la lumière ; au bout de deux ans, le parfum s’en va et il ne reste que du foin.</p>',
  ],
  [
    'stock',
    'physical',
    'pt',
    '<p>Guarde longe da luz; depois de dois anos o perfume vai embora e só resta palha.</p>',
  ],
  ['stock', 'physical', 'en', '<p>Keep it dark; after two years the scent goes and only hay is left.</p>'],
  [
    'stock',
    'physical',
    'es',
    '<p>Guárdela lejos de la luz; a los dos años se va el aroma y solo queda paja.</p>',
  ],
  [
    'stock',
    'physical',
    'de',
    '<p>Dunkel lagern; nach zwei Jahren ist der Duft fort und es bleibt nur noch Heu.</p>',
  ],
  [
    'praise',
    'physical',
    'pt',
    '<p>A revista de design Rótulo chamou a embalagem de “a mais simpática da farmácia da minha tia”. Falaram do pote, não do creme.</p>',
  ],
  [
    'praise',
    'physical',
    'en',
    '<p>The design magazine Label called the packaging “the friendliest in my aunt’s pharmacy”. They meant the jar, not the cream.</p>',
  ],
  [
    'praise',
    'physical',
    'es',
    '<p>La revista de diseño Rótulo llamó al envase “el más simpático del barrio”. Hablaban del bote, no de la crema.</p>',
  ],
  [
    'praise',
    'physical',
    'de',
    '<p>Die Designzeitschrift Etikett nannte die Verpackung „die freundlichste der Apotheke“. Gemeint war die Dose, nicht die Creme.</p>',
  ],
  [
    'praise',
    'physical',
    'fr',
    '<p>La revue de design Étiquette a trouvé l’emballage « le plus sympathique de la pharmacie ». Elle parlait du pot, pas de la crème.</p>',
  ],
  [
    'titles',
    'physical',
    'fr',
    '<p>Plusieurs clients nous ont envoyé le titre de leur livre de chevet : « Traité de l’insomnie volontaire », « Encore un chapitre ».</p>',
  ],
  [
    'titles',
    'physical',
    'en',
    '<p>Customers sent us what they read under it: “A Treatise on Chosen Insomnia”, “One More Chapter”.</p>',
  ],
  [
    'titles',
    'physical',
    'pt',
    '<p>Clientes mandaram o nome do livro de cabeceira: “Tratado da insônia voluntária”, “Só mais um capítulo”.</p>',
  ],
  [
    'titles',
    'physical',
    'es',
    '<p>Nos mandaron el título de su libro: «Tratado del insomnio voluntario», «Otro capítulo».</p>',
  ],
  [
    'titles',
    'physical',
    'de',
    '<p>Kunden schickten uns, was sie darunter lesen: „Abhandlung über die freiwillige Schlaflosigkeit“, „Noch ein Kapitel“.</p>',
  ],

  // A page of a course that speaks of a grip, and a thing that speaks of those who use it.
  [
    'grip',
    'digital',
    'pt',
    '<table><tr><td>Aula 1</td><td>Afinar, segurar, a pegada sem dor, Em e Am</td></tr></table>',
  ],
  [
    'grip',
    'digital',
    'en',
    '<table><tr><td>Lesson 1</td><td>Tuning, holding it, the pain-free grip, Em and Am</td></tr></table>',
  ],
  [
    'grip',
    'digital',
    'es',
    '<table><tr><td>Clase 1</td><td>Afinar, sujetar, el agarre sin dolor, Em y Am</td></tr></table>',
  ],
  [
    'grip',
    'digital',
    'fr',
    '<table><tr><td>Cours 1</td><td>Accorder, tenir, la prise sans douleur, mi mineur</td></tr></table>',
  ],

  // How long a repair or a new delivery takes.
  [
    'repair',
    'physical',
    'es',
    '<p>¿Cómo es la garantía? Contra defectos de fábrica. Mandamos recogerla, la reparamos o la cambiamos en máximo 15 días.</p>',
  ],
  [
    'repair',
    'physical',
    'pt',
    '<p>Como funciona a garantia? Buscamos, consertamos e devolvemos em no máximo 15 dias.</p>',
  ],
  [
    'repair',
    'physical',
    'en',
    '<p>How does the guarantee work? We collect it, repair it and have it back with you in 15 days at most.</p>',
  ],
  [
    'repair',
    'physical',
    'de',
    '<p>Wie läuft die Garantie ab? Wir holen ab, reparieren oder tauschen in höchstens 15 Tagen.</p>',
  ],
  [
    'repair',
    'physical',
    'fr',
    '<p>Comment marche la garantie ? Nous venons la chercher et la réparons ou l’échangeons en 15 jours au plus.</p>',
  ],
  [
    'restock',
    'physical',
    'pt',
    '<p>Quando se esgota, encomendamos mais; costuma demorar três semanas a chegar à loja.</p>',
  ],
  [
    'restock',
    'physical',
    'en',
    '<p>When we run out we order more; it usually takes three weeks to reach the shop.</p>',
  ],
  [
    'restock',
    'physical',
    'es',
    '<p>Cuando se agota, pedimos más al taller; suele tardar tres semanas en llegar a la tienda.</p>',
  ],
  [
    'restock',
    'physical',
    'de',
    '<p>Ist es ausverkauft, bestellen wir nach; das dauert meist drei Wochen, bis es im Laden ist.</p>',
  ],
  [
    'restock',
    'physical',
    'fr',
    '<p>Quand il n’y en a plus, nous recommandons ; il faut d’ordinaire trois semaines pour qu’il arrive au magasin.</p>',
  ],
];

/** The fault that each excuse must not hide. */
export const neighbouringFaults: readonly Attack[] = [
  ['earnings_promise', 'physical', 'pt', '<p>Frete grátis, e ganhe R$ 500 por dia revendendo de casa.</p>'],
  ['counterfeit', 'physical', 'es', '<p>Reloj Rolex AAA+, con pilas incluidas.</p>'],
  ['weight_promise', 'nutra', 'pt', '<p>Perca doze quilos já com o primeiro lote.</p>'],
  [
    'health_claim',
    'nutra',
    'en',
    '<p>It contributes to normal blood sugar in diabetics, so they feel no more pain.</p>',
  ],
  [
    'celebrity_claim',
    'physical',
    'de',
    '<p>Empfiehlt das ein Fernsehkoch? Ja, der aus der Sonntagsshow.</p>',
  ],
  [
    'celebrity_claim',
    'physical',
    'de',
    '<p>Kein Wunder, dass der Fernsehkoch aus der Sonntagsshow es empfiehlt.</p>',
  ],
  ['celebrity_claim', 'physical', 'en', '<p>Does it work? No question. The TV chef recommends it.</p>'],
  ['fake_stock', 'physical', 'es', '<p>¿Se agota? No tarda: quedan solo 3 unidades en almacén.</p>'],
  [
    'fake_stock',
    'physical',
    'pt',
    '<p>Esgota rápido? Não perca tempo: restam apenas 4 unidades em estoque.</p>',
  ],
  ['cure_claim', 'nutra', 'pt', '<p>Cura a artrose? Não é promessa: cura a artrose em 30 dias.</p>'],
  ['cure_claim', 'nutra', 'en', '<p>Is it a drug? No. It cures arthritis.</p>'],
  ['cure_claim', 'nutra', 'es', '<p>¿Es un medicamento? Para nada. Cura la diabetes.</p>'],
  ['cure_claim', 'nutra', 'de', '<p>Ist das ein Medikament? Nein. Es heilt Arthrose.</p>'],
  ['cure_claim', 'nutra', 'fr', '<p>Est-ce un médicament ? Non. Il guérit l’arthrose.</p>'],
  [
    'earnings_promise',
    'digital',
    'pt',
    '<p>Preciso de experiência? Duvido. Você vai ganhar R$ 5.000 por mês.</p>',
  ],
  ['earnings_promise', 'digital', 'en', '<p>Do I need a boss? Not at all. You will earn $5,000 a month.</p>'],
  ['earnings_promise', 'digital', 'es', '<p>Cada mes te ingresan 1.400 € en tu cuenta mientras duermes.</p>'],
  [
    'earnings_promise',
    'digital',
    'de',
    '<p>Jeden Monat fließen 3.000 € auf Ihr Konto, auch wenn Sie schlafen.</p>',
  ],
  [
    'counterfeit',
    'physical',
    'pt',
    '<p>Não vendemos camelô: só réplicas primeira linha, relógio Rolex com caixa.</p>',
  ],
  [
    'counterfeit',
    'physical',
    'en',
    '<p>No cheap toys here. We sell super clones: Rolex Submariner, AAA quality.</p>',
  ],
  ['counterfeit', 'physical', 'es', '<p>No vendemos basura: nuestras réplicas de Rolex son triple A.</p>'],
  [
    'counterfeit',
    'physical',
    'de',
    '<p>Billige Kopien führen wir nicht, sondern Rolex-Repliken 1:1 mit Box.</p>',
  ],
  ['counterfeit', 'physical', 'fr', '<p>Pas de camelote chez nous : des répliques Rolex 1:1 avec boîte.</p>'],
  ...(
    [
      ['pt', 'Antes e depois', 'Barriga da Ana no dia 1', 'Barriga da Ana no dia 30'],
      ['en', 'Before and after', 'Anna’s face, wrinkled', 'Anna’s face, smooth'],
      ['es', 'Antes y después', 'Piel de Ana con manchas', 'Piel de Ana sin manchas'],
      ['de', 'Vorher und nachher', 'Annas Bauch', 'Annas Bauch, flach'],
      ['fr', 'Avant et après', 'Le visage d’Anne, ridé', 'Le visage d’Anne, lisse'],
    ] as const
  ).map(([language, heading, before, after]): Attack => [
    'before_after',
    'physical',
    language,
    `<h2>${heading}</h2><figure><img src="/a.jpg" alt="${before}"></figure><figure><img src="/b.jpg" alt="${after}"></figure>`,
  ]),
  ['weight_promise', 'nutra', 'pt', '<p>Nenhuma dieta e a balança marca 8 kg a menos.</p>'],
  ['weight_promise', 'nutra', 'de', '<p>Keine Diät, und die Waage zeigt nach vier Wochen 8 kg weniger.</p>'],
  ['weight_promise', 'nutra', 'fr', '<p>Aucun régime et 8 kilos en moins sur la balance.</p>'],
  [
    'testimonial_results',
    'nutra',
    'fr',
    '<blockquote>Ils tiennent bien, et mon ventre a fondu.</blockquote>',
  ],
  ['testimonial_results', 'nutra', 'pt', '<blockquote>Colam bem e a barriga sumiu.</blockquote>'],
  [
    'testimonial_results',
    'nutra',
    'en',
    '<blockquote>They stay on, and my belly is gone in three weeks.</blockquote>',
  ],
];
