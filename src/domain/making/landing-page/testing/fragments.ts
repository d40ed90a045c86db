import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { FindingCode } from '../finding-codes.ts';

/** A piece of a page. One with a language stands on the page of a food supplement in it. */
interface Fragment {
  html: string;
  language?: ProductSheet['language'];
}

/** Faults of fake_countdown. */
const faultsFakeCountdown: readonly Fragment[] = [
  {
    html: '<div class="elementor-countdown-wrapper" data-evergreen-interval="1800"><div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-minutes"></span></div></div>',
  },
  {
    html: "<p>Essa condição some em <span id=\"rel\"></span></p><script>let f=sessionStorage.getItem('f');if(!f){f=Date.now()+600000;sessionStorage.setItem('f',f)}setInterval(()=>{const r=f-Date.now();rel.innerText=new Date(r).toISOString().slice(14,19)},1000)</script>",
  },
  {
    html: "<p>Your basket is held for <b class=\"t\">10:00</b></p><script>var left=600;var el=document.querySelector('.t');(function tick(){left-=1;el.innerHTML=(left/60|0)+':'+left%60;setTimeout(tick,1000)})()</script>",
  },
  {
    html: "<p>El descuento termina hoy a medianoche: <i id=\"hh\"></i></p><script>const fin=new Date();fin.setHours(23,59,59,0);setInterval(function(){var r=fin-new Date();document.getElementById('hh').textContent=Math.floor(r/36e5)+' h '+Math.floor(r/6e4)%60+' min'},1000)</script>",
  },
  {
    html: "<div id=\"clock\"></div><script>$('#clock').countdown(new Date(Date.now()+15*60*1000),function(e){$(this).html(e.strftime('%M:%S'))})</script>",
  },
  {
    html: "<p>Le tarif spécial expire dans <span class=\"c\"></span></p><script>if(!Cookies.get('exp'))Cookies.set('exp',+new Date()+12e5);var x=Cookies.get('exp');setInterval(function(){document.querySelector('.c').textContent=Math.ceil((x-new Date())/1000)+' s'},1000)</script>",
  },
  {
    html: '<div class="tlf-timer" data-duration="900" data-restart="true"><span>15</span>:<span>00</span></div><p>Aktion endet gleich</p>',
  },
  {
    html: "<p>Angebot endet in <span id=\"z\">19:59</span></p><script>let m=19,s=59;setInterval(()=>{if(s===0){m--;s=60}s--;if(m<0){m=19}document.getElementById('z').textContent=m+':'+s},1000)</script>",
  },
  {
    html: "<p>Sale ends on <strong class=\"day\"></strong> — don't miss it</p><script>const d=new Date();d.setDate(d.getDate()+1);document.querySelector('.day').textContent=d.toDateString()</script>",
  },
  {
    html: '<div>Dernières minutes à ce prix <time data-end-relative="+20 minutes" id="q"></time></div><script>const end=Date.now()+1200*1000;requestAnimationFrame(function f(){q.textContent=Math.round((end-Date.now())/1000);requestAnimationFrame(f)})</script>',
  },
  {
    html: "<div class=\"promo-strip\">Cupom VERAO cai em <strong data-role=\"left\">08:00</strong></div><script>(function(){var k='cupom_t';var t=parseInt(localStorage[k]||0,10);if(!t){t=new Date().getTime()+480000;localStorage[k]=t;}var n=document.querySelector('[data-role=left]');setInterval(function(){var d=Math.max(0,t-new Date().getTime());n.innerText=String(Math.floor(d/60000)).padStart(2,'0')+':'+String(Math.floor(d%60000/1000)).padStart(2,'0')},1000)})()</script>",
  },
  {
    html: '<section class="ct-countdown" data-ct-mode="evergreen" data-minutes="12"><span></span></section>',
  },
  {
    html: "<p>Rabatt läuft ab: <output id=\"rest\">4:59</output></p><script>let r=299;const o=document.getElementById('rest');window.setInterval(function(){r=r>0?r-1:299;o.value=Math.floor(r/60)+':'+(r%60)},1000)</script>",
  },
  {
    html: '<p>Esta página se cierra en <span class="mins">11</span> minutos y <span class="secs">00</span> segundos</p><script>var total=660;setInterval(()=>{total--;document.querySelector(\'.mins\').innerHTML=parseInt(total/60);document.querySelector(\'.secs\').innerHTML=total%60},1000)</script>',
  },
  {
    html: "<p>Plus que <span id=\"jour\"></span> pour en profiter, l'offre s'arrête ce soir</p><script>const m=new Date();m.setHours(24,0,0,0);setInterval(()=>{const d=m-Date.now();document.getElementById('jour').textContent=Math.floor(d/3600000)+'h'+Math.floor(d/60000)%60},1000)</script>",
  },
  {
    html: '<p>O lote promocional fecha em <span class="num h">00</span>h <span class="num m">14</span>m</p><script>let alvo=new Date(Date.now()+14*60e3);setInterval(()=>{let r=alvo-new Date();document.querySelector(\'.m\').textContent=Math.floor(r/60e3)},1e3)</script>',
  },
  {
    html: "<p id=\"bar\">Deal expires in 07:30</p><script>var sec=450;var b=document.getElementById('bar');setInterval(function(){sec=sec-1;b.textContent='Deal expires in '+Math.floor(sec/60)+':'+sec%60},1000)</script>",
  },
  { html: '<div class="klaviyo-countdown" data-timer-type="evergreen"></div><p>Rabatt</p>' },
];

