import { forms, pair } from './case-forms.ts';
import type { SellersForm } from './sellers-forms.ts';

const countdown = (script: string) =>
  `<p>O preço fica assim por mais <b id="q"></b></p><script>${script}</script>`;

/** Faults that are told by what they do and not by their words, written before the rules were changed for them. */
export const byMechanism: readonly SellersForm[] = [
  ...forms('counterfeit', 'physical', [
    [
      'pt',
      'Aquela bolsa do monograma que você conhece: mesma lona, mesmo zíper gravado, mesma etiqueta costurada por dentro. Nem a vendedora da loja do shopping percebe.',
    ],
    [
      'pt',
      'O tênis da marca das três listras, com a mesma forma e a mesma caixa. Custa um quarto porque sai pela porta dos fundos da fábrica.',
    ],
    [
      'en',
      'The quilted flap bag from that house in Paris, with the same interlocking letters on the clasp and the same numbered card. A lady at the boutique polished it without a word.',
    ],
    [
      'en',
      'You know whose crown this is. Our version has an identical dial, an identical engraving on the case back, and jewellers have serviced it none the wiser.',
    ],
    [
      'en',
      'Made on the same line after the day shift goes home, with the swoosh you know and the same label on the tongue, for a fifth of the shop price.',
    ],
    [
      'es',
      'El bolso de la casa parisina que todas reconocen, con las mismas iniciales en el cierre y la misma tarjeta numerada. Ni la dependienta de la boutique nota nada.',
    ],
    [
      'es',
      'Las gafas del modelo que llevan los pilotos, con el logotipo idéntico en la patilla y la misma funda. Se venden a un tercio porque no pagas el nombre.',
    ],
    [
      'de',
      'Die Tasche mit dem Muster, das jeder kennt: dieselben Initialen, dieselbe Seriennummer im Futter, derselbe Karton. Selbst im Geschäft fällt es niemandem auf.',
    ],
    [
      'de',
      'Die Uhr mit der Krone, die Sie kennen. Gleiche Gravur, gleiches Zifferblatt, und der Juwelier hat sie ohne Rückfrage geöffnet. Kostet ein Zwanzigstel.',
    ],
    [
      'fr',
      'Le carré de soie de la maison au cheval, mêmes motifs, même boîte orange et même ruban. Aucune vendeuse n’y a vu que du feu.',
    ],
    [
      'fr',
      'La basket à la virgule, même semelle et même étiquette sous la languette, sortie par l’autre porte de l’usine : vous ne payez pas le logo.',
    ],
  ]),
  ...forms('guarantee_differs', 'physical', [
    [
      'pt',
      '<dl><dt>E se vier com defeito?</dt><dd>Mandamos outra em até nove meses contados da compra.</dd></dl>',
    ],
    ['pt', '<p>Posso mudar de ideia? Pode, são vinte dias corridos para mandar de volta.</p>'],
    [
      'en',
      '<table><tr><td>Faults</td><td>We replace any part for eighteen months from the invoice date</td></tr></table>',
    ],
    ['en', '<p>Not for you? Post it back by day fifteen and the money goes to your card.</p>'],
    ['en', '<p>Changed your mind? Three weeks is what we give you to send it home.</p>'],
    ['es', '<p>¿Me puedo arrepentir? Sí, tenés doce días desde que te llega para devolverlo.</p>'],
    [
      'es',
      '<table><tr><td>Defectos de fábrica</td><td>Cambiamos la pieza durante ocho meses</td></tr></table>',
    ],
    ['de', '<p>Und wenn es mir nicht gefällt? Drei Wochen lang nehmen wir alles zurück.</p>'],
    ['de', '<dl><dt>Mängel</dt><dd>Wir tauschen das Gerät in den ersten fünf Monaten aus.</dd></dl>'],
    ['fr', '<p>Et si je change d’avis ? Comptez vingt jours pour nous le renvoyer, à nos frais.</p>'],
    [
      'fr',
      '<table><tr><td>En cas de panne</td><td>Nous remplaçons l’appareil pendant dix-huit mois</td></tr></table>',
    ],
  ]),
  ...forms('delivery_differs', 'physical', [
    ['pt', 'Da nossa oficina até você são trinta e cinco dias de estrada.'],
    ['en', 'From our bench to your hallway takes about forty days.'],
    ['es', 'Lo tendrás en casa a las seis semanas.'],
    ['de', 'Bis es bei Ihnen klingelt, vergehen fünf bis sechs Wochen.'],
    ['fr', 'Il faut patienter quarante jours avant de l’avoir entre les mains.'],
  ]),
  ...forms(
    'fake_news_layout',
    'nutra',
    [
      [
        'pt',
        '<div class="topo">Diário da Serra</div><div><span>Cidade</span><span>Economia</span><span>Saúde</span><span>Esporte</span></div><p>Por Marília Contrera, da redação · 12/11/2026 08h14</p><p>A reportagem procurou o fabricante, que não comentou.</p>',
      ],
      [
        'pt',
        '<div>tribuna do vale</div><p>Por Ênio Pacheco — Campinas</p><p>14/11/2026 06h40 · Atualizado há 3 horas</p><p>Apurou este jornal que a fila dobra a esquina.</p><p>5 comentários</p><p>Dalva: o meu chegou ontem</p>',
      ],
      [
        'en',
        '<div class="m">The Ashby Courier</div><div><span>Local</span><span>Politics</span><span>Health</span><span>Sport</span></div><p>By Joanna Creed, consumer desk · 4 November 2026, 07:20</p><p>This newspaper visited the workshop on Tuesday.</p>',
      ],
      [
        'en',
        '<p>HEALTH | Updated 2 hours ago</p><p>Words: Peter Lamb · 5 min read · 812 shares</p><p>Our correspondent spoke to a pensioner outside the chemist.</p><h3>Readers’ comments (41)</h3><p>Maud (1 hour ago): mine came today</p>',
      ],
      [
        'es',
        '<div>El Correo de Levante</div><div><a href="#">Portada</a><a href="#">Sucesos</a><a href="#">Salud</a><a href="#">Deportes</a></div><p>Redacción / Lucía Ferrer · 9 de noviembre de 2026, 06:55 h</p><p>Según ha podido saber este periódico, las existencias vuelan.</p>',
      ],
      [
        'de',
        '<div>Alpenkurier am Sonntag</div><div><span>Politik</span><span>Regional</span><span>Gesundheit</span><span>Sport</span></div><p>Von Lena Brandl, Redaktion · Stand: 8.11.2026, 06:30 Uhr</p><p>Wie unsere Zeitung erfuhr, ist die Nachfrage groß.</p>',
      ],
      [
        'fr',
        '<div>La Dépêche du Bocage</div><div><span>Région</span><span>Politique</span><span>Santé</span><span>Sports</span></div><p>Par Odile Mercier · Publié à 7 h 05, mis à jour à 9 h 30</p><p>Contactée par la rédaction, la maison n’a pas souhaité répondre.</p>',
      ],
    ],
    'affiliate',
  ),
  ...forms('celebrity_claim', 'nutra', [
    [
      'pt',
      'A mocinha da novela das sete comprou três potes, e o ex-goleiro da seleção postou o dele na cozinha.',
    ],
    ['pt', 'A apresentadora do programa de domingo mostrou o frasco no ar.'],
    ['en', 'The man who reads the ten o’clock news on television bought six jars for his dressing room.'],
    [
      'en',
      'A former captain of the national football team posted his morning scoop to two million followers.',
    ],
    ['es', 'La protagonista de la telenovela de las nueve contó que toda su familia lo desayuna.'],
    ['es', 'El conductor del noticiero de la mañana lo puso sobre la mesa en vivo.'],
    ['de', 'Die Moderatorin der Samstagabendshow im Fernsehen hat gleich vier Dosen bestellt.'],
    ['de', 'Ein früherer Torwart der Nationalmannschaft zeigte seine Dose auf Instagram.'],
    ['fr', 'La présentatrice du journal télévisé de treize heures en a parlé à l’antenne.'],
    ['fr', 'L’ancien capitaine de l’équipe de France en a commandé douze boîtes.'],
  ]),
  ...forms('before_after', 'nutra', [
    ['pt', pair('2 de março, de manhã', '30 de abril, mesma luz', ['Mãos da Ivone', 'Mãos da Ivone'])],
    ['pt', pair('Cintura: 96 cm', 'Cintura: 83 cm')],
    ['en', pair('Ruth, 3 May. Waist 38 in', 'Ruth, 9 August, same dress. Waist 33 in')],
    ['en', pair('Monday the 4th, no filter', 'Six weeks on, no filter', ['Scalp of Tom', 'Scalp of Tom'])],
    ['es', pair('Lorena, 9 de febrero', 'Lorena, 4 de mayo, la misma playera')],
    ['es', pair('74 kilos, en la boda de mi hermana', '63 kilos, en el bautizo')],
    ['de', pair('5. März, vor dem Laden', '28. März, gleiches Licht', ['Annas Hände', 'Annas Hände'])],
    ['de', pair('Als sie zu uns kam', 'Zehn Wochen später', ['Ilses Knie', 'Ilses Knie'])],
    ['fr', pair('4 mars, à la boutique', '25 mars, même lumière, sans retouche')],
    [
      'fr',
      '<p>Elle a bien voulu que l’on photographie son visage, le premier jour puis un mois plus tard.</p><img src="/1.jpg" alt=""><img src="/2.jpg" alt="">',
    ],
  ]),
  ...forms('weight_promise', 'nutra', [
    ['pt', 'Até o Natal o cinto fecha dois furos mais apertado.'],
    ['pt', 'Os quilos da barriga são os primeiros a ir embora.'],
    ['en', 'By Easter your jeans zip up without lying on the bed.'],
    ['en', 'The pounds round the middle go first.'],
    ['es', 'Los kilos de la cintura son los primeros en irse.'],
    ['es', 'En un mes el pantalón de antes vuelve a cerrar.'],
    ['de', 'Die Pfunde an der Hüfte gehen zuerst.'],
    ['de', 'Nach vier Wochen sitzt die Hose locker.'],
    ['fr', 'Les kilos du ventre partent les premiers.'],
    ['fr', 'Dès le premier mois, la ceinture se ferme deux crans plus loin.'],
  ]),
  ...forms('earnings_promise', 'digital', [
    ['pt', 'Uma mesa, um celular e mais R$ 2.300 todo mês.'],
    ['pt', 'No quarto mês já entra um segundo salário na casa.'],
    [
      'en',
      'She illustrates from a narrowboat and moves £1,900 into her account on the first of every month.',
    ],
    ['en', 'By spring the side table in the hall is bringing in a second wage.'],
    ['es', 'Una plancha de segunda mano y 1.700 € más cada mes.'],
    ['es', 'Al tercer mes entra en casa otro sueldo.'],
    ['de', 'Ein Küchentisch, eine Nähmaschine und jeden Monat 1.600 € mehr.'],
    ['de', 'Nach einem halben Jahr liegt das Einkommen über dem einer Lehrerin.'],
    ['fr', 'Elle corrige des romans et vire 2 100 € sur son compte le 5 de chaque mois.'],
    ['fr', 'Au bout de six mois, le revenu dépasse celui d’une infirmière.'],
  ]),
  ...forms('testimonial_results', 'digital', [
    ['pt', '<blockquote>“Eu tirava 480 e no exame veio 900.” Kelvin, Feira</blockquote>'],
    ['pt', '<blockquote>“Passei no concurso em terceiro lugar.” Sônia, Palmas</blockquote>'],
    ['en', '<blockquote>"I failed twice, then passed first time after lesson six." Moira</blockquote>'],
    ['es', '<blockquote>«Saqué la plaza a la primera.» Noelia, Zamora</blockquote>'],
    ['de', '<blockquote>„Vorher eine Vier, nach dem Kurs eine Eins.“ Levin, Erfurt</blockquote>'],
    ['fr', '<blockquote>« J’avais 8 de moyenne, j’ai eu 16 au bac. » Mathis, Tours</blockquote>'],
  ]),
  ...forms('noindex_adsbot', 'physical', [
    [
      'pt',
      '<script>if(/adsbot/i.test(navigator.userAgent)){document.documentElement.innerHTML="";}</script>',
    ],
    [
      'en',
      '<script>var u=navigator.userAgent;if(u.indexOf("AdsBot-Google")>-1){location.replace("/404.html")}</script>',
    ],
    [
      'es',
      '<script>if(navigator.userAgent.match(/AdsBot|Mediapartners/)){document.open();document.write("404");document.close()}</script>',
    ],
    ['de', '<script>if(/AdsBot/.test(navigator.userAgent)){window.stop();document.body.remove()}</script>'],
    [
      'fr',
      '<script>/adsbot-google/i.test(navigator.userAgent)&&document.write("<meta name=robots content=noindex>")</script>',
    ],
  ]),
  ...forms('download_prompt', 'digital', [
    ['pt', '<iframe src="/arquivos/guia.zip" style="border:0" width="0" height="0"></iframe>'],
    ['pt', '<script>onload=()=>{const a=document.createElement("a");a.href="/kit.rar";a.click()}</script>'],
    ['en', '<script>window.addEventListener("load",function(){location.href="/files/planner.zip"})</script>'],
    ['en', '<p>Your planner is being saved to your device. Allow it in your browser, then open it.</p>'],
    ['es', '<p>El archivo se está guardando en tu equipo; si tu navegador pregunta, acepta.</p>'],
    ['es', '<object data="/descargas/lector.exe" type="application/octet-stream"></object>'],
    ['de', '<p>Die Datei wird gerade auf Ihrem Gerät gespeichert. Bitte erlauben Sie es.</p>'],
    [
      'de',
      '<script>fetch("/heft.zip").then(r=>r.blob()).then(b=>{const u=URL.createObjectURL(b);location.href=u})</script>',
    ],
    ['fr', '<p>Le carnet est en cours d’enregistrement sur votre appareil, autorisez-le.</p>'],
    ['fr', '<embed src="/carnet.7z" width="1" height="1">'],
  ]),
  ...forms(
    'gclid_lost',
    'physical',
    [
      [
        'pt',
        '<a href="/sair.html" id="v">Ver na loja</a><script>document.getElementById("v").onclick=function(e){e.preventDefault();var w=window.open("about:blank","_self");w.document.write("<meta http-equiv=refresh content=\\"0;url=https://app.monetizze.com.br/r/AX1\\">")}</script>',
      ],
      [
        'en',
        '<button id="b">See it</button><script>var t={m:"https://hop.clickbank.net/?affiliate=a&vendor=b"};b.onclick=()=>{top.location=t.m}</script>',
      ],
      [
        'es',
        '<button data-k="x">Ir</button><script>const ir=()=>"https://go.hotmart.com/Z99"; document.querySelector("[data-k]").addEventListener("click",()=>{location.assign(ir())})</script>',
      ],
      [
        'de',
        '<p id="z"></p><script>document.getElementById("z").innerHTML=\'<a href="https://www.digistore24.com/redir/1/2/">Zum Anbieter</a>\'</script>',
      ],
      [
        'fr',
        '<form id="f"></form><script>f.setAttribute("action","https://www.awin1.com/cread.php?awinmid=1&awinaffid=2");f.submit()</script>',
      ],
    ],
    'affiliate',
  ),
  ...forms('fake_countdown', 'physical', [
    [
      'pt',
      countdown(
        'var s=performance.now();requestAnimationFrame(function f(n){var r=Math.max(0,600-Math.floor((n-s)/1000));q.textContent=Math.floor(r/60)+":"+r%60;if(r)requestAnimationFrame(f)})',
      ),
    ],
    [
      'pt',
      countdown(
        'const fim=Date.now()+12e5;(function t(){const d=fim-Date.now();document.getElementById("q").innerText=(d/6e4|0)+"min";setTimeout(t,500)})()',
      ),
    ],
    [
      'pt',
      countdown(
        'var n=900;(function w(){document.querySelector("#q").innerHTML=(n/60|0)+":"+("0"+n%60).slice(-2);n&&setTimeout(w,1000,n--)})()',
      ),
    ],
    [
      'pt',
      countdown(
        'let a=+sessionStorage.a||(sessionStorage.a=Date.now());setInterval(()=>{let r=1200-((Date.now()-a)/1e3|0);document.getElementById("q").textContent=new Date(r*1e3).toISOString().substr(14,5)},1e3)',
      ),
    ],
    ['en', '<p>This basket is kept for you for eleven minutes, then it goes to the next in line.</p>'],
    ['es', '<p>Te guardamos la caja durante quince minutos; después pasa al siguiente.</p>'],
    ['de', '<p>Ihre Flasche ist zehn Minuten lang zurückgelegt, danach geht sie an den Nächsten.</p>'],
    ['fr', '<p>Votre exemplaire est mis de côté pendant douze minutes, ensuite il repart.</p>'],
  ]),
  ...forms('earnings_promise', 'digital', [
    ['pt', 'No segundo trimestre a banca fatura vinte mil por mês.'],
    ['en', 'Your shed will be clearing three thousand a week before the frost.'],
    ['es', 'Con dos mesas ganas cuatro mil por semana.'],
    ['de', 'Der Stand verdient dreitausend im Monat, auch bei Regen.'],
    ['fr', 'Avec deux tables vous gagnez quatre mille par mois.'],
  ]),
  ...forms('celebrity_claim', 'nutra', [
    ['pt', 'Até hoje, Marcelino Prates não viaja sem um pote na mala.'],
    ['en', 'These days even Barnaby Kirk swears by two scoops.'],
    ['de', 'Auch Korbinian Staudacher schwört auf das rote Pulver.'],
  ]),
  ...forms('fake_stock', 'physical', [
    [
      'es',
      '<p><span data-d></span></p><script>var D=["3 unidades","1 unidad","Agotado"],k=0;setInterval(function(){if(k<2){k++;document.querySelector("[data-d]").textContent=D[k]}},9e3)</script>',
    ],
    [
      'en',
      '<p id="s"></p><script>var l=["5 pieces","2 pieces","Last one."];function n(){s.innerText=l.shift();if(l.length)setTimeout(n,7000)}n()</script>',
    ],
    [
      'de',
      '<p id="l"></p><script>const t=["4 Stück","2 Stück","Ausverkauft"];let i=0;setInterval(()=>{document.getElementById("l").textContent=t[i++%3]},8e3)</script>',
    ],
  ]),
  ...forms(
    'gclid_lost',
    'physical',
    [
      [
        'en',
        '<button id="x">See it</button><script>x.onclick=function(){window.open(["h","ttps://","trk.oceanoffers",".net/click","?o=1"].join(""),"_self")}</script>',
      ],
      [
        'pt',
        "<button id=\"x\">Ver</button><script>x.onclick=function(){location.assign('https:' + '//go.hot' + 'mart.com/' + 'Z1')}</script>",
      ],
    ],
    'affiliate',
  ),
  ...forms('delivery_differs', 'physical', [
    ['fr', 'Comptez cinq semaines entre votre règlement et le passage du livreur.'],
    ['en', 'Between your payment and the courier lie six weeks.'],
    ['de', 'Zwischen Zahlung und Postbote liegen fünf Wochen.'],
  ]),
  ...forms('guarantee_differs', 'physical', [
    [
      'pt',
      '<details><summary>Garantia</summary><p>Lâmina torta ou pinça frouxa? Trocamos durante três meses a contar da nota.</p></details>',
    ],
    [
      'en',
      '<details><summary>Guarantee</summary><p>A loose hinge? We mend it for five months.</p></details>',
    ],
  ]),
];

