import type { SellersForm } from './sellers-forms.ts';

/** What scripts of pages do: lose the click, start a clock anew, hold whoever leaves, play, invent, save a file. */
export const scriptedFaults: readonly SellersForm[] = [
  // An address that nobody can read until the click.
  [
    ...(['gclid_lost', 'fr', 'nutra', 'affiliate'] as const),
    '<a href="#" data-v="aHR0cHM6Ly93d3cubWFpc29uLXRpbGxldWwuZXhhbXBsZS9zb2luP2FmZj03NzMx">Voir la boutique</a><script>document.querySelectorAll("[data-v]").forEach(function(l){l.onclick=function(){top.location.replace(atob(l.getAttribute("data-v")));return false}})</script>',
  ],
  [
    ...(['gclid_lost', 'pt', 'nutra', 'affiliate'] as const),
    '<a href="#" class="ir" data-destino="https://loja-parceira.example/oferta?af=22">Ver na loja</a><script>document.querySelectorAll(".ir").forEach(function(a){a.addEventListener("click",function(e){e.preventDefault();window.open(this.dataset.destino,"_blank")})})</script>',
  ],
  [
    ...(['gclid_lost', 'en', 'physical', 'affiliate'] as const),
    '<button data-go="https://maker-store.example/buy?ref=91">See it at the maker</button><script>document.querySelector("[data-go]").onclick=function(){location.assign(this.getAttribute("data-go"))}</script>',
  ],
  [
    ...(['gclid_lost', 'es', 'nutra', 'affiliate'] as const),
    '<a href="#" data-e="moc.ocitoba//:sptth">Ir a la tienda</a><script>var b=document.querySelector("[data-e]");b.onclick=function(){location.href=b.dataset.e.split("").reverse().join("")}</script>',
  ],
  [
    ...(['gclid_lost', 'de', 'physical', 'affiliate'] as const),
    '<a href="#" id="z">Zum Anbieter</a><script>var c=[104,116,116,112,115,58,47,47,97,46,101,120,97,109,112,108,101];document.getElementById("z").onclick=function(){window.location=String.fromCharCode.apply(null,c)}</script>',
  ],
  [
    ...(['gclid_lost', 'en', 'nutra', 'affiliate'] as const),
    '<a href="#" id="k">Read more at the shop</a><script>document.getElementById("k").href=atob("aHR0cHM6Ly9tYWtlci1zdG9yZS5leGFtcGxlL2J1eT9yZWY9OTE=")</script>',
  ],
  [
    ...(['gclid_lost', 'de', 'nutra', 'affiliate'] as const),
    '<a href="#" id="k">Zum Hersteller</a><script>document.getElementById("k").addEventListener("click",function(){location.href=decodeURIComponent("https%3A%2F%2Fhersteller.example%2Fkauf%3Fref%3D7")})</script>',
  ],
  [
    ...(['gclid_lost', 'pt', 'nutra', 'affiliate'] as const),
    '<form id="f" method="post" action="https://loja-parceira.example/entrar"><input type="hidden" name="af" value="31"><button>Ir para a loja</button></form>',
  ],
  [
    ...(['gclid_lost', 'en', 'nutra', 'affiliate'] as const),
    '<button id="g">Visit the shop</button><script>g.onclick=function(){var f=document.createElement("form");f.method="POST";f.action="https://maker-store.example/in";document.body.appendChild(f);f.submit()}</script>',
  ],
  [
    ...(['gclid_lost', 'es', 'nutra', 'affiliate'] as const),
    '<button id="g">Ir a la tienda</button><script>g.onclick=function(){var a=document.createElement("a");a.href="https://tienda-socia.example/comprar?af=4";a.rel="noreferrer";a.click()}</script>',
  ],
  [
    ...(['gclid_lost', 'pt', 'physical', 'owner'] as const),
    '<script>var u=new URL(location);u.search="";history.replaceState({},"",u);</script>',
  ],
  [
    ...(['gclid_lost', 'en', 'physical', 'owner'] as const),
    '<script>window.history.replaceState(null,document.title,window.location.pathname)</script>',
  ],
  [
    ...(['gclid_lost', 'de', 'physical', 'owner'] as const),
    '<script>const p=new URLSearchParams(location.search);for(const k of ["gclid","fbclid"])p.delete(k);history.replaceState(null,"",location.pathname+"?"+p)</script>',
  ],
  [
    ...(['gclid_lost', 'es', 'physical', 'owner'] as const),
    '<script>if(location.search){location.replace(location.origin+location.pathname)}</script>',
  ],
  [
    ...(['gclid_lost', 'fr', 'physical', 'owner'] as const),
    '<script>var s=location.href.indexOf("?");if(s>0)history.replaceState("","",location.href.substring(0,s))</script>',
  ],
  [
    ...(['gclid_lost', 'en', 'physical', 'owner'] as const),
    '<script>if(location.href.includes("?")){const [clean]=location.href.split("?");window.history.pushState({},"",clean)}</script>',
  ],
  // A clock that every visitor starts.
  [
    ...(['fake_countdown', 'es', 'digital', 'owner'] as const),
    '<div>Tu beca de inscripción sigue apartada por <span id="reloj">--:--</span></div><script>var hasta=+(sessionStorage.beca||0);if(!hasta){hasta=Date.now()+17*6e4;sessionStorage.beca=hasta}setInterval(function(){var s=Math.max(0,Math.round((hasta-Date.now())/1000));document.getElementById("reloj").textContent=("0"+Math.floor(s/60)).slice(-2)+":"+("0"+s%60).slice(-2)},500);document.querySelectorAll("a[data-hm]").forEach(function(a){if(location.search)a.href+="&"+location.search.substring(1)})</script>',
  ],
  [
    ...(['fake_countdown', 'pt', 'physical', 'owner'] as const),
    '<p>O preço de lançamento fecha em <b id="r"></b></p><script>let f=localStorage.getItem("fim");if(!f){f=Date.now()+15*60000;localStorage.setItem("fim",f)}setInterval(()=>{let s=Math.floor((f-Date.now())/1000);document.getElementById("r").textContent=Math.floor(s/60)+":"+s%60;document.querySelector("a.c").getAttribute("href")},1000)</script>',
  ],
  [
    ...(['fake_countdown', 'en', 'physical', 'owner'] as const),
    '<p>Price held for <b id="t"></b></p><script>var m=document.cookie.match(/start=(\\d+)/);var s0=m?+m[1]:Date.now();if(!m)document.cookie="start="+s0;setInterval(function(){var l=900-Math.floor((Date.now()-s0)/1000);t.textContent=Math.floor(l/60)+":"+l%60},1000)</script>',
  ],
  [
    ...(['fake_countdown', 'en', 'physical', 'owner'] as const),
    '<p>Sale ends in <b id="t">--:--</b></p><script>var left=300+Math.floor(Math.random()*600);setInterval(function(){left--;document.getElementById("t").innerHTML=Math.floor(left/60)+":"+left%60},1000)</script>',
  ],
  [
    ...(['fake_countdown', 'de', 'physical', 'owner'] as const),
    '<p>Das Angebot läuft noch <b id="t"></b></p><script>function nacht(){var d=new Date();d.setHours(24,0,0,0);return d}setInterval(function(){var r=nacht()-new Date();document.getElementById("t").textContent=Math.floor(r/36e5)+":"+Math.floor(r/6e4)%60},1000)</script>',
  ],
  [
    ...(['fake_countdown', 'fr', 'physical', 'owner'] as const),
    '<p>Offre valable jusqu’au <b id="j"></b></p><script>var d=new Date(Date.now()+864e5);document.getElementById("j").textContent=d.toLocaleDateString("fr-FR")</script>',
  ],
  [
    ...(['fake_countdown', 'en', 'physical', 'owner'] as const),
    '<style>@property --s{syntax:"<integer>";initial-value:600;inherits:false}@keyframes down{from{--s:600}to{--s:0}}.clk{animation:down 600s linear}.clk::after{counter-reset:s var(--s);content:counter(s)}</style><p>Seconds left at this price: <span class="clk"></span></p>',
  ],
  [
    ...(['fake_countdown', 'pt', 'physical', 'owner'] as const),
    '<p>Sua condição expira em</p><div class="barra"></div><style>.barra{height:8px;background:red;animation:esvazia 900s linear forwards}@keyframes esvazia{from{width:100%}to{width:0}}</style>',
  ],
  [
    ...(['fake_countdown', 'es', 'physical', 'owner'] as const),
    '<p>El precio sube en <b id="q"></b></p><script>const K="fin",w=window.sessionStorage;const fin=Number(w[K])||(w[K]=Date.now()+12*60*1000);requestAnimationFrame(function t(){const s=(fin-Date.now())/1000|0;q.innerText=(s/60|0)+":"+String(s%60).padStart(2,"0");requestAnimationFrame(t)})</script>',
  ],
  // A page that does not let go.
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<script>(function(h){for(var i=0;i<12;i++)h.pushState({n:i},"",location.href);window.addEventListener("popstate",function(){h.pushState({n:99},"",location.href);window.scrollTo(0,0)})})(window.history)</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'pt', 'digital', 'owner'] as const),
    '<script>const h=history;h.pushState(1,"");onpopstate=()=>{h.go(1)}</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'de', 'digital', 'owner'] as const),
    '<script>window.history["pushState"](null,"",document.URL);window.onpopstate=function(){window.history["pushState"](null,"",document.URL)}</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'es', 'digital', 'owner'] as const),
    '<script>var push=history.pushState.bind(history);push({},"","");window.addEventListener("popstate",function(){push({},"","")})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'fr', 'digital', 'owner'] as const),
    '<script>navigation.addEventListener("navigate",function(e){if(e.navigationType==="traverse")e.preventDefault()})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<script>addEventListener("beforeunload",e=>{e.preventDefault();e.returnValue="Wait"})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<body onbeforeunload="return \'Are you sure?\'"><p>Welcome.</p>',
  ],
  [
    ...(['autoplay_or_back_trap', 'pt', 'digital', 'owner'] as const),
    '<script>document.addEventListener("click",function(){document.documentElement.requestFullscreen()},{once:true})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<script>document.addEventListener("mousemove",function f(){document.body.requestFullscreen();navigator.keyboard.lock()})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'de', 'digital', 'owner'] as const),
    '<script>document.addEventListener("mouseleave",function(){alert("Halt! Ihr Rabatt wartet noch.")})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'es', 'digital', 'owner'] as const),
    '<script>document.onmouseout=function(e){if(e.clientY<0){confirm("¿Seguro que quieres irte?")}}</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'fr', 'digital', 'owner'] as const),
    '<script>window.onunload=function(){window.open("/derniere-chance")}</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'pt', 'digital', 'owner'] as const),
    '<script>document.addEventListener("contextmenu",e=>e.preventDefault());document.addEventListener("keydown",function(e){if(e.key==="Escape"||e.altKey)e.preventDefault()});history.pushState(null,"");setInterval(function(){history.pushState(null,"")},300)</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<video id="v" autoplay muted playsinline src="/talk.mp4"></video><script>setTimeout(function(){document.getElementById("v").muted=false},1500)</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'de', 'digital', 'owner'] as const),
    '<video id="v" autoplay muted src="/rede.mp4"></video><script>window.addEventListener("scroll",function(){v.muted=false;v.volume=1},{once:true})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'fr', 'digital', 'owner'] as const),
    '<video id="film" src="/film.mp4"></video><script>window.onload=function(){document.getElementById("film").play()}</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'es', 'digital', 'owner'] as const),
    '<audio id="voz" src="/voz.mp3"></audio><script>window.addEventListener("load",function(){const v=document.querySelector("#voz");v.volume=1;v.play()})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'pt', 'digital', 'owner'] as const),
    '<script>const c=new AudioContext();const o=c.createOscillator();o.connect(c.destination);o.start()</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<div id="p"></div><script>function onYouTubeIframeAPIReady(){new YT.Player("p",{videoId:"a1b2",events:{onReady:function(e){e.target.unMute();e.target.playVideo()}}})}</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'de', 'digital', 'owner'] as const),
    '<script>var a=document.createElement("audio");a.src="/ton.mp3";a.autoplay=true;document.body.appendChild(a)</script>',
  ],
  // A stock that a script makes up.
  [
    ...(['fake_stock', 'pt', 'physical', 'owner'] as const),
    '<p>Restam <b id="n">19</b> peças</p><script>let n=19;setInterval(()=>{if(n>3){n-=Math.ceil(Math.random()*2);document.getElementById("n").textContent=n}},9000)</script>',
  ],
  [
    ...(['fake_stock', 'en', 'physical', 'owner'] as const),
    '<p><b id="n"></b> people have this in their basket</p><script>document.getElementById("n").textContent=20+Math.floor(Math.random()*30)</script>',
  ],
  [
    ...(['fake_stock', 'en', 'physical', 'owner'] as const),
    '<p><b id="n"></b> people are looking at this</p><script>document.getElementById("n").textContent=20+new Date().getMinutes()%17</script>',
  ],
  [
    ...(['fake_stock', 'de', 'physical', 'owner'] as const),
    '<div id="toast"></div><script>var namen=["Anna aus Ulm","Jens aus Kiel"];setInterval(function(){toast.textContent=namen[Math.floor(Math.random()*2)]+" hat gerade gekauft"},8000)</script>',
  ],
  [
    ...(['fake_stock', 'es', 'physical', 'owner'] as const),
    '<p>Quedan <b id="n">8</b> unidades</p><script>var n=+localStorage.n||8;n=Math.max(2,n-1);localStorage.n=n;document.getElementById("n").innerText=n;setTimeout(function(){document.getElementById("n").innerText=n-1},20000)</script>',
  ],
  [
    ...(['fake_stock', 'fr', 'physical', 'owner'] as const),
    '<p>Il reste <b id="n"></b> exemplaires</p><script>var d=new Date().getDate();document.getElementById("n").textContent=(d*7)%9+3</script>',
  ],
  // A file that comes by itself.
  [
    ...(['download_prompt', 'en', 'digital', 'owner'] as const),
    '<script>window.onload=function(){setTimeout(function(){var f=document.createElement("iframe");f.src="/files/latest?build=win64&name=setup.exe";document.body.appendChild(f)},2500)}</script>',
  ],
  [
    ...(['download_prompt', 'pt', 'digital', 'owner'] as const),
    '<script>window.addEventListener("load",function(){var a=document.createElement("a");a.href="/arquivos/guia";a.download="guia.zip";a.click()})</script>',
  ],
  [
    ...(['download_prompt', 'de', 'digital', 'owner'] as const),
    '<script>setTimeout(()=>{window.location="/get/tool.msi"},1000)</script>',
  ],
  [
    ...(['download_prompt', 'es', 'digital', 'owner'] as const),
    '<script>fetch("/paquete").then(r=>r.blob()).then(b=>{const a=document.createElement("a");a.href=URL.createObjectURL(b);a.download="paquete";a.click()})</script>',
  ],
  [
    ...(['download_prompt', 'fr', 'digital', 'owner'] as const),
    '<meta http-equiv="refresh" content="2;url=/telecharger/outil.zip">',
  ],
  [
    ...(['download_prompt', 'en', 'digital', 'owner'] as const),
    '<iframe src="/download.php?file=cleaner.exe" style="display:none"></iframe>',
  ],
  [
    ...(['download_prompt', 'en', 'digital', 'owner'] as const),
    '<object data="/setup.exe" width="1" height="1"></object>',
  ],
];