/** Innocents of fake_countdown. */
const innocentsFakeCountdown: readonly Fragment[] = [
  {
    html: "<p>A turma abre em <span id=\"k\"></span></p><script>const abre=new Date('2027-02-01T10:00:00-03:00');setInterval(()=>{k.textContent=Math.ceil((abre-Date.now())/864e5)+' dias'},1000)</script>",
  },
  {
    html: '<p>Timer de ovos: <b id="egg">6:00</b></p><button onclick="go()">Começar</button><script>function go(){let s=360;setInterval(()=>{s--;egg.textContent=Math.floor(s/60)+\':\'+s%60},1000)}</script>',
  },
  {
    html: '<p>Peça até as 14h e enviamos hoje. Faltam <span id="corte"></span></p><script>const c=new Date();c.setHours(14,0,0,0);setInterval(()=>{corte.textContent=Math.floor((c-Date.now())/6e4)+\' min\'},1000)</script>',
  },
  {
    html: '<p>© <span id="y"></span> Loja</p><script>document.getElementById(\'y\').textContent=new Date().getFullYear()</script>',
  },
  {
    html: '<p>You will be sent to the shop in <b id="r">5</b> seconds.</p><script>let n=5;setInterval(()=>{n--;r.textContent=n;if(!n)location.href=\'/shop\'+location.search},1000)</script>',
  },
  {
    html: '<p>Código válido por <b id="otp">120</b> s. Não chegou? Reenviar código.</p><script>let n=120;setInterval(()=>{n--;document.getElementById(\'otp\').textContent=n},1000)</script>',
  },
  {
    html: '<div class="elementor-countdown-wrapper" data-date="1803200400"><span class="elementor-countdown-digits"></span></div><p>Hasta el 21 de febrero de 2027</p>',
  },
  {
    html: "<p>Nächste Abfahrt in <span id=\"ab\"></span></p><script>fetch('/plan').then(r=>r.json()).then(p=>{setInterval(()=>{ab.textContent=Math.round((p.next-Date.now())/6e4)+' Min.'},1000)})</script>",
  },
  {
    html: "<script>var e=Date.now()+3e5;document.cookie='sess='+e+';path=/';setTimeout(function(){document.getElementById('cmp').hidden=true},1000)</script><div id=\"cmp\">Cookies</div>",
  },
  {
    html: '<p>Le concert commence dans <span id="w"></span></p><time datetime="2027-06-12T20:30">12 juin 2027</time><script>const t=new Date(document.querySelector(\'time\').dateTime);setInterval(()=>{w.textContent=Math.floor((t-Date.now())/864e5)+\' jours\'},1000)</script>',
  },
  {
    html: "<p>Coza a massa por <b class=\"tm\">8:00</b> minutos.</p><script>document.querySelector('.tm').onclick=function(){var s=480,e=this;setInterval(function(){s--;e.textContent=Math.floor(s/60)+':'+s%60},1000)}</script>",
  },
  {
    html: "<p>Webinar on 4 March 2027, 19:00 CET, starts in <span id=\"w\"></span></p><script>const s=Date.parse('2027-03-04T19:00:00+01:00');setInterval(()=>{document.getElementById('w').textContent=Math.floor((s-Date.now())/1000/60)+' min'},1000)</script>",
  },
  {
    html: '<video id="v" src="a.mp4"></video><span id="cur">0:00</span> / <span id="dur">2:31</span><script>setInterval(()=>{const t=v.currentTime;document.getElementById(\'cur\').textContent=Math.floor(t/60)+\':\'+Math.floor(t%60)},250)</script>',
  },
  {
    html: "<p>Reloj de Madrid: <span id=\"hora\"></span></p><script>setInterval(function(){var d=new Date();document.getElementById('hora').textContent=d.getHours()+':'+('0'+d.getMinutes()).slice(-2)},1000)</script>",
  },
  {
    html: '<div class="slider"><span class="dot"></span><span class="dot"></span></div><p><span id="n">1</span>/3</p><script>let n=1;setInterval(()=>{n=n%3+1;document.getElementById(\'n\').textContent=n},6000)</script>',
  },
  {
    html: "<p>Descanse <span id=\"pausa\">1:30</span> entre as séries do treino.</p><script>let p=90;setInterval(()=>{p--;document.getElementById('pausa').textContent=Math.floor(p/60)+':'+p%60},1000)</script>",
  },
  {
    html: "<p>Black Friday bis 30. November 2026, 23:59 Uhr: noch <span id=\"bf\"></span></p><script>const e=new Date(2026,10,30,23,59);setInterval(()=>{document.getElementById('bf').textContent=Math.floor((e-new Date())/36e5)+' Std.'},1000)</script>",
  },
  {
    html: '<p>Última actualización hace <b id="u">0</b> s</p><script>let n=0;setInterval(()=>{n++;document.getElementById(\'u\').textContent=n},1000)</script>',
  },
];

