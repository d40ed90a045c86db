import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** `við` and `gegn` change the case of the problem, so each line leaves it in the nominative. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] hvað er það
      af hverju koma [problema]
      [problema] hvað er til ráða
      [problema] hvað hjálpar
      [problema] hvað virkar
      [problema] hvað á ég að gera
      [problema] ráð
      [problema] húsráð
      [problema] náttúruleg ráð
      [problema] orsakir
      [problema] einkenni
      [problema] meðferð
      [problema] lausn
      [problema] lausasölulyf
      [problema] vítamín
      [problema] vítamínskortur
      [problema] jurtir
      [problema] te
      [problema] mataræði
      [problema] á nóttunni
    `,
    form: `
      [problema] náttúruleg bætiefni
      [problema] hvaða töflur
    `,
    choice: `
      [problema] besta bætiefnið
      [problema] besta vítamínið
    `,
  }),
  middle: lines({
    about: `
      hvað er aaa
      til hvers er aaa
      hvað gerir aaa
      aaa virkni
      aaa kostir
      virkar aaa
      virkar aaa í alvöru
      hvernig virkar aaa
      hvað er aaa lengi að virka
    `,
    reviews: `
      aaa umsagnir
      aaa umsögn
      aaa reynsla
      aaa reynslusögur
      aaa dómar
      aaa álit
      aaa árangur
      aaa niðurstöður
      aaa reddit
      aaa facebook umræða
      er aaa gott
      er aaa þess virði
      hver hefur prófað aaa
      aaa kostir og gallar
    `,
    complaint: `
      er aaa svindl
      aaa svindl
      er aaa traust
      aaa scam
      aaa kvartanir
      aaa viðvörun
    `,
    safety: `
      aaa aukaverkanir
      er aaa hættulegt
      er aaa öruggt
      aaa milliverkanir
      aaa og blóðþrýstingslyf
      aaa og önnur lyf
      aaa brjóstagjöf
      aaa sykursýki
      hver framleiðir aaa
      hvar er aaa framleitt
    `,
    ingredients: `
      aaa innihald
      aaa innihaldsefni
      aaa innihaldslýsing
      aaa næringargildi
      er aaa vegan
      er aaa glútenlaust
    `,
    usage: `
      hvernig á að taka aaa
      hvernig á að nota aaa
      aaa skammtur
      aaa skammtastærð
      aaa hvað margar á dag
      hvenær á að taka aaa
      aaa leiðbeiningar
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa opinber vefsíða
      aaa opinber síða
      aaa vefsíða
      aaa heimasíða
      kaupa aaa opinber vefsíða
      aaa netverslun
    `,
    buy: `
      kaupa aaa
      aaa kaupa
      kaupa aaa á netinu
      kaupa aaa online
      hvar fæst aaa
      aaa hvar fæst
      hvar get ég keypt aaa
      hvar er hægt að kaupa aaa
      hvaða búð selur aaa
      hver selur aaa
      fæst aaa í búðum
      panta aaa
      panta aaa á netinu
      aaa til sölu
      aaa sölustaðir
      aaa söluaðili
      aaa umboðsaðili
      aaa á lager
      aaa original
      aaa pöntun
      hvernig panta ég aaa
      aaa til á lager
      aaa búð
    `,
    price: `
      aaa verð
      hvað kostar aaa
      hvað kostar aaa mikið
      aaa kostar
      aaa verðsamanburður
      aaa besta verð
      aaa besta verðið
      aaa lægsta verð
      aaa ódýrt
      aaa ódýrast
    `,
    coupon: `
      aaa afsláttur
      aaa afsláttarkóði
      aaa tilboð
      aaa útsala
      aaa kynningarkóði
      aaa black friday
      aaa 2 fyrir 1
    `,
    form: `
      aaa hylki
      aaa töflur
      aaa dropar
      aaa duft
      aaa bætiefni
      aaa fæðubótarefni
      aaa 60 hylki
    `,
    delivery: `
      aaa frí heimsending
      aaa heimsending
      aaa sendingartími
      aaa skilaréttur
    `,
    pharmacy: `
      aaa apótek
      fæst aaa í apóteki
      aaa án lyfseðils
    `,
    safety: `
      hvernig þekki ég ekta aaa
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa hvað er best
      aaa hvað á að kaupa
      aaa hvernig á að velja
      aaa mismunandi gerðir
      aaa samanburður
      er aaa þess virði
    `,
    about: `
      til hvers er aaa
      hvernig virkar aaa
    `,
  }),
  middle: lines({
    reviews: `
      aaa umsagnir
      aaa reynsla
      aaa prófun
      er aaa gott
      aaa kostir og gallar
    `,
    ingredients: `
      aaa stærð
      aaa tæknilýsing
      aaa hvað fylgir með
    `,
    usage: `
      aaa leiðbeiningar
    `,
    complaint: `
      aaa kvartanir
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa opinber vefsíða
    `,
    buy: `
      kaupa aaa
      kaupa aaa á netinu
      hvar fæst aaa
      aaa til sölu
    `,
    price: `
      aaa verð
      hvað kostar aaa
      aaa ódýrt
    `,
    coupon: `
      aaa tilboð
      aaa afsláttarkóði
    `,
    delivery: `
      aaa frí heimsending
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    kaupa aaa {PAIS}
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
