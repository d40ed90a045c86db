import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Allt om {NOME_PRODUTO}: vem det passar, hur det används, vad det kostar och hur du beställer. | Allt om {NOME_PRODUTO}: vem det passar, hur det används och vad det kostar. | Allt om {NOME_PRODUTO}: användning, pris och beställning.
      [owner] Köp {NOME_PRODUTO} direkt från oss som står bakom produkten och få svar av oss. | Köp direkt från oss som står bakom produkten och få svar av oss.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} för {PRECO}, räntefritt i {PARCELAS} delar och med fri frakt. | För {PRECO}, räntefritt i {PARCELAS} delar och med fri frakt.
      [freeShipping] {NOME_PRODUTO} för {PRECO} med fri frakt. Beställ på nätet, utan att gå hemifrån. | För {PRECO} med fri frakt. Beställ på nätet, utan att gå hemifrån.
      [shippingQuote] Jämför priser på {NOME_PRODUTO}, kolla leverans till ditt {CODIGO_POSTAL} och se hur du betalar.
      Jämför priser på {NOME_PRODUTO}, kolla leveranstiden och se hur du kan betala. | Jämför priser, kolla leveranstiden och se hur du kan betala innan du beställer.
      [interestFree] {NOME_PRODUTO} för {PRECO}, räntefritt i upp till {PARCELAS} delar. Se totalsumman före betalning. | {PRECO}, räntefritt i upp till {PARCELAS} delar. Se totalsumman före betalning.
      Köp {NOME_PRODUTO} för {PRECO}. Se frakten och totalsumman innan du betalar. | Köp för {PRECO}. Se frakten och totalsumman innan du betalar.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} dagar att testa hemma, bestäm dig sedan. | {DIAS_TESTE} dagar att testa hemma, bestäm dig sedan.
      {NOME_PRODUTO} med pengarna tillbaka i {DIAS_REEMBOLSO} dagar, om produkten inte passar dig. | Pengarna tillbaka i {DIAS_REEMBOLSO} dagar, om produkten inte passar dig.
      {NOME_PRODUTO} med {DIAS_GARANTIA} dagars garanti och leverans inom {DIAS_ENTREGA} dagar. | {DIAS_GARANTIA} dagars garanti och leverans inom {DIAS_ENTREGA} dagar.
      {NOME_PRODUTO} har {DIAS_GARANTIA} dagars garanti. Läs hur den fungerar innan du beställer. | {DIAS_GARANTIA} dagars garanti ingår. Läs hur den fungerar innan du beställer.
      Läs returvillkoren för {NOME_PRODUTO} först, så vet du vad som gäller innan du köper. | Läs returvillkoren först, så vet du vad som gäller innan du köper.
    `,
    delivery: `
      {NOME_PRODUTO}: betala med {PAGAMENTOS} och få leverans inom {DIAS_ENTREGA} dagar. | Betala med {PAGAMENTOS} och få leverans inom {DIAS_ENTREGA} dagar.
      [tracked] Beställ {NOME_PRODUTO} och följ paketet med spårningsnummer ända hem till dörren. | Följ paketet med spårningsnummer, från avsändaren ända hem till dörren.
      [freeShipping] {NOME_PRODUTO} med fri frakt. Kolla leveranstiden och beställ på nätet. | Din beställning skickas med fri frakt. Kolla leveranstiden och beställ på nätet.
    `,
    question: `
      Har du frågor om {NOME_PRODUTO}? Läs svaren, jämför alternativen och ta den tid du behöver. | Har du fortfarande frågor? Läs svaren, jämför alternativen och ta den tid du behöver.
    `,
    action: `
      Jämför alternativen för {NOME_PRODUTO}, välj det du behöver och granska ordern före betalning. | Jämför alternativen, välj det du behöver och granska din order innan du betalar.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: se ingredienser, näringsvärden och dosering innan du bestämmer dig. | Se ingredienser, näringsvärden och dosering innan du bestämmer dig.
    `,
    benefit: `
      Enkelt komplement till varierad kost. Se vad {NOME_PRODUTO} innehåller och hur du tar det. | Ett enkelt komplement till en varierad kost. Se vad det innehåller och hur du tar det.
      {NOME_PRODUTO} innehåller {ITENS}. Se mängder och dosering på etiketten. | Innehåller {ITENS}. Se mängderna på etiketten. | Med {ITENS}. Läs etiketten.
      Tänkt för {PUBLICO}. Läs doseringen för {NOME_PRODUTO} och se om det passar dig. | Tänkt för {PUBLICO}. Läs doseringen och se om det passar dig.
    `,
    price: `
      [manyKits] Jämför paket av {NOME_PRODUTO}, med {KIT_MENOR} och {KIT} st, och se priset per styck. | Jämför paket med {KIT_MENOR} och {KIT} st och se vad varje styck kostar.
      Se priset på {NOME_PRODUTO} per förpackning och hur länge den räcker vid normal dosering. | Se priset per förpackning och hur länge den räcker vid rekommenderad dosering.
    `,
    proof: `
      Läs varje ingrediens i {NOME_PRODUTO} och se vem som tillverkar det innan du beställer. | Läs varje ingrediens på etiketten och se vem som tillverkar innan du beställer.
      [reviews] Upplevelsen varierar från person till person. Läs omdömen om {NOME_PRODUTO} och jämför. | Upplevelsen varierar från person till person. Läs omdömen och jämför före köpet.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} skickas i neutralt emballage. Kolla leveranstiden före beställning. | Skickas i neutralt emballage. Kolla leveranstiden innan du beställer.
    `,
    question: `
      Hur tar du {NOME_PRODUTO} och hur ofta? Läs doseringen som står på etiketten. | Hur tar du det och hur ofta? Läs doseringen som står på etiketten.
      Är {NOME_PRODUTO} rätt för dig? Se vem det är tänkt för och när du bör fråga vården. | Är det rätt för dig? Se vem det är tänkt för och när du bör fråga vården först.
    `,
    action: `
      Läs etiketten på {NOME_PRODUTO}, få svar på dina frågor och välj rätt förpackning. | Läs etiketten, få svar på dina frågor och välj den förpackning som passar dig.
    `,
  },

  physical: {
    name: `
      Titta närmare på {NOME_PRODUTO}: storlek, material och vad som ingår. Välj sedan. | Titta närmare: storlek, material och allt som ingår i lådan. Välj sedan.
    `,
    benefit: `
      Praktiskt i vardagen: se {NOME_PRODUTO} i bruk, kolla måtten och vad som ingår. | Praktiskt i vardagen: se produkten i bruk, kolla måtten och vad som ingår.
      Detta ingår med {NOME_PRODUTO}: {ITENS}. Kolla måtten före beställning. | I lådan: {ITENS}. Kolla måtten innan du beställer. | Kommer med {ITENS}.
      Tänkt för {PUBLICO}. Se bilder, mått och material för {NOME_PRODUTO} innan du väljer. | Tänkt för {PUBLICO}. Se bilder, mått och material innan du väljer.
    `,
    price: `
      [kits] Se priset på {NOME_PRODUTO} styckvis och i {KIT}-pack. Jämför innan du beställer. | Se priset styckvis och i {KIT}-pack. Jämför innan du beställer.
      [models] Jämför modeller och priser på {NOME_PRODUTO} och välj i lugn och ro. | Jämför modeller och priser och välj i lugn och ro.
    `,
    proof: `
      Bilder, specifikationer och mått för {NOME_PRODUTO} på ett ställe. Kolla före köpet. | Bilder, specifikationer och mått på ett ställe. Kolla allt innan du köper.
      [reviews] Se hur {NOME_PRODUTO} tillverkas och läs vad andra köpare säger innan du väljer. | Se hur produkten är gjord och läs vad andra köpare säger innan du väljer.
    `,
    guarantee: `
      Se hur en retur av {NOME_PRODUTO} går till och hur lång tid du har, innan du köper. | Se hur en retur går till och hur lång tid du har på dig, innan du köper.
    `,
    question: `
      Får det plats? Kolla mått, vikt och material för {NOME_PRODUTO} innan du beställer. | Får det plats? Kolla mått, vikt och material innan du gör din beställning.
      Vad ingår med {NOME_PRODUTO}? Se varje del, hur den monteras och hur den används. | Vad ligger i lådan? Se varje del, hur den monteras och hur den används.
    `,
    action: `
      [models] Välj din modell av {NOME_PRODUTO}, kolla leveranstiden och beställ på nätet. | Välj din modell, kolla leveranstiden och gör din beställning på nätet.
      [gift] Behöver du en användbar present? Se {NOME_PRODUTO} i bilder och när leverans kan ske. | Behöver du en användbar present? Se bilderna och kolla när den kan levereras.
    `,
  },

  digital: digitalDescriptions,
});
