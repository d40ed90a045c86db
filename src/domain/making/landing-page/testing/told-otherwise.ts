import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { FindingCode } from '../finding-codes.ts';
import type { FixtureLanguage } from './page-texts.ts';
import type { SellersForm } from './sellers-forms.ts';

type Kind = NonNullable<ProductSheet['kind']>;

function forms(
  code: FindingCode,
  kind: Kind,
  texts: Readonly<Record<FixtureLanguage, readonly string[]>>,
): SellersForm[] {
  return (Object.entries(texts) as [FixtureLanguage, readonly string[]][]).flatMap(([language, pieces]) =>
    pieces.map((piece): SellersForm => [
      ...([code, language, kind, 'owner'] as const),
      piece.startsWith('<') ? piece : `<p>${piece}</p>`,
    ]),
  );
}

/** Passages in a seller's words, written before the rules were changed for them. */
export const toldOtherwise: readonly SellersForm[] = [
  ...forms('health_claim', 'nutra', {
    pt: [
      'Uma colher no café e o intestino vira um relógio.',
      'O sangue corre mais solto e a pressão fica no lugar dela.',
      'Quem sofre com a próstata volta a dormir a noite inteira.',
      'As juntas ganham o óleo que o tempo levou.',
      'Deixa as pernas leves e some com o formigamento dos pés.',
      'Feito para quem acorda com a coluna travada.',
    ],
    en: [
      'One scoop and your gut runs like a Swiss train.',
      'It scrubs the liver from the inside while you sleep.',
      'Your knees get back the oil that the years took.',
      'Made for men who are tired of getting up three times a night.',
      'The brain fog lifts and names come back to you.',
      'Keeps your arteries as clean as a whistle.',
    ],
    es: [
      'Una cápsula y el intestino marcha como un reloj.',
      'Le devuelve al hígado las ganas de trabajar.',
      'Las rodillas recuperan el aceite que se llevaron los años.',
      'Pensado para quien se levanta tres veces por la noche al baño.',
      'La circulación corre y los tobillos se desinflan.',
      'Las defensas suben y los catarros pasan de largo.',
    ],
    de: [
      'Ein Löffel am Tag, und der Darm läuft wie ein Uhrwerk.',
      'Die Leber atmet auf, das Blut fließt wieder frei.',
      'Gibt den Knien das Öl zurück, das die Jahre genommen haben.',
      'Für Männer, die nachts dreimal rausmüssen.',
      'Der Nebel im Kopf lichtet sich, Namen fallen wieder ein.',
      'Bringt den Kreislauf auf Trab und hält Erkältungen vor der Tür.',
    ],
    fr: [
      'Une cuillère par jour et le transit repart comme une horloge.',
      'Le foie se vide de ses toxines pendant que vous dormez.',
      "Redonne aux genoux l'huile que les années ont prise.",
      'Pour les hommes qui se lèvent trois fois par nuit.',
      'Le brouillard dans la tête se dissipe, les prénoms reviennent.',
      'Deux gouttes et la tension retrouve sa place.',
    ],
  }),
  ...forms('testimonial_results', 'nutra', {
    pt: [
      '<blockquote>“Minha coluna agradece todo dia.” Neide, Bauru</blockquote>',
      '<blockquote>“Já subo a ladeira da igreja sem sentar no meio.” Osmar</blockquote>',
      '<blockquote>“O exame deu 98, o doutor nem acreditou.” Lúcia, 66</blockquote>',
      '<blockquote>“Sete quilos desde a Páscoa, sem largar o pão.” Dalva</blockquote>',
      '<blockquote>“As cãibras da madrugada? Nem lembro mais.” Ivan, Natal</blockquote>',
    ],
    en: [
      '<blockquote>"My hips are thanking me every morning." – Joan</blockquote>',
      '<blockquote>"I do the hill to church without a stop on the bench." – Walt, 74</blockquote>',
      '<blockquote>"Bloods came back at 5.4, the nurse looked twice." – Pam</blockquote>',
      '<blockquote>"Fourteen pounds since Easter and I still have my toast." – Deb</blockquote>',
      '<blockquote>"Night cramps? I had forgotten I ever got them." – Ivy K.</blockquote>',
    ],
    es: [
      '<blockquote>«Mi espalda lo agradece cada mañana.» Carmen, Lugo</blockquote>',
      '<blockquote>«Subo la cuesta del mercado de un tirón.» Anselmo, 70</blockquote>',
      '<blockquote>«La analítica salió perfecta y el doctor no se lo creía.» Pilar</blockquote>',
      '<blockquote>«Siete kilos desde Semana Santa sin dejar el pan.» Nuria</blockquote>',
      '<blockquote>«¿Calambres por la noche? Ni me acuerdo.» Tomás, Ávila</blockquote>',
    ],
    de: [
      '<blockquote>„Mein Rücken dankt es mir jeden Morgen.“ – Inge, Passau</blockquote>',
      '<blockquote>„Den Kirchberg gehe ich in einem Zug hinauf.“ – Alois, 72</blockquote>',
      '<blockquote>„Der Laborwert war wie bei einem Zwanzigjährigen, sagte die Ärztin.“ – Uwe</blockquote>',
      '<blockquote>„Sieben Kilo seit Ostern, und das Brot ist geblieben.“ – Gerda</blockquote>',
      '<blockquote>„Nächtliche Wadenkrämpfe? Kenne ich nicht mehr.“ – Heidi B.</blockquote>',
    ],
    fr: [
      '<blockquote>« Mon dos vous dit merci tous les matins. » Odile, Brest</blockquote>',
      "<blockquote>« Je monte la côte de l'église d'une traite. » Marcel, 73 ans</blockquote>",
      '<blockquote>« Ma prise de sang était parfaite, le docteur a relu deux fois. » Josette</blockquote>',
      '<blockquote>« Sept kilos depuis Pâques, sans lâcher le pain. » Nadine</blockquote>',
      '<blockquote>« Les crampes la nuit ? Je ne sais plus ce que c’est. » Yves, Pau</blockquote>',
    ],
  }),
  ...forms('cure_claim', 'nutra', {
    pt: [
      'A diabetes dá meia-volta e vai embora pela mesma porta.',
      'Três meses e a artrose fica só na lembrança.',
      'O pâncreas acorda e a insulina vira coisa de gaveta.',
      'A labirintite não resiste ao terceiro frasco.',
    ],
    en: [
      'Diabetes turns around and leaves by the door it came in.',
      'Three months and your arthritis is only a memory.',
      'The pancreas wakes up and the insulin stays in the drawer.',
      'No psoriasis has survived the third bottle.',
    ],
    es: [
      'La diabetes se devuelve y ya no hace falta pincharse el dedo.',
      'Tres meses y la artrosis es solo un recuerdo.',
      'El páncreas despierta y la insulina se queda en el cajón.',
      'No hay gastritis que aguante el tercer frasco.',
    ],
    de: [
      'Der Diabetes macht kehrt und geht zur selben Tür hinaus.',
      'Drei Monate, und die Arthrose ist nur noch Erinnerung.',
      'Die Bauchspeicheldrüse wacht auf, das Insulin bleibt in der Schublade.',
      'Gicht und Rheuma ziehen sich aus den Fingern zurück.',
    ],
    fr: [
      'Le diabète fait demi-tour et repart par où il est venu.',
      "Trois mois et l'arthrose n'est qu'un souvenir.",
      "Le pancréas se réveille et l'insuline reste au tiroir.",
      "Aucun psoriasis n'a tenu jusqu'au troisième flacon.",
    ],
  }),
  ...forms('weight_promise', 'nutra', {
    pt: [
      'A calça 44 vira 40 antes do carnaval.',
      'No segundo pote você deixa doze quilos para trás.',
      'Até o Natal são oito quilos de adeus.',
    ],
    en: [
      'Go from a 16 to a 10 before the wedding.',
      'By the second jar you leave twenty-five pounds behind.',
      'By Christmas that is a stone and a half you never see again.',
    ],
    es: [
      'La talla 46 se vuelve 40 antes del verano.',
      'Con el segundo bote dejas doce kilos por el camino.',
      'Para Navidad te despides de ocho kilos.',
    ],
    de: [
      'Aus Größe 46 wird Größe 40, noch vor dem Sommer.',
      'Mit der zweiten Dose lassen Sie zwölf Kilo hinter sich.',
      'Bis Weihnachten sind acht Kilo weg.',
    ],
    fr: [
      "Du 46 au 40 avant l'été.",
      'Au deuxième pot, vous laissez douze kilos derrière vous.',
      "D'ici Noël, huit kilos vous disent adieu.",
    ],
  }),
  ...forms('testimonial_results', 'digital', {
    pt: [
      '<blockquote>“Paguei o IPVA com as vendas de maio.” Keila</blockquote>',
      '<blockquote>“Hoje vivo disso e largo às três da tarde.” Rui, Caxias</blockquote>',
    ],
    en: [
      '<blockquote>"It paid for the new roof by June." – Carla</blockquote>',
      '<blockquote>"I live off this now and knock off at three." – Ben</blockquote>',
    ],
    es: [
      '<blockquote>«Con lo de mayo pagué el seguro del coche.» Lorena</blockquote>',
      '<blockquote>«Ahora vivo de esto y acabo a las tres.» Raúl</blockquote>',
    ],
    de: [
      '<blockquote>„Vom Mai habe ich die neue Heizung bezahlt.“ – Silke</blockquote>',
      '<blockquote>„Ich lebe jetzt davon und mache um drei Schluss.“ – Timo</blockquote>',
    ],
    fr: [
      "<blockquote>« Avec le mois de mai j'ai payé la toiture. » Karine</blockquote>",
      "<blockquote>« J'en vis maintenant et je finis à trois heures. » Loïc</blockquote>",
    ],
  }),
  ...forms('earnings_promise', 'digital', {
    pt: [
      'Um fim de semana de trabalho rende uns R$ 1.900.',
      'A maioria passa dos quatro dígitos por semana já no segundo mês.',
      'Terça ela compra livros usados e na sexta eles pagam a prestação da casa.',
    ],
    en: [
      'A weekend of scanning brings in about $1,900.',
      'Most people are at four figures a week by their second month.',
      'He lists old lamps on Monday and they cover his rent by Thursday.',
    ],
    es: [
      'Un fin de semana de trabajo deja unos 1.900 €.',
      'La mayoría pasa de cuatro cifras por semana en el segundo mes.',
      'El martes compra libros usados y el viernes le pagan la hipoteca.',
    ],
    de: [
      'Ein Wochenende Arbeit bringt rund 1.900 € ein.',
      'Die meisten sind im zweiten Monat bei vierstelligen Beträgen pro Woche.',
      'Dienstags kauft sie alte Bücher, freitags zahlen sie ihre Rate.',
    ],
    fr: [
      'Un week-end de travail rapporte environ 1 900 €.',
      'La plupart passent à quatre chiffres par semaine dès le deuxième mois.',
      'Le mardi elle achète des livres usés, le vendredi ils paient son loyer.',
    ],
  }),
  ...forms('fake_stock', 'physical', {
    pt: [
      '<p class="lote">Lote 0317: sobraram <b>11</b> peças.</p>',
      '<p>Fornada da semana: 91% já foi, restam 7</p>',
      "<p><span data-saldo></span></p><script>let n=9-Math.floor(Math.random()*4);const b=document.querySelector('[data-saldo]');const v=()=>b.textContent='Ainda '+n+' panelas na prateleira';v();setInterval(()=>{if(n>2){n--;v()}},23000)</script>",
      '<p>Tem 38 pessoas com ela no carrinho agora.</p>',
    ],
    en: [
      '<p>Run 0317: 11 pieces to go.</p>',
      "<p>This week's batch: 91% spoken for, 7 remain</p>",
      "<p><span data-stock></span></p><script>let n=9-Math.floor(Math.random()*4);const b=document.querySelector('[data-stock]');const v=()=>b.textContent=n+' pans on the shelf';v();setInterval(()=>{if(n>2){n--;v()}},23000)</script>",
      '<p>38 people have it in their bag right now.</p>',
    ],
    es: [
      '<p>Lote 0317: sobran <b>11</b> piezas.</p>',
      '<p>Hornada de la semana: 91 % vendida, quedan 7</p>',
      "<p><span data-saldo></span></p><script>let n=9-Math.floor(Math.random()*4);const b=document.querySelector('[data-saldo]');const v=()=>b.textContent='Aún '+n+' ollas en el estante';v();setInterval(()=>{if(n>2){n--;v()}},23000)</script>",
      '<p>38 personas la tienen en el carrito ahora mismo.</p>',
    ],
    de: [
      '<p>Charge 0317: noch <b>11</b> Stück da.</p>',
      '<p>Wochencharge: 91 % schon weg, 7 bleiben</p>',
      "<p><span data-bestand></span></p><script>let n=9-Math.floor(Math.random()*4);const b=document.querySelector('[data-bestand]');const v=()=>b.textContent='Noch '+n+' Töpfe im Regal';v();setInterval(()=>{if(n>2){n--;v()}},23000)</script>",
      '<p>38 Leute haben sie gerade im Korb.</p>',
    ],
    fr: [
      '<p>Lot 0317 : encore <b>11</b> pièces.</p>',
      '<p>Fournée de la semaine : 91 % déjà partis, il en reste 7</p>',
      "<p><span data-reste></span></p><script>let n=9-Math.floor(Math.random()*4);const b=document.querySelector('[data-reste]');const v=()=>b.textContent='Encore '+n+' poêles en rayon';v();setInterval(()=>{if(n>2){n--;v()}},23000)</script>",
      "<p>38 personnes l'ont dans leur panier en ce moment.</p>",
    ],
  }),
  ...forms('fake_countdown', 'physical', {
    pt: [
      '<p>Guardamos o preço enquanto durar a barra. São dez minutos desde que você abriu a página.</p>',
      '<p>Você tem quinze minutos a partir de agora, depois o valor volta.</p>',
    ],
    en: [
      '<p>We keep the price while the bar lasts. That is ten minutes from when you opened this page.</p>',
      '<p>You have fifteen minutes from now, then the price goes back up.</p>',
    ],
    es: [
      '<p>Le guardamos el precio mientras dure la barra. Son diez minutos desde que abrió esta página.</p>',
      '<p>Tiene quince minutos a partir de ahora; luego el precio vuelve a subir.</p>',
    ],
    de: [
      '<p>Der Preis gilt, solange der Balken läuft: zehn Minuten ab dem Öffnen dieser Seite.</p>',
      '<p>Sie haben ab jetzt fünfzehn Minuten, danach steigt der Preis wieder.</p>',
    ],
    fr: [
      "<p>Nous gardons le prix tant que dure la barre : dix minutes depuis l'ouverture de cette page.</p>",
      '<p>Vous avez quinze minutes à partir de maintenant, ensuite le prix remonte.</p>',
    ],
  }),
  ...forms('celebrity_claim', 'nutra', {
    pt: [
      'A atriz Lívia Camargo não sai do camarim sem ele.',
      'Segundo a maquiadora, Otávio Brandt toma um antes de cada gravação da novela.',
    ],
    en: [
      'Actress Lydia Cormack never leaves her trailer without it.',
      'Her makeup artist let it slip: Marla Denby takes one before every taping of the show.',
    ],
    es: [
      'La actriz Lidia Camarena no sale del camerino sin él.',
      'Lo contó su maquilladora: Óscar Brandes toma uno antes de cada grabación de la serie.',
    ],
    de: [
      'Die Schauspielerin Lydia Kammerer geht nicht ohne sie auf die Bühne.',
      'Ihre Maskenbildnerin hat es verraten: Otto Brandis nimmt eine vor jeder Aufzeichnung der Show.',
    ],
    fr: [
      "L'actrice Lydie Camarin ne quitte pas sa loge sans lui.",
      'Sa maquilleuse a vendu la mèche : Octave Brandel en prend un avant chaque tournage de la série.',
    ],
  }),
  ...forms('before_after', 'physical', {
    pt: [
      '<p><img src="/a1.jpg" alt="Bochecha da Lia, semana 12, lisa"><img src="/a2.jpg" alt="Bochecha da Lia, primeiro dia, com marcas"></p>',
      '<h2>Gabi, janeiro e maio</h2><p><img src="/g1.jpg" alt="Gabi de maiô em janeiro"><img src="/g2.jpg" alt="Gabi com o mesmo maiô em maio"></p>',
      '<p><img src="/r.jpg" alt="Rosto da Lia"></p><p>À esquerda, a manhã em que ela abriu a caixa. À direita, o terceiro frasco.</p>',
    ],
    en: [
      '<p><img src="/a1.jpg" alt="Linda\'s cheek, week 12, smooth"><img src="/a2.jpg" alt="Linda\'s cheek, day one, with lines"></p>',
      '<h2>Gabby, January and May</h2><p><img src="/g1.jpg" alt="Gabby in a swimsuit in January"><img src="/g2.jpg" alt="Gabby in the same swimsuit in May"></p>',
      '<p><img src="/r.jpg" alt="Linda\'s face"></p><p>Left of the line: the morning she opened the box. Right: the third bottle.</p>',
    ],
    es: [
      '<p><img src="/a1.jpg" alt="Mejilla de Lía, semana 12, lisa"><img src="/a2.jpg" alt="Mejilla de Lía, primer día, con marcas"></p>',
      '<h2>Gabi, enero y mayo</h2><p><img src="/g1.jpg" alt="Gabi en bañador en enero"><img src="/g2.jpg" alt="Gabi con el mismo bañador en mayo"></p>',
      '<p><img src="/r.jpg" alt="Rostro de Lía"></p><p>A la izquierda, la mañana en que abrió la caja. A la derecha, el tercer frasco.</p>',
    ],
    de: [
      '<p><img src="/a1.jpg" alt="Lindas Wange, Woche 12, glatt"><img src="/a2.jpg" alt="Lindas Wange, erster Tag, mit Linien"></p>',
      '<h2>Gabi, Jänner und Mai</h2><p><img src="/g1.jpg" alt="Gabi im Badeanzug im Jänner"><img src="/g2.jpg" alt="Gabi im selben Badeanzug im Mai"></p>',
      '<p><img src="/r.jpg" alt="Lindas Gesicht"></p><p>Links der Morgen, an dem sie das Paket öffnete. Rechts die dritte Flasche.</p>',
    ],
    fr: [
      '<p><img src="/a1.jpg" alt="Joue de Lia, semaine 12, lisse"><img src="/a2.jpg" alt="Joue de Lia, premier jour, marquée"></p>',
      '<h2>Gaby, janvier et mai</h2><p><img src="/g1.jpg" alt="Gaby en maillot en janvier"><img src="/g2.jpg" alt="Gaby avec le même maillot en mai"></p>',
      '<p><img src="/r.jpg" alt="Visage de Lia"></p><p>À gauche, le matin où elle a ouvert la boîte. À droite, le troisième flacon.</p>',
    ],
  }),
  ...forms('delivery_differs', 'physical', {
    pt: ['Conte com vinte a trinta dias úteis até o carteiro tocar a campainha.'],
    en: ['Count on twenty to thirty days before the postman rings.'],
    es: ['Cuente con veinte a treinta días hábiles hasta que el cartero llame a la puerta.'],
    de: ['Rechnen Sie mit zwanzig bis dreißig Werktagen, bis der Briefträger läutet.'],
    fr: ['Depuis notre entrepôt de Lettonie, prévoyez quatre semaines avant de voir arriver le livreur.'],
  }),
];

