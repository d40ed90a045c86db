import { forms, pair } from './case-forms.ts';
import type { FixtureLanguage } from './page-texts.ts';
import type { SellersForm } from './sellers-forms.ts';

/**
 * What a program or a layout has to do at all in order to have its effect, each in another way of writing. They were
 * written before they were tried.
 */
export const operationFaults: readonly SellersForm[] = [
  // What is taken along leaves the click's id behind.
  ...forms(
    'gclid_lost',
    'physical',
    [
      [
        'pt',
        '<a id="s" href="https://go.rede.example/r/leilao?a=9">Ver na loja</a><script>["utm_source","utm_term"].forEach(function(k){var v=new URLSearchParams(location.search).get(k);if(v)document.getElementById("s").href+="&"+k+"="+v})</script>',
      ],
      [
        'en',
        '<a id="s" href="https://go.network.example/r/kettle?a=9">See the shop</a><script>const q=new URLSearchParams(location.search);if(q.get("ref"))s.href=s.href+"&ref="+q.get("ref")</script>',
      ],
      [
        'es',
        '<a id="s" href="https://go.red.example/r/olla?a=9">Ver la tienda</a><script>if(location.search.includes("debug"))document.body.classList.add("debug");document.getElementById("s").href+="&sub=es"</script>',
      ],
      [
        'de',
        '<h2 id="k">Der Kessel</h2><a href="https://go.netz.example/r/kessel?a=9">Zum Shop</a><script>var t=new URL(location.href).searchParams.get("stadt");if(t)document.getElementById("k").textContent+=" in "+t;document.title=t||document.title;document.querySelector("a").href+="#top"</script>',
      ],
      [
        'fr',
        '<button id="b">Voir la boutique</button><script>var p="https",h=["go","reseau","example"].join(".");b.onclick=function(){var but=p+"://"+h+"/r/7";window.location.assign(but)}</script>',
      ],
      [
        'en',
        '<button id="b">See the shop</button><script>const place=atob(window.shopPlace);b.addEventListener("click",()=>{location=place})</script>',
      ],
    ],
    'affiliate',
  ),
  // A clock that begins with the visit.
  ...forms('fake_countdown', 'physical', [
    [
      'pt',
      '<p>Este desconto acaba em <b data-relogio></b></p><script>const el=document.querySelector("[data-relogio]");let r=720;setInterval(()=>{r-=1;el.textContent=`${Math.floor(r/60)}:${String(r%60).padStart(2,"0")}`},1000)</script>',
    ],
    [
      'en',
      '<p>We hold this price for you.</p><div id="app"></div><script>const fin=performance.now()+9e5;(function draw(){const s=(fin-performance.now())/1000|0;const d=document.createElement("div");d.className="big";d.append((s/60|0)+":"+s%60);app.replaceChildren(d);setTimeout(draw,1000)})()</script>',
    ],
    [
      'es',
      '<p>Su precio queda reservado.</p><canvas id="c" width="200" height="50"></canvas><script>var x=c.getContext("2d"),s=600;setInterval(function(){s--;x.clearRect(0,0,200,50);x.fillText(Math.floor(s/60)+":"+s%60,10,30)},1e3)</script>',
    ],
    ['de', '<div class="countdown" data-minutes="15"></div><p>Danach gilt wieder der normale Preis.</p>'],
    ['fr', '<div class="compte-a-rebours timer" data-countdown="00:20:00"></div><p>Prix garanti.</p>'],
    [
      'pt',
      '<div class="elementor-countdown" data-settings=\'{"countdown_type":"evergreen","evergreen_counter_hours":"0","evergreen_counter_minutes":"20"}\'></div><p>Preço de hoje.</p>',
    ],
    [
      'en',
      '<p>Your discount is held.</p><script type="application/json" data-app="countdown">{"app":"countdown-bar","mode":"evergreen","minutes":12}</script>',
    ],
    [
      'es',
      '<p>Su oferta está apartada.</p><div id="k"></div><script>$("#k").countdown({until: "+15m", layout:"{mnn}:{snn}"})</script>',
    ],
    [
      'de',
      '<p>Ihr Rabatt ist für Sie zurückgelegt.</p><p class="uhr"></p><script>customElements.define("ab-lauf",class extends HTMLElement{connectedCallback(){let s=540;setInterval(()=>{s--;this.textContent=`${(s/60)|0}:${s%60}`},1000)}})</script><ab-lauf></ab-lauf>',
    ],
    [
      'fr',
      '<p>Votre remise est gardée.</p><svg viewBox="0 0 10 10"><text id="m"></text></svg><script>var fin=+localStorage.fin||(localStorage.fin=Date.now()+12*6e4);setInterval(function(){var r=fin-Date.now();document.getElementById("m").innerHTML=new Date(r).toISOString().substr(14,5)},1000)</script>',
    ],
  ]),
  // A number of goods that a script makes up, found by an attribute.
  ...forms('fake_stock', 'physical', [
    [
      'pt',
      '<p>Restam <b data-n></b> unidades no estoque</p><script>const e=document.querySelector("[data-n]");let n=9;setInterval(()=>{if(n>2)n--;e.textContent=n},15000)</script>',
    ],
    [
      'en',
      '<p><b data-role="eyes">31</b> people are looking at this</p><script>document.querySelectorAll("[data-role]").forEach(function(e){setInterval(function(){e.textContent=20+Math.floor(Math.random()*19)},4000)})</script>',
    ],
    [
      'es',
      '<p>Quedan <b data-stock-left></b> piezas</p><script>var d=document.querySelector("[data-stock-left]");d.textContent=3+Math.floor(Math.random()*4)</script>',
    ],
    [
      'de',
      '<p>Noch <b data-rest></b> Stück auf Lager</p><script>const r=document.querySelector("[data-rest]");r.textContent=5+(new Date().getDate()%4)</script>',
    ],
    [
      'fr',
      '<p><span data-vus></span> personnes regardent cette page</p><script>document.querySelector("[data-vus]").innerText=14+Math.floor(Math.random()*9)</script>',
    ],
  ]),
  // Two pictures, each with a line that is no caption by its tag.
  ...forms('before_after', 'nutra', [
    [
      'pt',
      '<div><img src="/a.jpg" alt="Cida de perfil"><p>Primeiro dia</p><img src="/b.jpg" alt="Cida de perfil, no quintal"><p>Dia 60</p></div>',
    ],
    [
      'en',
      '<div><p>Week 1</p><img src="/a.jpg" alt="Her belly"><p>Week 9</p><img src="/b.jpg" alt="Her belly again"></div>',
    ],
    [
      'es',
      '<div><img src="/a.jpg" alt="Lola de perfil"><img src="/b.jpg" alt="Lola de perfil en la playa"><span>12 de mayo</span><p>30 de julio</p></div>',
    ],
    [
      'de',
      '<div><img src="/a.jpg" alt="Frau vor dem Spiegel"><div>Damals</div><img src="/b.jpg" alt="Frau vor dem Spiegel"><div>Heute</div></div>',
    ],
    [
      'fr',
      '<div><img src="/a.jpg" alt="Le visage de Nadège"><p>Semaine 1</p><img src="/b.jpg" alt="Le visage de Nadège"><p>Semaine 8</p></div>',
    ],
  ]),
];