/** Faults of gclid_lost. */
const faultsGclidLost: readonly Fragment[] = [
  { html: "<script>if(location.search)history.replaceState(null,'',location.pathname)</script><p>Loja</p>" },
  {
    html: "<script>window.history.replaceState({},document.title,window.location.href.split('?')[0])</script><p>Shop</p>",
  },
  {
    html: '<meta http-equiv="refresh" content="3;url=https://go.hotmart.com/A123?ap=77"><p>Você será levado ao site oficial.</p>',
  },
  {
    html: '<button onclick="window.location=\'https://hop.clickbank.net/?affiliate=me&vendor=zz\'">Get it</button>',
  },
  { html: '<form action="https://app.monetizze.com.br/r/AXB12" method="get"><button>Quero</button></form>' },
  {
    html: "<a id=\"go\" href=\"#\">Ir a la tienda</a><script>document.getElementById('go').addEventListener('click',function(){window.open('https://track.digistore24.com/redir/55/me')})</script>",
  },
  {
    html: "<script>var u=new URL(location.href);u.searchParams.delete('gclid');if(u.href!==location.href)location.replace(u)</script><p>Laden</p>",
  },
  {
    html: "<script>if(/gclid|utm_/.test(location.search)){window.location.assign(location.origin+location.pathname+'?ok=1')}</script><p>Boutique</p>",
  },
  {
    html: "<script>var q=location.search;if(q){top.location.href=window.location.href.replace(q,'')}</script><p>Tienda</p>",
  },
  {
    html: "<script>document.querySelectorAll('a').forEach(a=>{a.href='https://go.perfectpay.com.br/PPU1?src=google'})</script><a href=\"/\">Comprar agora</a>",
  },
  {
    html: "<script>(()=>{const c=new URL(location);if([...c.searchParams].length){c.search='';history.replaceState(null,'',c)}})()</script><p>Loja</p>",
  },
  {
    html: "<script>if(window.location.href.indexOf('?')>-1){window.location.href=window.location.href.substring(0,window.location.href.indexOf('?'))}</script><p>Shop</p>",
  },
  { html: '<body><a href="https://hop.clickbank.net/?affiliate=x&vendor=y" rel="nofollow">Get it</a>' },
  {
    html: '<script>setTimeout(function(){window.location.href="https://go.hotmart.com/B77?ap=1f"},3000)</script><p>Redirigiendo…</p>',
  },
  {
    html: "<script>const l=window.location;if(l.search.includes('gclid'))l.replace(l.origin+l.pathname)</script><p>Laden</p>",
  },
  {
    html: "<script>if(location.search!==''){window.history.replaceState(null,null,window.location.pathname+window.location.hash)}</script><p>Loja</p>",
  },
  {
    html: "<script>const [base,query]=location.href.split('?');if(query)location.replace(base)</script><p>Shop</p>",
  },
  {
    html: '<a href="#" onclick="window.open(\'https://track.afiliados.example/r/88\',\'_blank\')">Ver oferta</a>',
  },
];