/** What honest pages say and do of the same kind. */
export const besideMechanisms: readonly SellersForm[] = [
  ...forms('counterfeit', 'physical', [
    ['pt', 'Réplicas e “inspirações” não entram na nossa bancada: devolvemos no balcão.'],
    ['pt', 'Ninguém consegue dizer antes se o seu gato vai gostar da caixa.'],
    ['pt', 'Todas as peças saem do mesmo molde e levam a mesma etiqueta da nossa oficina.'],
    ['en', 'Replicas and homages with a famous name on the dial are handed back at the counter.'],
    ['en', 'Nobody can tell you beforehand how your dog will take to it.'],
    ['en', 'We still use the same pattern and the same label that my grandmother drew.'],
    ['en', 'A third of the price goes to the weaver.'],
    ['es', 'Las réplicas no las tocamos: se devuelven sin abrir.'],
    ['es', 'Cada mochila lleva el mismo forro y la misma etiqueta cosida que en 1974.'],
    ['de', 'Nachbauten reparieren wir nicht, sie gehen ungeöffnet zurück.'],
    ['de', 'Alle Messer haben denselben Griff und dasselbe Schlagzeichen unserer Schmiede.'],
    ['fr', 'Les répliques repartent sans être ouvertes, nous n’y touchons pas.'],
    ['fr', 'Même patron et même étiquette que celle de ma grand-mère, cousue à la main.'],
  ]),
  ...forms('counterfeit', 'digital', [
    ['pt', 'Você monta o texto antes de escrever a primeira linha.'],
    ['es', 'Clona la plantilla y cámbiale los colores.'],
  ]),
  ...forms('guarantee_differs', 'physical', [
    ['pt', 'Estornamos o valor em até cinco dias depois que a peça chega de volta.'],
    ['en', 'Once it is back in our hands, the refund takes ten days to show on your card.'],
    ['es', 'El mensajero recoge la devolución en dos días.'],
    ['de', 'Die Erstattung ist nach spätestens zehn Tagen auf Ihrem Konto.'],
    ['fr', 'Le remboursement arrive sous une dizaine de jours, quatorze jours au plus.'],
  ]),
  ...forms('delivery_differs', 'physical', [
    ['pt', '<p>“Chegou em dois dias, com um ramo de alecrim dentro.” — Sônia, Bauru</p>'],
    ['pt', '<p>Cleide (há 20 min): A minha chegou em quinze dias, bem embalada.</p>'],
    ['en', '<p>“Took eleven days, well packed, polite answers.” — Nadia, Luton</p>'],
    ['en', '<p>Mine arrived in four days, though I live up a hill.</p>'],
    ['es', '<p>«Llegó en dos días y con una ramita de olivo.» — Sonia, Teruel</p>'],
    ['es', '<p>A mí me llegó en seis días, bien envuelta.</p>'],
    ['de', '<p>„Kam nach drei Tagen, gut verpackt.“ — Zita, Memmingen</p>'],
    ['de', '<p>Bei mir kam das Paket nach elf Tagen an.</p>'],
    ['fr', '<p>« Arrivé en trois jours, bien emballé. » — Odile, Aubenas</p>'],
    ['fr', '<p>Chez moi, le colis est arrivé en deux jours.</p>'],
  ]),
  ...forms('fake_news_layout', 'physical', [
    ['pt', '<p>Atualizado em 12/11/2026 por Marília Contrera, que fabrica as cadeiras.</p>'],
    ['en', '<p>By Joanna Creed, who makes the chairs · 5 min read</p>'],
    ['es', '<p>El Correo de Levante nos visitó en 2019.</p>'],
    ['de', '<p>Von Lena Brandl, Werkstatt · 3 Minuten Lesezeit</p>'],
    ['fr', '<p>Par Odile Mercier, fondatrice · Mis à jour le 3 mars 2026</p>'],
  ]),
  ...forms('celebrity_claim', 'nutra', [
    ['pt', 'A apresentadora da rádio comunitária daqui é nossa vizinha e compra aos sábados.'],
    ['en', 'No actor from a television show was paid to hold the jar.'],
    ['es', 'El portero de nuestro edificio lo guarda en la garita.'],
    ['de', 'Unsere Torwartin vom Dorfverein holt ihre Dose freitags ab.'],
    ['fr', 'Le gardien de l’immeuble en prend une boîte le samedi.'],
  ]),
  ...forms('before_after', 'physical', [
    ['pt', pair('2 de março, o tronco na serraria', '30 de abril, a mesa pronta')],
    ['en', pair('3 May, the hull in the shed', '9 August, on the water')],
    ['es', pair('9 de febrero, la siembra', '4 de mayo, la cosecha')],
    ['de', pair('Tisch 90 cm', 'Tisch 120 cm')],
    ['fr', pair('4 mars, la cueillette', '25 mars, la mise en pot')],
  ]),
  ...forms('weight_promise', 'physical', [
    ['pt', 'A partir de 10 kg por mês, fale com o Murilo.'],
    ['en', 'Cafés take 20 lb a week from us.'],
    ['es', 'Tostamos 15 kilos por semana.'],
    ['de', 'Ab 10 kg im Monat rufen Sie bitte an.'],
    ['fr', 'À partir de 10 kg par mois, écrivez-nous.'],
  ]),
  ...forms('cure_claim', 'physical', [
    ['pt', 'Compramos as primeiras caixas de um cura da paróquia.'],
    ['es', 'Mi viejo empezó con ocho cajones comprados a un cura.'],
    ['fr', 'Arrosage au goutte-à-goutte avec l’eau du toit.'],
    ['fr', 'La goutte d’eau ne perle pas sur la toile, elle disparaît.'],
    ['en', 'The boat is treated with tar, and the leak is gone.'],
  ]),
  ...forms('earnings_promise', 'digital', [
    ['pt', 'A planilha mostra para onde vão R$ 300 todo mês.'],
    ['en', 'A studio would cost you £400 every month; the kitchen table is free.'],
    ['es', 'El material cuesta unos 30 € más cada mes.'],
    ['de', 'Der Raum kostet jeden Monat 200 € mehr als gedacht, das zeigt die Tabelle.'],
    ['fr', 'Le tableau relève les 250 € que vous dépensez chaque mois.'],
  ]),
  ...forms('testimonial_results', 'digital', [
    ['pt', '<blockquote>“A prova discursiva está bem explicada.” Otávio, Bauru</blockquote>'],
    ['en', '<blockquote>"Lesson 4 was long, lesson 5 was short." Moira</blockquote>'],
    ['es', '<blockquote>«Las láminas se leen bien en A3.» Ginés</blockquote>'],
    ['de', '<blockquote>„Kapitel drei hat mich zum Lachen gebracht.“ Levin</blockquote>'],
    ['fr', '<blockquote>« On regarde les leçons dans le train. » Mathis</blockquote>'],
  ]),
  ...forms('download_prompt', 'digital', [
    ['pt', '<p>Depois do pagamento você recebe um link para baixar o PDF.</p>'],
    ['en', '<p>The zip is sent to you once you have paid.</p>'],
    ['es', '<iframe src="/muestra.html"></iframe>'],
    ['de', '<embed src="/leseprobe.pdf">'],
    [
      'fr',
      '<script>document.getElementById("pdf")?.addEventListener("click",function(){location.href="/extrait.zip"})</script>',
    ],
  ]),
  ...forms('fake_countdown', 'physical', [
    ['pt', '<p>A massa descansa por doze minutos, depois vai ao forno.</p>'],
    [
      'en',
      '<p>Local time in the workshop: <b id="q"></b></p><script>setInterval(()=>{const d=new Date();q.textContent=d.getHours()+":"+String(d.getMinutes()).padStart(2,"0")},1e3)</script>',
    ],
    [
      'de',
      '<p>Hörprobe <b id="q">0:00</b></p><audio controls src="/a.mp3"></audio><script>document.querySelector("audio").ontimeupdate=function(){q.textContent=Math.floor(this.currentTime/60)+":"+Math.floor(this.currentTime%60)}</script>',
    ],
  ]),
  ...forms('health_claim', 'physical', [
    ['es', 'En agosto hay que meterla dentro: a 38 grados las lombrices se van al fondo.'],
    ['pt', 'Com calor demais as minhocas vão embora.'],
    ['en', 'In the heat the worms go down and come back at night.'],
  ]),
  ...forms('earnings_promise', 'digital', [
    ['en', 'Four thousand people a week open the shared sheet.'],
    ['pt', 'A feira recebe vinte mil visitantes por mês.'],
  ]),
  ...forms('celebrity_claim', 'nutra', [
    ['de', 'Unsere Nachbarin Helga Meier schwört auf kalte Milch dazu.'],
    ['en', 'It is the oven that Peter Lamb, 58, swears by.'],
  ]),
  ...forms('fake_stock', 'physical', [
    [
      'en',
      '<select id="c"><option>Blue</option></select><p id="s"></p><script>c.onchange=function(){s.textContent=c.value==="Blue"?"In stock":"Sold out"}</script>',
    ],
  ]),
];