/** Neighbours of each that do nothing wrong. */
export const besideOperations: readonly SellersForm[] = [
  ...forms(
    'gclid_lost',
    'physical',
    [
      [
        'pt',
        '<a id="s" href="https://go.rede.example/r/leilao?a=9">Ver na loja</a><script>new URLSearchParams(location.search).forEach(function(v,k){document.getElementById("s").href+="&"+k+"="+encodeURIComponent(v)})</script>',
      ],
      [
        'en',
        '<a id="s" href="https://go.network.example/r/kettle?a=9">See the shop</a><script>const q=location.search.slice(1);if(q)s.href+="&"+q</script>',
      ],
      [
        'es',
        '<a id="s" href="https://go.red.example/r/olla?a=9">Ver la tienda</a><script>const p=new URL(location).searchParams,u=new URL(s.href);for(const [k,v] of p)u.searchParams.set(k,v);s.href=u</script>',
      ],
      [
        'de',
        '<a id="s" href="https://go.netz.example/r/kessel?a=9">Zum Shop</a><script>["gclid","utm_source"].forEach(function(k){var v=new URLSearchParams(location.search).get(k);if(v)document.getElementById("s").href+="&"+k+"="+v})</script>',
      ],
      [
        'fr',
        '<a id="s" href="https://go.reseau.example/r/7?a=9">Voir la boutique</a><script>var suite=location.href.split("?")[1];if(suite)document.getElementById("s").href+="&"+suite</script>',
      ],
      [
        'en',
        '<select onchange="if(this.value)location=this.value"><option value="/kettles">Kettles</option></select><script>const to="/shop/"+document.title;document.querySelector("select").onblur=()=>{location.hash=to}</script>',
      ],
    ],
    'affiliate',
  ),
  ...forms('fake_countdown', 'physical', [
    [
      'pt',
      '<p>A promoção acaba em 30/11/2026 às 23:59: faltam <b data-fim="2026-11-30T23:59:00-03:00"></b></p><script>const e=document.querySelector("[data-fim]");setInterval(()=>{const s=(new Date(e.dataset.fim)-Date.now())/1000|0;e.textContent=`${s/3600|0}:${(s/60|0)%60}:${s%60}`},1000)</script>',
    ],
    [
      'en',
      '<video id="v" src="/film.mp4" controls muted></video><p id="o"></p><script>setInterval(function(){var s=v.duration-v.currentTime;o.textContent=Math.floor(s/60)+":"+Math.floor(s%60)},500)</script>',
    ],
    ['es', '<div class="contador" data-duration="2000" data-to="340">340</div><p>clientes desde 1998</p>'],
    [
      'de',
      '<p>Eieruhr zum Ausprobieren: <b id="u">05:00</b> <button id="los">Los</button></p><script>los.onclick=function(){var s=300;setInterval(function(){s--;u.textContent=Math.floor(s/60)+":"+s%60},1000)}</script>',
    ],
    [
      'fr',
      '<div class="slides"><i></i></div><script>let n=0;setInterval(()=>{n=(n+1)%4;document.querySelector(".slides").style.transform=`translateX(-${n*100}%)`},5000);document.cookie="vu=1;max-age="+60*60*24*30</script>',
    ],
    [
      'en',
      '<p>You have been reading for <b id="m"></b>.</p><script>const start=Date.now();setInterval(()=>{const s=Math.floor((Date.now()-start)/1000);m.textContent=Math.floor(s/60)+":"+s%60},1000)</script>',
    ],
  ]),
  ...forms('fake_stock', 'physical', [
    [
      'pt',
      '<p>Estoque: <b data-stock="14">14</b> unidades</p><script>document.querySelectorAll("[data-stock]").forEach(e=>setTimeout(()=>{e.textContent=e.dataset.stock},0))</script>',
    ],
    [
      'en',
      '<p><b data-photo>1</b> of 6</p><script>let n=1;setInterval(()=>{n=n%6+1;document.querySelector("[data-photo]").textContent=n},4000)</script>',
    ],
  ]),
  ...forms('fake_news_layout', 'physical', [
    [
      'pt',
      '<ul><li>Algodão</li><li>Linho</li><li>Seda</li><li>Lã</li><li>Juta</li></ul><p>Por Marina, que costura aqui desde 1998.</p>',
    ],
    [
      'de',
      '<div><a href="/a">Jacken</a><a href="/b">Hosen</a><a href="/c">Schuhe</a><a href="/d">Zelte</a><a href="/e">Kocher</a></div><p>Für jedes Wetter gemacht.</p>',
    ],
    [
      'en',
      '<div><span>Vegan</span><span>Organic</span><span>Fair trade</span><span>Plastic free</span><span>Welsh wool</span></div><p>Made in Wales by six people.</p>',
    ],
  ]),
  ...forms('before_after', 'nutra', [
    [
      'pt',
      '<div><img src="/a.jpg" alt="Pote aberto"><p>Dia 1: tome duas cápsulas</p><img src="/b.jpg" alt="Pote fechado"><p>Dia 30: peça o próximo pote</p></div>',
    ],
    [
      'en',
      '<div><img src="/a.jpg" alt="The jar"><p>Small jar</p><img src="/b.jpg" alt="The large jar"><p>Large jar</p></div>',
    ],
    ['de', pair('Ernte am 12. Mai', 'Ernte am 3. Juli', ['Brennnesselfeld', 'Brennnesselfeld im Sommer'])],
  ]),
];