/** Innocents of gclid_lost. */
const innocentsGclidLost: readonly Fragment[] = [
  {
    html: '<a class="btn" href="/checkout?item=3">Comprar</a><a href="https://www.instagram.com/loja">Instagram</a>',
  },
  {
    html: "<script>document.querySelectorAll('a[href*=\"hotmart\"]').forEach(a=>{a.href+=(a.href.includes('?')?'&':'?')+location.search.slice(1)})</script><a href=\"https://go.hotmart.com/A123?ap=77\">Ver</a>",
  },
  {
    html: "<script>const p=new URLSearchParams(location.search);const g=p.get('gclid');if(g)document.cookie='gclid='+g+';max-age=7776000;path=/'</script><a href=\"/carrinho\">Comprar</a>",
  },
  {
    html: "<script>history.replaceState(null,'',location.pathname+location.search+'#topo')</script><p>Shop</p>",
  },
  {
    html: "<script>if(location.protocol!=='https:')location.replace('https://'+location.host+location.pathname+location.search)</script><p>Laden</p>",
  },
  {
    html: "<script>document.querySelector('select').onchange=function(e){location.href=location.pathname+'?cor='+e.target.value}</script><select><option>Azul</option></select>",
  },
  {
    html: "<script>if(location.hash){history.replaceState(null,'',location.href.split('#')[0])}</script><p>Tienda</p>",
  },
  {
    html: '<a href="https://api.whatsapp.com/send?phone=5511999990000">WhatsApp</a><a href="https://www.anvisa.gov.br/consulta?id=4">Registro</a>',
  },
  {
    html: '<script>document.getElementById(\'limpar\').onclick=()=>{location.href=location.pathname}</script><button id="limpar">Limpar filtros</button>',
  },
  {
    html: '<form method="post" action="/cart/add"><button>Ajouter au panier</button></form><script>function reload(){window.location.reload()}</script>',
  },
  {
    html: "<script>const u=new URL(location.href);u.searchParams.set('v','2');history.replaceState(null,'',u)</script><p>Boutique</p>",
  },
  {
    html: "<script>if(!location.search.includes('lang='))location.replace(location.pathname+location.search+(location.search?'&':'?')+'lang=pt')</script><p>Loja</p>",
  },
  {
    html: "<script>sessionStorage.setItem('click',new URLSearchParams(location.search).get('gclid')||'');history.replaceState({},'',location.pathname)</script><p>Loja</p>",
  },
  {
    html: "<script>function volta(){window.location.href='/'}window.addEventListener('scroll',function(){document.body.className=location.search?'a':'b'})</script><p>Tienda</p>",
  },
  {
    html: "<script>history.pushState(null,null,location.href);window.addEventListener('popstate',()=>{});var s=location.search</script><p>Laden</p>",
  },
  {
    html: "<script>const p=new URLSearchParams(location.search);p.set('step','2');history.replaceState(null,'',location.pathname+'?'+p)</script><p>Boutique</p>",
  },
  {
    html: "<script>document.querySelectorAll('.filtro').forEach(b=>b.addEventListener('click',()=>history.pushState(null,'',location.pathname)));if(location.search){console.log(1)}</script><p>Loja</p>",
  },
  { html: '<meta http-equiv="refresh" content="600"><p>Laden</p>' },
];

/** Faults of cure_claim. */
const faultsCureClaim: readonly Fragment[] = [
  {
    language: 'fr',
    html: "<blockquote>«Depuis que j'en prends, mon diabète a disparu et j'ai jeté mes piqûres d'insuline.» — Odette</blockquote>",
  },
  { language: 'pt', html: '<h1>Adeus, artrose: a fórmula que reverteu 30 anos de desgaste</h1>' },
  {
    language: 'en',
    html: '<p>“My doctor took me off metformin after eleven weeks. Type 2 is simply gone.”</p>',
  },
  { language: 'de', html: '<h2>Tinnitus endgültig besiegt – in 21 Tagen</h2>' },
  {
    language: 'es',
    html: '<p>«A los dos meses mi presión volvió a la normalidad y tiré las pastillas», cuenta Eusebio.</p>',
  },
  {
    language: 'pt',
    html: '<p>Dr. Almeida: “Meus pacientes largam o remédio da pressão em 40 dias e não voltam a precisar dele.”</p>',
  },
  { language: 'en', html: '<h2>How 4,112 people ended their neuropathy for good</h2>' },
  {
    language: 'en',
    html: '<p>La psoriasis dejó de ser mi problema: hoy no me queda ni una placa y el dermatólogo me dio de alta.</p>',
  },
  {
    language: 'de',
    html: '<p>„Mein Arzt war sprachlos: Die Diabetes ist weg, und das Insulin habe ich abgesetzt.“</p>',
  },
  {
    language: 'pt',
    html: '<p>Hipertensão não precisa ser para sempre. Com as gotas, ela vai embora e não volta.</p>',
  },
  {
    language: 'fr',
    html: "<p>«Mon médecin n'en revient pas : plus de traces de polyarthrite, et le méthotrexate est à la poubelle.» — Sylvie, Brest</p>",
  },
  { language: 'pt', html: '<p>Em oito semanas, 9 de cada 10 participantes já não eram mais diabéticos.</p>' },
  { language: 'en', html: '<h2>The tea that put my lupus into permanent remission</h2>' },
  {
    language: 'de',
    html: '<p>„Nach drei Monaten war mein Bluthochdruck Geschichte und die Tabletten liegen im Müll.“</p>',
  },
  {
    language: 'es',
    html: '<p>Dra. Beltrán, cardióloga: «Mis pacientes hipertensos terminan dejando las pastillas, y no recaen».</p>',
  },
  {
    language: 'pt',
    html: '<p>Após 60 dias, os exames de 87% dos voluntários não mostraram mais nenhum sinal de hepatite.</p>',
  },
  { language: 'es', html: '<h2>El jarabe que le ganó la batalla al asma</h2>' },
  {
    language: 'de',
    html: '<p>Rheuma? Das war einmal. Seit dem Kurs nimmt Frau Lange kein Cortison mehr.</p>',
  },
];