/** Scripts of honest pages that look like those. */
export const scriptedInnocents: readonly SellersForm[] = [
  [
    ...(['gclid_lost', 'fr', 'nutra', 'affiliate'] as const),
    '<a href="#" data-v="aHR0cHM6Ly9zaG9wLmV4YW1wbGU=">Voir</a><script>document.querySelectorAll("[data-v]").forEach(function(l){l.onclick=function(){location.href=atob(l.dataset.v)+"?"+location.search.slice(1);return false}})</script>',
  ],
  [
    ...(['gclid_lost', 'de', 'nutra', 'affiliate'] as const),
    '<a class="m" href="#" data-m="aW5mb0BzaG9wLmV4YW1wbGU=">E-Mail zeigen</a><script>document.querySelector(".m").onclick=function(){location.href="mailto:"+atob(this.dataset.m);return false}</script>',
  ],
  [
    ...(['gclid_lost', 'en', 'physical', 'owner'] as const),
    '<button data-go="/size-guide">Size guide</button><script>document.querySelector("[data-go]").onclick=function(){location.assign(this.dataset.go)}</script>',
  ],
  [
    ...(['gclid_lost', 'pt', 'nutra', 'affiliate'] as const),
    '<select id="s"><option data-url="/pt">pt</option><option data-url="/es">es</option></select><script>s.onchange=function(){location.href=s.selectedOptions[0].dataset.url}</script>',
  ],
  [
    ...(['gclid_lost', 'es', 'nutra', 'affiliate'] as const),
    '<a href="#" data-tel="MDM0OTAw">Ver teléfono</a><script>var t=document.querySelector("[data-tel]");t.onclick=function(){t.textContent=atob(t.dataset.tel);return false}</script>',
  ],
  [
    ...(['gclid_lost', 'en', 'physical', 'owner'] as const),
    '<script>history.replaceState({y:scrollY},"",location.href)</script>',
  ],
  [
    ...(['gclid_lost', 'de', 'physical', 'owner'] as const),
    '<script>const u=new URL(location.href);u.searchParams.delete("fbclid");history.replaceState(null,"",u)</script>',
  ],
  [
    ...(['gclid_lost', 'pt', 'nutra', 'affiliate'] as const),
    '<form method="post" action="https://mailing-list.example/subscribe"><input type="email" name="e"><button>Receber novidades</button></form>',
  ],
  [
    ...(['fake_countdown', 'es', 'digital', 'owner'] as const),
    '<p>Inscripciones hasta el 30 de noviembre de 2027: <b id="r"></b></p><script>var f=new Date("2027-11-30T23:59:00-06:00");setInterval(function(){var s=(f-Date.now())/1000|0;document.getElementById("r").textContent=Math.floor(s/3600)+":"+Math.floor(s/60)%60},1000)</script>',
  ],
  [
    ...(['fake_countdown', 'en', 'digital', 'owner'] as const),
    '<p>Lesson one runs for <b id="d">--:--</b></p><video id="v" controls src="/l1.mp4"></video><script>var v=document.getElementById("v");v.onloadedmetadata=function(){var s=v.duration|0;document.getElementById("d").textContent=Math.floor(s/60)+":"+s%60}</script>',
  ],
  [
    ...(['fake_countdown', 'de', 'physical', 'owner'] as const),
    '<p>Unser Laden ist offen: <b id="u"></b> Uhr</p><script>setInterval(function(){var d=new Date();document.getElementById("u").textContent=d.getHours()+":"+("0"+d.getMinutes()).slice(-2)},1000)</script>',
  ],
  [
    ...(['fake_countdown', 'fr', 'physical', 'owner'] as const),
    '<style>.ruban{animation:glisse 20s linear infinite}@keyframes glisse{from{transform:translateX(0)}to{transform:translateX(-50%)}}</style><p class="ruban">Fabriqué à Tarbes depuis 1978</p>',
  ],
  [
    ...(['fake_countdown', 'en', 'physical', 'owner'] as const),
    '<style>ol{counter-reset:s}li::before{counter-increment:s;content:counter(s)". "}</style><ol><li>Unfold.</li><li>Clip in.</li></ol>',
  ],
  [
    ...(['fake_countdown', 'pt', 'physical', 'owner'] as const),
    '<style>.carrega{animation:enche 2s linear}@keyframes enche{from{width:0}to{width:100%}}</style><div class="carrega"></div><p>Carregando as fotos.</p>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<script>const h=history;document.querySelectorAll("[data-tab]").forEach(t=>t.onclick=()=>{h.pushState({tab:t.dataset.tab},"");show(t.dataset.tab)});onpopstate=e=>show(e.state&&e.state.tab)</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'de', 'digital', 'owner'] as const),
    '<script>window.addEventListener("popstate",()=>document.querySelector("dialog").close())</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'pt', 'digital', 'owner'] as const),
    '<video id="v" controls src="/a.mp4"></video><button id="b">Tela cheia</button><script>b.addEventListener("click",()=>v.requestFullscreen())</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'fr', 'digital', 'owner'] as const),
    '<video id="v" autoplay muted loop playsinline src="/a.mp4"></video><button id="b">Son</button><script>b.onclick=function(){v.muted=!v.muted}</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<video id="v" muted src="/a.mp4"></video><script>new IntersectionObserver(function(e){e[0].isIntersecting?v.play():v.pause()}).observe(v)</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'es', 'digital', 'owner'] as const),
    '<audio id="a" src="/m.mp3"></audio><button id="b">Escuchar</button><script>document.getElementById("b").addEventListener("click",function(){document.getElementById("a").play()})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<form><textarea id="t"></textarea></form><script>let dirty=false;t.oninput=()=>{dirty=true};addEventListener("beforeunload",e=>{if(dirty)e.preventDefault()})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'de', 'digital', 'owner'] as const),
    '<script>document.addEventListener("mouseleave",function(){document.body.classList.remove("hover")})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'en', 'digital', 'owner'] as const),
    '<script>addEventListener("pagehide",function(){navigator.sendBeacon("/seen")})</script>',
  ],
  [
    ...(['autoplay_or_back_trap', 'pt', 'digital', 'owner'] as const),
    '<script>document.addEventListener("keydown",function(e){if(e.key==="Escape")document.querySelector("dialog").close()})</script>',
  ],
  [
    ...(['fake_stock', 'en', 'physical', 'owner'] as const),
    '<p>In the basket: <b id="n">0</b></p><script>var n=0;document.querySelector("form").onsubmit=function(){n++;document.getElementById("n").textContent=n}</script>',
  ],
  [
    ...(['fake_stock', 'fr', 'physical', 'owner'] as const),
    '<p>Il reste <b id="n"></b> exemplaires</p><script>fetch("/stock.json").then(r=>r.json()).then(s=>{document.getElementById("n").textContent=s.n})</script>',
  ],
  [
    ...(['fake_stock', 'de', 'physical', 'owner'] as const),
    '<p id="tipp"></p><script>var tipps=["Lauwarm waschen.","Im Schatten trocknen."];document.getElementById("tipp").textContent=tipps[Math.floor(Math.random()*2)]</script>',
  ],
  [
    ...(['download_prompt', 'en', 'digital', 'owner'] as const),
    '<button id="p">Print the recipe</button><script>document.getElementById("p").onclick=function(){window.print()}</script>',
  ],
  [
    ...(['download_prompt', 'de', 'digital', 'owner'] as const),
    '<script>window.onload=function(){var f=document.createElement("iframe");f.src="/karte?ort=jena";document.body.appendChild(f)}</script>',
  ],
  [
    ...(['download_prompt', 'pt', 'digital', 'owner'] as const),
    '<object data="/manual.svg" type="image/svg+xml"></object>',
  ],
];