/** Papers of which nothing can be opened: code, language, body of the page. */
export const deadPapers: readonly (readonly ['fake_news_layout', FixtureLanguage, string])[] = [
  [
    'fake_news_layout',
    'pt',
    '<div class="topo"><span>Capa</span><span>Cidades</span><span>Polícia</span><span>Gente</span><span>Rural</span></div><p>Por Marina Leal, repórter especial · 08h14</p><p>Palavras cruzadas · Horóscopo · Loterias</p><h1>A chaleira que a rua inteira quer</h1><p>O aposentado diz que só queria ferver a água do café em paz, sem fila e sem barulho, e agora a rua bate no seu portão. A chaleira é de ágata, pesa um quilo e vem em duas cores. Preço: R$ 120,00.</p>',
  ],
  [
    'fake_news_layout',
    'en',
    '<div class="top"><span>Home</span><span>County</span><span>Courts</span><span>Farming</span><span>Letters</span></div><p>ABERGELE — A retired plumber who never wanted to be in the papers has been asked for his kettle by half of the street this week.</p><h1>The kettle that half of the street wants</h1><p>He only wanted to boil his own water in peace, he says, and now the whole of the street is at his gate. The kettle is enamelled, weighs a kilo and comes in two colours. Price: $48.00.</p>',
  ],
  [
    'fake_news_layout',
    'es',
    '<ul><li><a href="#">Portada</a></li><li><a href="#">Comarca</a></li><li><a href="#">Sucesos</a></li><li><a href="#">Campo</a></li><li><a href="#">Gente</a></li></ul><p>Esquelas · Crucigrama · Farmacias de guardia</p><h1>La tetera que quiere media calle</h1><p>Solo quería hervir el agua en paz, dice, y ahora media calle llama a su puerta. La tetera es de hierro esmaltado, pesa un kilo y viene en dos colores. Precio: 48,00 €.</p>',
  ],
  [
    'fake_news_layout',
    'de',
    '<div><span>Titel</span><span>Kreis</span><span>Polizei</span><span>Vereine</span><span>Leute</span></div><p>Traueranzeigen · Stellenmarkt · Horoskop</p><h1>Der Kessel, den die halbe Straße will</h1><p>Er wollte nur in Ruhe sein Wasser kochen, sagt er, und jetzt steht die halbe Straße vor seinem Tor. Der Kessel ist emailliert, wiegt ein Kilo und kommt in zwei Farben. Preis: 48,00 €.</p>',
  ],
  [
    'fake_news_layout',
    'fr',
    '<div><span>Une</span><span>Canton</span><span>Faits divers</span><span>Terroir</span><span>Gens</span></div><p>Avis de décès · Mots croisés · Météo</p><h1>La bouilloire que veut toute la rue</h1><p>Il voulait seulement faire bouillir son eau en paix, dit-il, et maintenant toute la rue est devant sa porte. La bouilloire est émaillée, pèse un kilo et existe en deux couleurs. Prix : 48,00 €.</p>',
  ],
];