/** Innocents of cure_claim. */
const innocentsCureClaim: readonly Fragment[] = [
  {
    language: 'pt',
    html: '<p>Este suplemento não substitui a insulina. Quem tem diabetes deve falar com o médico e não largar o tratamento.</p>',
  },
  {
    language: 'en',
    html: '<p>“I asked whether it would cure my arthritis and they told me straight: no.” — Bev</p>',
  },
  {
    language: 'de',
    html: '<p>Bei Diabetes sprechen Sie bitte vor dem Verzehr mit Ihrem Arzt. Setzen Sie Insulin niemals ab.</p>',
  },
  {
    language: 'fr',
    html: "<p>Si quelqu'un vous dit que son diabète a disparu grâce à une tisane, fuyez.</p>",
  },
  {
    language: 'es',
    html: '<p>Tomo pastillas para la presión y las sigo tomando; esto es un té rico y ya está.</p>',
  },
  { language: 'pt', html: '<p>Minha enxaqueca continua igual, mas o travesseiro é macio.</p>' },
  {
    language: 'de',
    html: '<p>Der Schinken wird geheilt? Nein, gepökelt. Das Leder ist nach drei Wochen Gerbung frei von Rissen.</p>',
  },
  {
    language: 'pt',
    html: '<p>A clínica acompanha pessoas com diabetes; a dose da insulina quem muda é o endocrinologista.</p>',
  },
  {
    language: 'es',
    html: '<p>La enfermedad que acabó con los olivos del valle dejó de ser noticia en 1998.</p>',
  },
  {
    language: 'en',
    html: '<p>If you stopped taking your insulin because of something you read online, call your doctor today.</p>',
  },
  {
    language: 'pt',
    html: '<p>Parou de tomar o remédio da pressão por conta própria? Volte ao médico. Nosso chá não faz esse papel.</p>',
  },
  {
    language: 'de',
    html: '<p>Ich nehme meine Tabletten gegen Bluthochdruck weiter und trinke dazu abends diesen Tee, weil er schmeckt.</p>',
  },
  { language: 'es', html: '<p>Quien dejó la insulina por un té acabó en urgencias. No lo hagas.</p>' },
  {
    language: 'fr',
    html: "<p>Ma grand-mère avait du diabète ; son goût pour les tisanes n'a pas disparu avec l'âge, son diabète non plus.</p>",
  },
  {
    language: 'pt',
    html: '<p>O médico tirou o remédio da pressão do meu pai e trocou por outro; a pimenta não teve nada com isso.</p>',
  },
  {
    language: 'en',
    html: '<p>Smallpox is the only human disease that vaccines ended. Tea had no part in it.</p>',
  },
  {
    language: 'es',
    html: '<p>La diabetes no desaparece con infusiones; lo que sí puedes es acompañar el postre con una taza.</p>',
  },
  {
    language: 'de',
    html: '<p>Der Husten unserer Katze ist weg, seit der Staubsauger neu ist. Über Asthma sagt das nichts.</p>',
  },
  {
    language: 'fr',
    html: '<p>Ceux qui arrêtent leur traitement pour une tisane prennent un risque grave.</p>',
  },
];

/** A buyer's word is a result. */
const faultsTestimonialResults: readonly Fragment[] = [
  {
    language: 'en',
    html: '<p>“Eleven years of psoriasis, wiped off my arms in a month. My dermatologist asked for the name.” — Tess</p>',
  },
  { language: 'fr', html: "<p>« Le docteur a relu mes analyses deux fois : l'hépatite n'y est plus. »</p>" },
];