/** Neighbours of them that promise nothing. */
export const saidInnocently: readonly SellersForm[] = [
  ...forms('health_claim', 'nutra', {
    pt: [
      'A de gengibre arde um pouco na garganta, e o mel ajuda no sabor.',
      'Sítio Boa Vista, Dores do Indaiá/MG, 35610-000, CNPJ 33.109.427/0001-58',
    ],
    en: ['The ginger one tickles the throat a little.'],
    es: ['Un aceite joven que pica en la garganta, como tiene que ser.'],
    de: ['Der Ingwer brennt ein wenig im Hals.'],
    fr: ['Le gingembre pique un peu la gorge.'],
  }),
  ...forms('health_claim', 'nutra', {
    pt: [
      'Não use se tem problema no fígado ou nos rins e fale com seu médico.',
      'A vitamina C contribui para o funcionamento normal do sistema imunitário.',
      'A cápsula é pequena e não arranha a garganta.',
      'Tome de estômago cheio, com um copo de água.',
      'O nome vem da forma da folha, que lembra um coração.',
      'Dois grãos de pimenta dão um calor leve na língua.',
    ],
    en: [
      'Do not use it if you have liver or kidney problems, and ask your doctor.',
      'Zinc contributes to the maintenance of normal vision.',
      'The capsule is small and slides down without scratching your throat.',
      'Take it on a full stomach with a glass of water.',
      'The leaf is shaped like a heart, hence the name.',
      'We fill every jar by hand in a barn behind the house.',
    ],
    es: [
      'No lo tome si tiene problemas de hígado o riñón y consulte a su médico.',
      'El zinc contribuye al mantenimiento de la visión normal.',
      'La cápsula es pequeña y no raspa la garganta.',
      'Tómela con el estómago lleno y un vaso de agua.',
      'La hoja tiene forma de corazón, de ahí el nombre.',
      'Llenamos cada bote a mano en un taller detrás de casa.',
    ],
    de: [
      'Nicht einnehmen bei Leber- oder Nierenleiden; fragen Sie Ihren Arzt.',
      'Zink trägt zur Erhaltung normaler Sehkraft bei.',
      'Die Kapsel ist klein und kratzt nicht im Hals.',
      'Auf vollen Magen mit einem Glas Wasser einnehmen.',
      'Das Blatt hat die Form eines Herzens, daher der Name.',
      'Jede Dose füllen wir von Hand in der Scheune hinter dem Haus.',
    ],
    fr: [
      'Ne pas prendre en cas de maladie du foie ou des reins ; demandez à votre médecin.',
      "Le zinc contribue au maintien d'une vision normale.",
      'La gélule est petite et ne gratte pas la gorge.',
      "À prendre l'estomac plein, avec un verre d'eau.",
      "La feuille a la forme d'un cœur, d'où son nom.",
      'Nous remplissons chaque pot à la main dans une grange.',
    ],
  }),
  ...forms('testimonial_results', 'nutra', {
    pt: [
      '<blockquote>“O pote cabe na mão e fecha bem.” Vera</blockquote>',
      '<blockquote>“Não me deu dor de estômago, e é fácil de engolir.” Ciro</blockquote>',
      '<blockquote>“Minha mãe de 70 anos abriu a tampa sem ajuda.” Bia</blockquote>',
    ],
    en: [
      '<blockquote>"Fits the palm of my hand and shuts well." – Vera</blockquote>',
      '<blockquote>"Does not upset my stomach and is easy to swallow." – Cy</blockquote>',
      '<blockquote>"My eyes are not what they were, so the big print on the label helps." – Bea</blockquote>',
    ],
    es: [
      '<blockquote>«Cabe en la mano y cierra bien.» Vera</blockquote>',
      '<blockquote>«No me sienta mal al estómago y se traga fácil.» Ciro</blockquote>',
      '<blockquote>«La letra de la etiqueta es chica para mis ojos.» Osvaldo</blockquote>',
    ],
    de: [
      '<blockquote>„Liegt gut in der Hand und schließt dicht.“ – Vera</blockquote>',
      '<blockquote>„Macht mir keine Magenschmerzen und lässt sich leicht schlucken.“ – Kurt</blockquote>',
      '<blockquote>„Die Schrift ist zu klein für meine Augen.“ – Otto</blockquote>',
    ],
    fr: [
      '<blockquote>« Tient dans la main et ferme bien. » Vera</blockquote>',
      "<blockquote>« Ne me fait pas mal à l'estomac et s'avale bien. » Cyr</blockquote>",
      "<blockquote>« L'étiquette est écrite trop petit pour mes yeux. » Otto</blockquote>",
    ],
  }),
  ...forms('testimonial_results', 'physical', {
    pt: ['<blockquote>“Meu pai leu em dois dias e agora quem lê é meu irmão.” Júlia</blockquote>'],
    en: ['<blockquote>"My dad read it in two days and now my brother is reading it." – Julia</blockquote>'],
    es: ['<blockquote>«Mi viejo lo leyó en dos días y ahora lo lee mi hermano.» Julieta</blockquote>'],
    de: ['<blockquote>„Mein Vater las es in zwei Tagen, jetzt liest es mein Bruder.“ – Julia</blockquote>'],
    fr: ["<blockquote>« Mon père l'a lu en deux jours, maintenant c'est mon frère. » Julie</blockquote>"],
  }),
  ...forms('weight_promise', 'physical', {
    pt: ['<h2>A mala que perdeu 1,3 kg</h2><p>Pesa só 1,9 kg vazia.</p>'],
    en: ['<h2>The suitcase that lost 3 pounds</h2><p>It weighs only four pounds empty.</p>'],
    es: ['<h2>La maleta que perdió 1,3 kg</h2><p>Vacía pesa solo 1,9 kg.</p>'],
    de: ['<h2>Der Koffer, der 1,3 kg abgenommen hat</h2><p>Leer wiegt er nur 1,9 kg.</p>'],
    fr: ['<h2>La valise qui a perdu 1,3 kg</h2><p>Vide, elle ne pèse que 1,9 kg.</p>'],
  }),
  ...forms('earnings_promise', 'digital', {
    pt: [
      'O curso dá para um fim de semana e custa R$ 67.',
      'A planilha soma as vendas de cada semana e do mês.',
    ],
    en: ['The course fills a weekend and costs $67.', 'The sheet adds up the sales of each week and month.'],
    es: ['El curso da para un fin de semana y cuesta 67 €.', 'La hoja suma las ventas de cada semana y mes.'],
    de: [
      'Der Kurs füllt ein Wochenende und kostet 67 €.',
      'Die Tabelle zählt die Verkäufe jeder Woche zusammen.',
    ],
    fr: [
      'Le cours tient en un week-end et coûte 67 €.',
      'Le tableau additionne les ventes de chaque semaine.',
    ],
  }),
  ...forms('fake_stock', 'physical', {
    pt: [
      '<p>A caixa traz 11 peças e pesa 2 kg.</p>',
      '<p>Temos estoque em Minas e enviamos em dois dias úteis.</p>',
    ],
    en: [
      '<p>The box holds 11 pieces and weighs 4 lb.</p>',
      '<p>In stock in Ohio and sent within two working days.</p>',
    ],
    es: [
      '<p>La caja trae 11 piezas y pesa 2 kg.</p>',
      '<p>En stock en Getafe; sale en dos días laborables.</p>',
    ],
    de: [
      '<p>Die Schachtel enthält 11 Stück und wiegt 2 kg.</p>',
      '<p>Auf Lager in Fulda, Abholung nach Absprache.</p>',
    ],
    fr: [
      '<p>La boîte contient 11 pièces et pèse 2 kg.</p>',
      '<p>En stock à Lyon, expédié sous deux jours ouvrés.</p>',
    ],
  }),
  ...forms('fake_countdown', 'physical', {
    pt: ['<p>A massa descansa dez minutos depois que você abre a lata.</p>'],
    en: ['<p>Let it stand ten minutes from when you open the tin.</p>'],
    es: ['<p>Déjelo reposar diez minutos desde que abre la lata.</p>'],
    de: ['<p>Zehn Minuten ab dem Öffnen der Dose ruhen lassen.</p>'],
    fr: ["<p>Laissez reposer dix minutes après l'ouverture de la boîte.</p>"],
  }),
  ...forms('celebrity_claim', 'nutra', {
    pt: ['A fórmula é da farmacêutica Lívia Camargo, que assina cada lote.'],
    en: ['The formula is by our pharmacist Lydia Cormack, who signs each batch.'],
    es: ['La fórmula es de la farmacéutica Lidia Camarena, que firma cada lote.'],
    de: ['Die Rezeptur stammt von unserer Apothekerin Lydia Kammerer.'],
    fr: ['La formule est de notre pharmacienne Lydie Camarin, qui signe chaque lot.'],
  }),
  ...forms('before_after', 'physical', {
    pt: [
      '<h2>Antes e depois (da mala)</h2><table><tr><td>Peso vazia</td><td>3,2 kg</td><td>1,9 kg</td></tr></table>',
    ],
    en: [
      '<h2>Before and after (of the suitcase)</h2><table><tr><td>Weight empty</td><td>7 lb</td><td>4 lb</td></tr></table>',
    ],
    es: [
      '<h2>Antes y después (de la maleta)</h2><table><tr><td>Peso vacía</td><td>3,2 kg</td><td>1,9 kg</td></tr></table>',
    ],
    de: [
      '<h2>Vorher und nachher (beim Koffer)</h2><table><tr><td>Gewicht leer</td><td>3,2 kg</td><td>1,9 kg</td></tr></table>',
    ],
    fr: [
      '<h2>Avant et après (de la valise)</h2><table><tr><td>Poids à vide</td><td>3,2 kg</td><td>1,9 kg</td></tr></table>',
    ],
  }),
  ...forms('delivery_differs', 'physical', {
    pt: ['A pilha dura trinta dias e a caixa vem com um cabo.'],
    en: ['The battery lasts thirty days and the box holds a cable.'],
    es: ['La pila dura treinta días y la caja trae un cable.'],
    de: ['Der Akku hält dreißig Tage, im Paket liegt ein Kabel.'],
    fr: ['La pile tient trente jours et la boîte contient un câble.'],
  }),
];
