import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      mapurol na kutsilyo | ang mapurol na kutsilyo | mapurol ang kutsilyo ko
      dumidikit na kawali | ang dumidikit na kawali | dumidikit ang niluluto ko
      maliit na kusina | ang maliit na kusina | maliit ang kusina ko
      magulong lababo | ang magulong lababo | magulo ang lababo ko
    `,
    questions: `
      anong magandang kutsilyo sa kusina
      anong non stick pan ang matibay
      paano ihasa ang kutsilyo
      space saver na gamit sa kusina
      best vegetable chopper
    `,
    ingredients: `stainless steel, ceramic, silicone, glass, bamboo, cast iron, non-stick coating`,
    claims: `
      Para sa Mahilig Magluto
      Pang-araw-araw na Pagluluto
    `,
    forbidden: `
      Hindi kailanman pumupurol => Tingnan ang steel at tamang pag-aalaga
      Pinakamagaling na kutsilyo sa mundo => Tingnan ang steel, hawakan at sukat
      Panghabambuhay => Tingnan ang care at cleaning tips
      Walang didikit kahit kailan => Non-stick coating: tingnan ang paggamit
    `,
    negatives: `recipe, recipes, restaurant, restaurants, "cooking class", "kitchen cabinet", "modular kitchen", "kitchen renovation", commercial, karinderya`,
  }),
  fitness: niche({
    problems: `
      walang oras sa gym | ang kawalan ng oras sa gym | wala akong oras sa gym
      walang space sa bahay | ang kawalan ng space sa bahay | sa kwarto lang ako nag-e-exercise
      masamang posture | ang masamang posture | kuba ang upo ko
      mahinang grip | ang mahinang grip | mahina ang kapit ko
    `,
    questions: `
      best home gym equipment sa maliit na space
      sulit ba ang folding treadmill
      anong resistance band para sa beginner
      paano mag home workout
      best posture corrector
    `,
    ingredients: `carbon steel, latex, EVA, neoprene, nylon, foam, aluminum`,
    claims: `
      Mag-workout sa Bahay
      Gamit Pang-workout sa Bahay
    `,
    forbidden: `
      Flat abs sa 15 araw => Mag-workout sa bahay
      Payat nang walang pagod => Tingnan ang mga exercise na pwede
      Guaranteed ang resulta => Tingnan ang load, sukat at gamit
      Kapalit ng gym => Gamit pang-workout sa bahay
    `,
    negatives: `"gym near me", "gym membership", "anytime fitness", "personal trainer", coach, "workout plan", "workout pdf", protein, whey, creatine, steroids`,
  }),
  pets: niche({
    problems: `
      balahibo ng alaga sa bahay | ang balahibo ng alaga sa bahay | naglalagas ang balahibo ng aso ko
      asong balisa | ang asong balisa | tumatahol ang aso ko pag mag-isa
      pusang nangangalmot ng sofa | ang pusang nangangalmot ng sofa | kinakalmot ng pusa ang sofa ko
      asong humihila sa tali | ang asong humihila sa tali | hila nang hila ang aso ko
      amoy ng litter box | ang amoy ng litter box | mabaho ang litter box
    `,
    questions: `
      best brush sa naglalagas na balahibo ng aso
      paano pakalmahin ang aso
      sulit ba ang water fountain ng pusa
      anong harness sa asong humihila
      best cat scratcher
    `,
    ingredients: `silicone, stainless steel, cotton, nylon, ABS plastic, sisal, foam`,
    claims: `
      Araw-araw na Alaga sa Pet Mo
      Piliin ang Size Para sa Alaga
    `,
    forbidden: `
      Gamot sa anxiety ng aso => Komportable ang alaga mo
      Wala nang garapata habambuhay => Tingnan ang paggamit at tagal nito
      Vet approved => Magtanong sa vet mo
      Trained na aso sa 3 araw => Tulong sa araw-araw na lakad
    `,
    negatives: `adoption, adopt, "puppy for sale", "puppies for sale", "kitten for sale", breeder, shelter, paws, "pangalan ng aso", "pangalan ng pusa", "pet grooming", "dog show"`,
  }),
  home: niche({
    problems: `
      maliit na bahay | ang maliit na bahay | maliit ang bahay namin
      kalat sa bahay | ang kalat sa bahay | makalat ang bahay ko
      alikabok sa bahay | ang alikabok sa bahay | maalikabok sa bahay
      mamasa-masang pader | ang mamasa-masang pader | mamasa-masa ang pader namin
      madilim na kwarto | ang madilim na kwarto | madilim ang kwarto ko
    `,
    questions: `
      paano mag organize ng maliit na bahay
      best vacuum sa condo
      sulit ba ang dehumidifier
      anong ilaw ang maganda sa kwarto
      best closet organizer
    `,
    ingredients: `kahoy, metal, ABS plastic, tela, glass, LED, HEPA filter`,
    claims: `
      Katuwang sa Gawaing Bahay
      Pang-araw-araw sa Bahay
    `,
    forbidden: `
      Patay ang 100% ng bacteria => Tingnan ang filter at lawak na sakop
      Malinis na bahay nang walang pagod => Tulong sa araw-araw na linis
      Pinakamalakas sa market => Tingnan ang power, ingay at sukat
      Wala nang amag habambuhay => Tingnan ang lawak na sakop at paggamit
    `,
    negatives: `"house for sale", "house and lot", "for rent", "room for rent", pagibig, "pag ibig loan", lamudi, "wilcon depot", architect, contractor, "floor plan", "lipat bahay"`,
  }),
  car: niche({
    problems: `
      gasgas sa kotse | ang gasgas sa kotse | may gasgas ang kotse ko
      maruming loob ng kotse | ang maruming loob ng kotse | marumi ang loob ng kotse ko
      flat na gulong | ang flat na gulong | na-flat ang gulong ko
      lowbat na kotse | ang lowbat na kotse | ayaw mag-start ng kotse ko
      nahuhulog na cellphone sa kotse | ang nahuhulog na cellphone sa kotse | nahuhulog ang cellphone ko sa kotse
    `,
    questions: `
      best portable car vacuum
      paano matanggal ang gasgas sa kotse
      sulit ba ang portable air compressor
      anong phone holder sa kotse
      best dash cam
    `,
    ingredients: `ABS plastic, aluminum, microfiber, leatherette, silicone, lithium battery`,
    claims: `
      Handy sa Araw-araw na Drive
      I-check Kung Kasya sa Kotse Mo
    `,
    forbidden: `
      Tanggal lahat ng gasgas => Tingnan kung sa anong gasgas ito
      Tipid ng 50% sa gas => Tingnan ang gamit nito at paano ikabit
      Kasya sa lahat ng kotse => Tingnan ang compatible na models
      Pinakamagaling sa market => Ikumpara ang power, cable at accessories
    `,
    negatives: `"second hand car", "used cars", "car for sale", dealer, dealership, lto, "car insurance", "car loan", "car rental", grab, talyer, mechanic, "driving school"`,
  }),
  baby: niche({
    problems: `
      hindi makatulog na baby | ang hindi makatulog na baby | ayaw matulog ng baby ko
      makalat na pagkain | ang makalat na pagkain | makalat kumain ang baby ko
      gumagapang na baby | ang gumagapang na baby | gumagapang na ang baby ko
      lakad kasama si baby | ang lakad kasama si baby | lumalabas kami ni baby
    `,
    questions: `
      best baby monitor na may camera
      anong magandang high chair
      sulit ba ang compact stroller
      paano takpan ang saksakan para sa baby
      best play mat para sa baby
    `,
    ingredients: `silicone, cotton, BPA-free plastic, EVA, washable fabric, kahoy`,
    claims: `
      Para sa Magulang at Baby
      Pang-araw-araw Kasama si Baby
      Tingnan ang Edad at Timbang
    `,
    forbidden: `
      Tulog si baby buong gabi => Para sa bedtime routine ni baby
      Wala nang kabag si baby => Magtanong sa pedia
      100% safe => Tingnan ang safety standard at edad
      Iwas SIDS => Sundin ang payo ng pedia mo
    `,
    negatives: `"pangalan ng baby", "baby names", "baby shower", "gender reveal", reborn, pediatrician, daycare, yaya, vaccine, bakuna, "pregnancy test", binyag`,
  }),
  beautyDevices: niche({
    problems: `
      sobrang balahibo | ang sobrang balahibo | gusto kong tanggalin ang balahibo
      buhaghag na buhok | ang buhaghag na buhok | buhaghag ang buhok ko
      tuyong paa | ang tuyong paa | tuyo ang sakong ko
      mukhang pagod na mukha | ang mukhang pagod na mukha | mukha akong pagod
      blackheads | ang blackheads | may blackheads ako
    `,
    questions: `
      anong magandang hair straightening brush
      sulit ba ang epilator
      effective ba ang ipl sa bahay
      effective ba ang blackhead vacuum
      best electric foot file
    `,
    ingredients: `ceramic, tourmaline, stainless steel, titanium, silicone, LED, rechargeable battery`,
    claims: `
      Pag-aalaga sa Sarili sa Bahay
      Para sa Routine Mo sa Bahay
    `,
    forbidden: `
      Permanenteng tanggal ang balahibo => Tingnan kung paano at saan gamitin
      Pampabata ng mukha => Para sa beauty routine mo sa bahay
      Walang kahit anong sakit => Tingnan ang levels at directions
      Perpektong kutis sa 7 araw => Tingnan ang modes at attachments
    `,
    negatives: `salon, "nail salon", barber, barbershop, "laser clinic", "derma clinic", "waxing salon", "diode laser", "beauty school", "tesda beauty care"`,
  }),
  garden: niche({
    problems: `
      tuyong halaman | ang tuyong halaman | natutuyo ang halaman ko
      matataas na damo | ang matataas na damo | madamo ang bakuran namin
      madilim na bakuran | ang madilim na bakuran | madilim ang bakuran namin
      lamok sa bakuran | ang lamok sa bakuran | malamok sa bakuran
      buhol-buhol na hose | ang buhol-buhol na hose | nagbubuhol ang hose ko
    `,
    questions: `
      best grass cutter sa maliit na bakuran
      paano diligan ang halaman pag nasa bakasyon
      sulit ba ang solar garden lights
      matibay ba ang expandable hose
      anong drip irrigation sa paso
    `,
    ingredients: `ABS plastic, latex, aluminum, steel, solar panel, LED, goma`,
    claims: `
      Para sa Bakuran at Paso
      Tingnan ang Sukat at Bigat
    `,
    forbidden: `
      Hindi na kailangang magdilig => Tulong sa pagdidilig kapag wala ka
      Patay lahat ng lamok => Tingnan ang lawak na sakop at paggamit
      Hindi nasisira => Tingnan ang materyales at care tips
      3 beses na mas mabilis tumubo => Tingnan kung sa anong halaman gamitin
    `,
    negatives: `landscaper, landscaping, hardinero, "lawn service", "botanical garden", "garden resort", "wedding garden", buto, seeds, punla, "plant nursery"`,
  }),
} satisfies Record<string, NichePack>;