/** Faults of thin_page. */
const faultsThinPage: readonly Fragment[] = [
  {
    html: '<h1>Massageador Relax</h1><img src="/m.jpg" alt="Massageador"><p>R$ 199,90</p><a class="cta" href="/comprar">Comprar</a><footer>Loja Relax Ltda. CNPJ 12.345.678/0001-95, Rua das Flores, 10, São Paulo/SP, CEP 01000-000. Contato, Termos de uso, Política de privacidade, Trocas e devoluções. Atendimento de segunda a sexta das 9h às 18h pelo telefone 11 5555-0101 ou pelo e-mail oi@relax.example. Este site não faz parte do Google nem do Facebook.</footer>',
  },
  {
    html: '<h1>Head torch</h1><p>$39</p><a class="cta" href="/order">Order</a><footer>Lumen Ltd, company 01234567, 4 High Street, Leeds LS1 4AA. Privacy. Terms. Returns within 30 days of receipt, full refund, see our policy. Contact us by phone on 0113 496 0101. We use cookies.</footer>',
  },
  {
    html: '<p>Estás a un paso. Pulsa el botón para ver el vídeo.</p><a class="cta" href="https://otra.example/v">Ver vídeo</a>',
  },
  {
    html: '<h1>Willkommen</h1><p>Hier entsteht in Kürze unser Shop.</p><div role="contentinfo">Impressum Datenschutz AGB Widerruf Kontakt</div>',
  },
  {
    html: '<h1>Sérum Éclat</h1><img alt="Flacon de sérum posé sur une serviette blanche près d\'un miroir et d\'une plante verte" src="a.jpg"><p>Un sérum pour vous.</p><a class="cta" href="/achat">Acheter</a><nav>Accueil Visage Corps Cheveux Soins Nouveautés Coffrets Marques Conseils Blog Contact</nav>',
  },
  {
    html: '<iframe src="https://www.youtube.com/embed/x"></iframe><h1>Assista agora</h1><a class="cta" href="/oferta">Comprar</a><p>Copyright 2026. Todos os direitos reservados.</p>',
  },
  {
    html: '<h1>Best knife of 2026</h1><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p><p>The best knife is the best knife for you. Get the best knife now.</p>',
  },
  {
    html: '<h1>Rasenroboter</h1><p>Jetzt kaufen</p><small>Alle Preise inkl. MwSt. Irrtümer vorbehalten. Marken gehören ihren Inhabern. Diese Seite gehört nicht zu Google. Es gelten unsere AGB. Widerruf binnen 14 Tagen nach Erhalt der Ware. Garten Nord GmbH, Deichstraße 9, 20459 Hamburg, HRB 99887, USt-IdNr. DE123456789, Geschäftsführer Uwe Petersen.</small>',
  },
  {
    html: '<h1>Curso de pan</h1><p>Inscríbete ya.</p><form action="/alta" method="post"><label>Nombre <input name="n"></label><label>País <select><option>Argentina</option><option>Bolivia</option><option>Chile</option><option>Colombia</option><option>Costa Rica</option><option>Cuba</option><option>Ecuador</option><option>El Salvador</option><option>España</option><option>Guatemala</option><option>Honduras</option><option>México</option><option>Nicaragua</option><option>Panamá</option><option>Paraguay</option><option>Perú</option><option>Puerto Rico</option><option>República Dominicana</option><option>Uruguay</option><option>Venezuela</option></select></label><button>Enviar</button></form>',
  },
  {
    html: '<div><p>Loading…</p></div><p>Please wait while we prepare your personal page.</p><div style="display:none">Our pan is made of steel and it lasts for many years in your kitchen. Handles are riveted by hand in a small workshop near Sheffield where four people have worked since 1988 and where every pan is checked before it leaves. The base is six millimetres thick and heats evenly on gas, induction and coals. Season it with linseed oil, dry it after washing and it will outlive you. </div>',
  },
  {
    html: '<h1>Ventilador Brisa</h1><p>R$ 89</p><a href="/c">Comprar</a><p>Frete e prazo calculados no carrinho. Site seguro. Compra garantida. Pix, boleto e cartão.</p>',
  },
  {
    html: '<h1>Tapis Zen</h1><p>29 €</p><a href="/p">Acheter</a><dl><dt>Éditeur</dt><dd>Zen Maison SAS, RCS Lille 901 222 333, TVA FR12901222333, 8 rue Nationale 59000 Lille, capital 1 000 €</dd><dt>Hébergeur</dt><dd>OVH, 2 rue Kellermann, 59100 Roubaix</dd><dt>Données</dt><dd>Politique de confidentialité et cookies, vos droits selon le RGPD</dd></dl>',
  },
  {
    html: '<h1>Kissen</h1><p>Kissen kaufen. Kissen günstig. Kissen online kaufen. Kissen bestellen. Kissen günstig online kaufen. Gute Kissen kaufen. Kissen günstig bestellen. Kissen online bestellen. Kissen kaufen und Kissen bestellen. Kissen günstig online kaufen. Gute Kissen online kaufen. Kissen günstig bestellen.</p>',
  },
  {
    html: '<h1>Almost there</h1><p>Tap below to continue.</p><button onclick="location.href=\'/x\'">Continue</button>',
  },
  {
    html: '<h1>Sandalias</h1><table><tr><th>Talla</th><td>35</td><td>36</td><td>37</td><td>38</td><td>39</td><td>40</td><td>41</td><td>42</td><td>43</td><td>44</td></tr><tr><th>Cm</th><td>22</td><td>23</td><td>24</td><td>24</td><td>25</td><td>26</td><td>26</td><td>27</td><td>28</td><td>28</td></tr><tr><th>EE.UU.</th><td>5</td><td>6</td><td>7</td><td>8</td><td>8</td><td>9</td><td>10</td><td>11</td><td>12</td><td>13</td></tr></table><p>Comprar ya</p>',
  },
  {
    html: '<h1>Escova</h1><p>Escova giratória elétrica. Leve uma hoje.</p><a href="/c">Quero</a><p>Loja Bela Ltda, CNPJ 11.222.333/0001-81. Trocas e devoluções em 7 dias. Termos de uso. Privacidade. Todos os direitos reservados a Loja Bela Ltda, Rua Um, 2, Recife. Os preços podem mudar sem aviso. Fotos ilustrativas. Consulte os termos.</p>',
  },
  { html: '<h1>Watch</h1><video src="a.mp4" controls></video><p>Press play.</p>' },
];

