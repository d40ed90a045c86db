import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: pris och leverans | {NOME_PRODUTO}: se pris | {NOME_PRODUTO}: pris | {NOME_PRODUTO}
      Allt om {NOME_PRODUTO} på ett ställe | Allt om {NOME_PRODUTO} | Om {NOME_PRODUTO}
      Beställ {NOME_PRODUTO} på nätet | Köp {NOME_PRODUTO} online | {NOME_PRODUTO} online
      [owner] Köp {NOME_PRODUTO} direkt från oss | {NOME_PRODUTO} direkt från oss | {NOME_PRODUTO} direkt
      Lär känna {NOME_PRODUTO} närmare | Lär känna {NOME_PRODUTO} | Möt {NOME_PRODUTO}
    `,
    benefit: `
      Ha koll innan du bestämmer dig
      Tydliga fakta före ditt köp
      Detaljer som gör valet lättare
      [manyKits] Välj antalet som passar dig
      Tänkt för {PUBLICO} | För {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} för {PUBLICO}
    `,
    price: `
      Se priset innan du beställer
      {NOME_PRODUTO} för {PRECO} | Köp för {PRECO}
      [interestFree] Betala räntefritt i {PARCELAS} delar | Räntefritt i {PARCELAS} delar
      Dela upp på {PARCELAS} betalningar | {PARCELAS} delbetalningar
      Kontrollera hela summan först
      [kits] Paket med {KIT} st: se priset | Paket med {KIT} st
      Betala med {PAGAMENTOS} | Välj {PAGAMENTOS}
      [freeShipping] {PRECO} med fri frakt
      [freeShipping] {PRECO} och fri frakt
      {TIPO} för {PRECO}
    `,
    guarantee: `
      {DIAS_GARANTIA} dagars garanti ingår | {DIAS_GARANTIA} dagars garanti
      {DIAS_DESISTENCIA} dagars ångerrätt enligt lag | Returvillkoren i klartext
      Läs returvillkoren före köpet
      [invoice] Kvitto med varje beställning
      Pengarna tillbaka i {DIAS_REEMBOLSO} dagar
    `,
    delivery: `
      [shippingQuote] Leverans till ditt {CODIGO_POSTAL}
      Se leveranstiden före köpet
      [freeShipping] Fri frakt på din beställning | Fri frakt
      Fri frakt över {FRETE_GRATIS_DESDE}
      Hemma hos dig inom {DIAS_ENTREGA} dagar | Levereras inom {DIAS_ENTREGA} dagar
      Skickas inom {HORAS_DESPACHO} timmar
      [tracked] Följ paketet hela vägen hem | Spårbar leverans
      [nationwide] Leverans överallt {NO_PAIS} | Leverans i hela landet
      Se vad frakten kostar först
      [freeShipping] {TIPO} med fri frakt
    `,
    proof: `
      [reviews] Läs omdömen innan du köper
      Jämför med andra alternativ
      Läs på i lugn och ro före köp
    `,
    question: `
      Undrar du något om {NOME_PRODUTO}? | Frågor om {NOME_PRODUTO}? | Ny på {NOME_PRODUTO}?
      Vad kostar {NOME_PRODUTO} idag? | Vad kostar {NOME_PRODUTO}? | {NOME_PRODUTO}: pris?
      Svårt att välja? Börja här
      Vilket alternativ passar dig?
    `,
    action: `
      Beställ {NOME_PRODUTO} hemifrån | Beställ {NOME_PRODUTO} nu | Beställ {NOME_PRODUTO}
      Jämför, välj och beställ här
      Få svar på frågorna du har
      Se alla detaljer redan idag
      Beställ i några enkla steg
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: läs hela etiketten | {NOME_PRODUTO}: etiketten | {NOME_PRODUTO}: fakta
      Kosttillskottet {NOME_PRODUTO} | Tillskottet {NOME_PRODUTO} | {NOME_PRODUTO} i detalj
      {NOME_PRODUTO}: dosering och intag | Så tar du {NOME_PRODUTO} | {NOME_PRODUTO}: dosering
      Det här innehåller {NOME_PRODUTO} | Innehållet i {NOME_PRODUTO} | {NOME_PRODUTO}: innehåll
      {NOME_PRODUTO} i din dagliga rutin | {NOME_PRODUTO} i din vardag | {NOME_PRODUTO} varje dag
    `,
    benefit: `
      Lätt att få in i vardagen
      En enkel vana i din vardag
      Ett tillskott till din rutin
      Näringsämnen för vardagen
      Bra vanor börjar i det lilla
      Innehåller {ITEM} | Med {ITEM}
      Innehåller {ITENS} | Med {ITENS}
      Komplement till varierad kost
    `,
    price: `
      Räkna ut vad en dos kostar
      [manyKits] Jämför paket med {KIT_MENOR} och {KIT} st | Paket med {KIT_MENOR} och {KIT} st
      [kits] Se priset på paketet med {KIT} st | Pris på paket med {KIT} st
      Jämför pris per förpackning
      Se alla alternativ och priser
    `,
    guarantee: `
      {DIAS_TESTE} dagar att prova hemma | {DIAS_GARANTIA} dagars garanti
      Kolla bäst före-datumet först
      Batchnummer och bäst före
      Returregler på enkel svenska
    `,
    delivery: `
      [discreet] Skickas i neutralt emballage | Neutralt emballage
      [freeShipping] Kosttillskott med fri frakt
      Din leverans inom {DIAS_ENTREGA} dagar | Inom {DIAS_ENTREGA} dagar
      Se när beställningen kommer
    `,
    proof: `
      Alla ingredienser på etiketten
      Läs hela ingredienslistan
      Vem tillverkar {NOME_PRODUTO}? | Vem gör {NOME_PRODUTO}?
      Se vad som ingår i varje dos
      Näringsvärden du kan granska
      Upplevelsen är individuell
    `,
    question: `
      Vad innehåller {NOME_PRODUTO}? | Vad är {NOME_PRODUTO}?
      Vem passar {NOME_PRODUTO} för? | {NOME_PRODUTO}: för vem?
      När på dagen ska du ta det?
      Hur stor är den dagliga dosen?
      Har du läst etiketten än?
      Hur länge räcker ett paket?
    `,
    action: `
      Läs etiketten, bestäm dig sen
      Rådgör med din läkare först
      Ta god tid på dig att välja
      Utforska hela innehållet här
      Börja med bruksanvisningen
      [manyKits] Välj paketet som passar dig
      Se innehållet och beställ sen
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: mått och bilder | {NOME_PRODUTO} i bilder | {NOME_PRODUTO}: bilder
      {NOME_PRODUTO}: tekniska data | {NOME_PRODUTO}: data
      [newItem] {NOME_PRODUTO} i ny förpackning | {NOME_PRODUTO} i ny kartong | {NOME_PRODUTO}: ny vara
      {NOME_PRODUTO}: vikt och storlek | {NOME_PRODUTO}: storlek | {NOME_PRODUTO}: mått
      En närmare titt på {NOME_PRODUTO} | {NOME_PRODUTO} på nära håll | {NOME_PRODUTO} i närbild
    `,
    benefit: `
      Varje detalj på nära håll
      Vet allt innan du beställer
      Kolla att det får plats hemma
      Kolla att det passar dig
      I lådan: {ITENS} | Kommer med {ITENS}
      Levereras med {ITEM} i lådan | Levereras med {ITEM}
      Se produkten i bruk
      [gift] En bra presentidé
    `,
    price: `
      [models] Jämför modeller och priser
      Se vad det kostar per styck
      [kits] {KIT}-pack: se vad det kostar | {KIT}-pack: se priset
      [manyKits] Jämför {KIT_MENOR}-pack och {KIT}-pack
      Se totalpriset med frakten
      Se hela kostnaden före kassan
    `,
    guarantee: `
      Så går en retur till
      {DIAS_TESTE} dagar att testa hemma | {DIAS_GARANTIA} dagars garanti
      Läs om reklamationsrätten
      [newItem] Ny vara i sin förpackning
    `,
    delivery: `
      [freeShipping] Fri frakt ända hem till dörren
      Framme hos dig inom {DIAS_ENTREGA} dagar | Framme inom {DIAS_ENTREGA} dagar
      Se när varan är hemma hos dig
      Kolla leveransdag före köpet
    `,
    proof: `
      Bilder och mått att granska
      Alla specifikationer samlade
      Se hur det används före köpet
      Allt i lådan, punkt för punkt
      Titta närmare på materialet
      Jämför mått, vikt och material
    `,
    question: `
      Är {NOME_PRODUTO} rätt för dig? | Passar {NOME_PRODUTO} dig? | {NOME_PRODUTO} för dig?
      Vad ingår med {NOME_PRODUTO}? | {NOME_PRODUTO}: vad ingår? | {NOME_PRODUTO}: i lådan
      [sizes] Vilken storlek behöver du?
      [gift] Söker du en användbar present?
      Får det plats? Kolla måtten
      Hur fungerar det? Läs mer här
    `,
    action: `
      Kolla måtten och beställ sen
      Jämför innan du bestämmer dig
      [models] Välj modellen som du behöver
      Se användningen steg för steg
      [models, sizes] Välj färg, storlek och modell
      [manyKits] Sätt ihop paketet du behöver
      Se bilderna, beställ sedan
    `,
  },

  digital: digitalTitles,
});