/** Innocents of thin_page. */
const innocentsThinPage: readonly Fragment[] = [
  {
    html: '<h1>Panela de ferro Serra</h1><p>A panela sai da fundição em Minas, passa por três lixas e recebe óleo de linhaça antes do forno. O fundo tem seis milímetros, por isso o calor se espalha sem queimar o arroz nas beiradas.</p><p>Pesa três quilos e meio com a tampa. Vai ao fogão a gás, à indução, à brasa e ao forno até trezentos graus. As alças ficam quentes: use a luva que vem na caixa.</p><p>Lave com água morna e escova, seque no fogo e passe uma gota de óleo. Se aparecer ferrugem, esfregue com palha de aço e cure de novo; a peça não se perde.</p><p>R$ 289,00 em até 6 vezes. Sai em dois dias úteis de Divinópolis.</p>',
  },
  {
    html: '<h1>Oak bread board</h1><p>Cut from one plank of Herefordshire oak, planed, rounded at the corners and finished with beeswax. It measures 42 by 26 cm and is 28 mm thick, so it will not warp when one side gets wet.</p><p>Wipe it with a damp cloth and stand it on edge to dry. Oil it twice a year. Do not put it in the dishwasher or leave it in the sink overnight, because the grain will open.</p><p>Every board has its own knots; the photo shows one of them. We post on Tuesdays and Fridays. Forty-two pounds including postage within Britain.</p>',
  },
  {
    html: '<h1>Leinenschürze Ahlborn</h1><p>Gewebt in Oerlinghausen, genäht in Bielefeld. Der Stoff wiegt 280 Gramm je Quadratmeter und wird mit jeder Wäsche weicher. Zwei Taschen, ein verstellbarer Nackenriemen aus pflanzlich gegerbtem Leder, Messingösen.</p><p>Waschen bei sechzig Grad, feucht bügeln, das Leder vorher abnehmen. Beim ersten Waschen läuft die Schürze um drei Zentimeter ein; das ist in der Länge schon eingerechnet.</p><p>Passt von Größe 36 bis 52. Naturfarben oder Indigo. 68 Euro, Versand am nächsten Werktag.</p>',
  },
  {
    html: "<h1>Couteau de poche Aubrac</h1><p>Lame en acier 14C28N de neuf centimètres, manche en corne de vache de l'Aubrac, ressort guilloché à la main par un seul coutelier. Le couteau pèse 98 grammes et se ferme sans bruit.</p><p>Essuyez la lame après usage, mettez une goutte d'huile sur l'axe deux fois par an et ne le passez jamais au lave-vaisselle. La corne vit : elle peut bouger d'un dixième avec l'humidité.</p><p>Affûtage offert à l'atelier de Laguiole. 120 euros, étui en cuir compris.</p>",
  },
  {
    html: '<h1>Alpargatas de yute Oliva</h1><p>Suela de yute trenzada en Cervera del Río Alhama, corte de algodón sin teñir y cosido a mano por dos hermanas. La talla es justa: si dudas entre dos números, elige el mayor.</p><p>No se lavan en lavadora. Se cepillan en seco y se guardan con papel dentro. El yute se moja mal, así que evita los charcos; en verano duran tres temporadas de paseo.</p><p>Del 35 al 46. Veintinueve euros con envío. Salen del taller los lunes y los jueves.</p>',
  },
  {
    html: '<div id="page"><footer class="wrap"><h1>Panela de ferro Serra</h1><p>A panela sai da fundição em Minas, passa por três lixas e recebe óleo de linhaça antes do forno. O fundo tem seis milímetros, por isso o calor se espalha sem queimar o arroz nas beiradas.</p><p>Pesa três quilos e meio com a tampa. Vai ao fogão a gás, à indução, à brasa e ao forno até trezentos graus. As alças ficam quentes: use a luva que vem na caixa.</p><p>Lave com água morna e escova, seque no fogo e passe uma gota de óleo. Se aparecer ferrugem, esfregue com palha de aço e cure de novo; a peça não se perde.</p><p>R$ 289,00 em até 6 vezes. Sai em dois dias úteis de Divinópolis.</p></footer></div>',
  },
  {
    html: '<section><h1>Oak bread board</h1><p>Cut from one plank of Herefordshire oak, planed, rounded at the corners and finished with beeswax. It measures 42 by 26 cm and is 28 mm thick, so it will not warp when one side gets wet.</p><p>Wipe it with a damp cloth and stand it on edge to dry. Oil it twice a year. Do not put it in the dishwasher or leave it in the sink overnight, because the grain will open.</p><p>Every board has its own knots; the photo shows one of them. We post on Tuesdays and Fridays. Forty-two pounds including postage within Britain.</p></section><small>All text in small print: Privacy. Terms. Returns.</small>',
  },
  {
    html: "<small><h1>Couteau de poche Aubrac</h1><p>Lame en acier 14C28N de neuf centimètres, manche en corne de vache de l'Aubrac, ressort guilloché à la main par un seul coutelier. Le couteau pèse 98 grammes et se ferme sans bruit.</p><p>Essuyez la lame après usage, mettez une goutte d'huile sur l'axe deux fois par an et ne le passez jamais au lave-vaisselle. La corne vit : elle peut bouger d'un dixième avec l'humidité.</p><p>Affûtage offert à l'atelier de Laguiole. 120 euros, étui en cuir compris.</p></small>",
  },
  {
    html: '<h1>Leinenschürze Ahlborn</h1><details><summary>Mehr</summary><p>Gewebt in Oerlinghausen, genäht in Bielefeld. Der Stoff wiegt 280 Gramm je Quadratmeter und wird mit jeder Wäsche weicher. Zwei Taschen, ein verstellbarer Nackenriemen aus pflanzlich gegerbtem Leder, Messingösen.</p></details><details><summary>Mehr</summary><p>Waschen bei sechzig Grad, feucht bügeln, das Leder vorher abnehmen. Beim ersten Waschen läuft die Schürze um drei Zentimeter ein; das ist in der Länge schon eingerechnet.</p></details><details><summary>Mehr</summary><p>Passt von Größe 36 bis 52. Naturfarben oder Indigo. 68 Euro, Versand am nächsten Werktag.</p></details>',
  },
  {
    html: '<h1>Alpargatas de yute Oliva</h1><li>Suela de yute trenzada en Cervera del Río Alhama, corte de algodón sin teñir y cosido a mano por dos hermanas. La talla es justa: si dudas entre dos números, elige el mayor.</li><li>No se lavan en lavadora. Se cepillan en seco y se guardan con papel dentro. El yute se moja mal, así que evita los charcos; en verano duran tres temporadas de paseo.</li><li>Del 35 al 46. Veintinueve euros con envío. Salen del taller los lunes y los jueves.</li>',
  },
  {
    html: '<h1>Our promise</h1><p>We sell you a kettle, and if you do not like it you may return it for a refund within sixty days. Our privacy is simple: we keep your address until the parcel arrives. The kettle boils a litre in three minutes, whistles politely and has a handle of beech that stays cool. Spare whistles cost two pounds.</p>',
  },
  {
    html: '<h1>Café da Serra</h1><p>Torrado às terças, moído na hora, embalado com a data. Notas de rapadura e laranja. Pacote de 250 g ou de um quilo.</p><p>A fazenda fica em Carmo de Minas, a mil e duzentos metros, e seca os grãos ao sol em terreiro suspenso durante vinte dias. O lavrador se chama Onofre e assina cada lote.</p>',
  },
  {
    html: '<h1>Seife</h1><ul><li>Aus Olivenöl, Kokosöl und Rapsöl, kalt gerührt und sechs Wochen gereift</li><li>Ohne Palmöl, Farbstoff und Parfüm, mit Lavendel aus dem eigenen Garten</li><li>Hundert Gramm, reicht bei täglichem Duschen etwa fünf Wochen</li><li>Liegt am besten auf einer Schale aus Holz, die das Wasser ablaufen lässt</li></ul>',
  },
  {
    html: '<h1>Devis de toiture</h1><p>Nous refaisons les toits en ardoise du Finistère depuis 1974.</p><form><input name="a"><input type="email"><input type="tel"><textarea></textarea></form>',
  },
  {
    html: '<h1>Queso de cabra</h1><p>Leche cruda de cabra payoya, cuajo vegetal, sal. Madura cuatro meses en cueva y sale con la corteza florida.</p><p>Se corta a cuchillo templado, se saca de la nevera una hora antes y se guarda en papel, nunca en plástico. Pieza de un kilo. Sale de Villaluenga los martes.</p>',
  },
  {
    html: '<h1>Wolldecke</h1><p>Gewebt aus der Wolle von Rhönschafen, ungefärbt, mit Fransen an beiden Seiten. Zwei Meter mal eins vierzig, anderthalb Kilo. Sie kratzt am Anfang ein wenig und wird nach dem dritten Winter weich. Lüften reicht meistens, waschen nur kalt und liegend trocknen, sonst geht sie ein.</p><p>Weberei Rhön GmbH, HRB 11, AGB, Datenschutz, Widerruf.</p>',
  },
  {
    html: '<h1>Contato da loja</h1><p>A loja física abre de terça a sábado, das nove às seis, na rua do mercado, em frente ao ponto do bonde. Dá para estacionar na praça. Quem vem de ônibus desce no terminal e sobe a ladeira. Aceitamos cartão, pix e dinheiro; encomendas de queijo inteiro pedem dois dias de espera.</p>',
  },
];

/** What a page says or does beside what only looks like it, in five languages. */
export const fragments: readonly (Fragment & { code: FindingCode; isFound: boolean })[] = (
  [
    ['fake_countdown', faultsFakeCountdown, innocentsFakeCountdown],
    ['gclid_lost', faultsGclidLost, innocentsGclidLost],
    ['cure_claim', faultsCureClaim, innocentsCureClaim],
    ['testimonial_results', faultsTestimonialResults, []],
    ['thin_page', faultsThinPage, innocentsThinPage],
  ] as const
).flatMap(([code, faults, innocents]) => [
  ...faults.map((fragment) => ({ ...fragment, code, isFound: true })),
  ...innocents.map((fragment) => ({ ...fragment, code, isFound: false })),
]);
