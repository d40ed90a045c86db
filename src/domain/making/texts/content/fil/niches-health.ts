import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      pagtaba | ang pagtaba | tumataba ako
      malaking tiyan | ang malaking tiyan | lumalaki ang tiyan ko
      cravings sa matamis | ang cravings sa matamis | lagi akong naghahanap ng matamis
      madalas na gutom | ang madalas na gutom | lagi akong gutom
      mabagal na metabolism | ang mabagal na metabolism | mabagal ang metabolism ko
    `,
    questions: `
      paano pumayat nang hindi nagugutom
      bakit lagi akong gutom
      pagkaing nakakabusog nang matagal
      fiber supplement para sa gutom
      paano pigilan ang cravings sa matamis
    `,
    ingredients: `psyllium husk, glucomannan, green tea, caffeine, chromium, luya, apple cider vinegar`,
    claims: `
      Kasabay ng Wastong Pagkain
      Parte ng Healthy na Routine
      Para sa Maingat Kumain
    `,
    forbidden: `
      Bawas 10 kilo sa isang buwan => Parte ng healthy na routine
      Payat kahit walang diet => Kasabay ng balanced diet at exercise
      Tunaw ang taba sa tiyan => Tingnan ang fiber at extracts sa formula
      Bumaba ng dalawang size => Para sa maingat kumain
    `,
    negatives: `bariatric, liposuction, lipo, "gastric sleeve", "keto recipe", "meal plan", "bmi calculator", bmi, "intermittent fasting", "exercise video", zumba`,
  }),
  joints: niche({
    problems: `
      pananakit ng kasukasuan | ang pananakit ng kasukasuan | masakit ang mga kasukasuan ko
      pananakit ng tuhod | ang pananakit ng tuhod | masakit ang tuhod ko
      paninigas ng kamay | ang paninigas ng kamay | naninigas ang kamay ko sa umaga
      lumalagutok na tuhod | ang lumalagutok na tuhod | lumalagutok ang tuhod ko
      pananakit ng likod | ang pananakit ng likod | masakit ang likod ko
    `,
    questions: `
      ano ang mabuti sa masakit na tuhod
      bakit lumalagutok ang tuhod
      anong vitamins para sa kasukasuan
      para saan ang collagen type 2
      bakit naninigas ang kamay sa umaga
    `,
    ingredients: `collagen type II, turmeric, MSM, chondroitin, glucosamine, hyaluronic acid, luyang dilaw`,
    claims: `
      Para sa Laging Kumikilos
      Kumilos Araw-araw
      Gawing Parte ng Araw ang Kilos
    `,
    forbidden: `
      Tanggal ang arthritis => Para sa laging kumikilos
      Binubuo ulit ang cartilage => Tingnan ang nutrients sa formula
      Wala nang sakit sa 7 araw => Basahin ang directions at magtanong sa doktor
      Kapalit ng pain reliever => Parte ng araw-araw mong routine
    `,
    negatives: `"knee replacement", "hip replacement", "physical therapy", "pt clinic", "knee support", "knee brace", orthopedic, injection, hilot, "knee exercises"`,
  }),
  sleep: niche({
    problems: `
      hirap makatulog | ang hirap makatulog | hirap akong makatulog
      putol na tulog | ang putol na tulog | putol-putol ang tulog ko
      paggising sa madaling araw | ang paggising sa madaling araw | nagigising ako ng 3 am
      mababaw na tulog | ang mababaw na tulog | konting ingay, gising ako
      pagod sa umaga | ang pagod sa umaga | pagod ako paggising
    `,
    questions: `
      ano ang pampatulog na natural
      bakit nagigising ako ng madaling araw
      anong vitamins para makatulog
      safe ba ang melatonin araw araw
      paano makatulog agad
    `,
    ingredients: `melatonin, magnesium, valerian root, chamomile, L-theanine, passionflower, tryptophan`,
    claims: `
      Para sa Bedtime Routine Mo
      Sandaling Payapa sa Gabi
      Mag-relax sa Dulo ng Araw
      Mas Tahimik na Gabi
    `,
    forbidden: `
      Gamot sa insomnia => Para sa bedtime routine mo
      Tulog agad sa 5 minuto => Sandaling payapa sa gabi
      Parang sleeping pills => Kausapin ang doktor tungkol sa tulog mo
      Hindi nakaka-adik, guaranteed => Basahin ang label at directions
    `,
    negatives: `zolpidem, alprazolam, xanax, rivotril, mattress, kutson, unan, pillow, cpap, "sleep music", "white noise", panaginip`,
  }),
  bloodSugar: niche({
    problems: `
      mataas na blood sugar | ang mataas na blood sugar | mataas ang blood sugar ko
      biglang taas ng sugar | ang biglang taas ng sugar | tumataas ang sugar ko pagkatapos kumain
      prediabetes | ang prediabetes | sabi sa akin may prediabetes ako
      hilig sa matamis | ang hilig sa matamis | mahilig ako sa matamis
    `,
    questions: `
      anong pagkain ang mabuti sa blood sugar
      ano ang normal na blood sugar level
      berberine para sa blood sugar
      ampalaya para sa blood sugar
      supplement para sa blood sugar
    `,
    ingredients: `chromium, cinnamon, berberine, magnesium, alpha lipoic acid, ampalaya, banaba`,
    claims: `
      Para sa Maingat sa Pagkain
      Mas Magandang Pili sa Plato
      Kasabay ng Balanced Meals
    `,
    forbidden: `
      Tanggal ang diabetes => Para sa maingat sa pagkain
      Pampababa ng blood sugar => Tingnan ang minerals sa formula
      Kapalit ng insulin => Huwag itigil ang gamot nang walang doktor
      Itigil na ang metformin => Kausapin muna ang doktor bago magbago
    `,
    negatives: `insulin, metformin, glucometer, "test strips", "blood sugar monitor", "glucose monitor", "freestyle libre", "type 1 diabetes", "gestational diabetes", lancet, "blood sugar chart"`,
  }),
  prostate: niche({
    problems: `
      malaking prostate | ang malaking prostate | malaki raw ang prostate ko
      madalas na pag-ihi | ang madalas na pag-ihi | madalas akong umihi
      mahinang ihi | ang mahinang ihi | mahina ang daloy ng ihi ko
      pag-ihi sa gabi | ang pag-ihi sa gabi | nagigising ako para umihi
    `,
    questions: `
      ano ang mabuti sa prostate
      bakit madalas umihi sa gabi
      para saan ang saw palmetto
      supplement para sa prostate edad 50
      pagkaing mabuti sa prostate
    `,
    ingredients: `saw palmetto, pygeum, lycopene, pumpkin seed, zinc, selenium, stinging nettle`,
    claims: `
      Wellness Para sa mga Lalaki
      Araw-araw na Alaga ng Lalaki
    `,
    forbidden: `
      Paliitin ang prostate => Wellness para sa mga lalaki
      Iwas prostate cancer => Magpa-check-up at magtanong sa doktor
      Wala nang gising sa gabi => Tingnan ang nutrients sa formula
      Mas mabuti kaysa operasyon => Para sa lalaking 40 pataas
    `,
    negatives: `psa, biopsy, urologist, "prostate cancer", "prostate exam", tamsulosin, finasteride, catheter, turp, ultrasound`,
  }),
  skin: niche({
    problems: `
      tuyong balat | ang tuyong balat | tuyo ang balat ko
      lawlaw na balat | ang lawlaw na balat | lumalawlaw ang balat ko
      dark spots | ang dark spots | may dark spots ako
      fine lines | ang fine lines | may fine lines na ako
      oily na balat | ang oily na balat | oily ang mukha ko
    `,
    questions: `
      ano ang mabuti sa tuyong balat
      effective ba ang collagen sa balat
      anong vitamins para sa balat
      skin care routine edad 40
      anong serum sa gabi
    `,
    ingredients: `collagen peptides, vitamin C, hyaluronic acid, niacinamide, retinol, zinc, vitamin E`,
    claims: `
      Araw-araw na Alaga sa Balat
      Simpleng Skin Care Routine
      Alagaan ang Balat Araw-araw
    `,
    forbidden: `
      Tanggal ang wrinkles => Araw-araw na alaga sa balat
      Bumata nang 10 taon => Simpleng skin care routine
      Parang botox => Tingnan ang texture at paano gamitin
      Tanggal ang acne habambuhay => Tingnan ang ingredients sa formula
    `,
    negatives: `botox, filler, laser, "chemical peel", derma, dermatologist, "derma clinic", "gluta drip", accutane, tattoo, tretinoin, "skin cancer"`,
  }),
  hair: niche({
    problems: `
      hair loss | ang hair loss | nalalagas ang buhok ko
      manipis na buhok | ang manipis na buhok | numinipis ang buhok ko
      marupok na buhok | ang marupok na buhok | madaling maputol ang buhok ko
      pagkapanot | ang pagkapanot | napapanot na ako
    `,
    questions: `
      ano ang mabuti sa naglalagas na buhok
      bakit naglalagas ang buhok
      anong vitamins para sa buhok
      para saan ang biotin sa buhok
      hair loss pagkatapos manganak
    `,
    ingredients: `biotin, zinc, collagen, vitamin B5, keratin, silica, saw palmetto`,
    claims: `
      Araw-araw na Alaga sa Buhok
      Isama sa Hair Care Routine
      Para sa Nagmamahal sa Buhok
    `,
    forbidden: `
      Gamot sa kalbo => Araw-araw na alaga sa buhok
      Bagong buhok sa 30 araw => Isama sa hair care routine
      Tigil ang hair loss => Tingnan ang vitamins sa formula
      Mas mabisa kaysa minoxidil => Ikumpara ang label
    `,
    negatives: `minoxidil, finasteride, "hair transplant", wig, wigs, "hair extension", haircut, gupit, hairstyle, salon, rebond, "hair color", "hair dye"`,
  }),
  vision: niche({
    problems: `
      pagod na mata | ang pagod na mata | pagod ang mata ko
      malabong mata | ang malabong mata | malabo ang mata ko
      tuyong mata | ang tuyong mata | tuyo ang mata ko
      eye strain | ang eye strain | masakit ang mata ko sa cellphone
    `,
    questions: `
      ano ang mabuti sa pagod na mata
      anong vitamins para sa mata
      para saan ang lutein
      bakit malabo ang mata ko
      paano ipahinga ang mata sa cellphone
    `,
    ingredients: `lutein, zeaxanthin, vitamin A, omega-3, bilberry, zinc, astaxanthin`,
    claims: `
      Para sa Matagal sa Screen
      Araw-araw na Alaga sa Mata
    `,
    forbidden: `
      Balik sa 20/20 ang mata => Araw-araw na alaga sa mata
      Gamot sa katarata => Magpa-check-up at magtanong sa doktor
      Itapon na ang salamin => Para sa matagal sa screen
      Gumagaling ang macular degeneration => Tingnan ang nutrients sa formula
    `,
    negatives: `eyeglasses, salamin, "contact lens", lasik, "eye check up", "eye doctor", optometrist, ophthalmologist, optical, "cataract surgery", "eye drops"`,
  }),
  memory: niche({
    problems: `
      pagiging makakalimutin | ang pagiging makakalimutin | lagi akong nakakalimot
      brain fog | ang brain fog | parang malabo ang isip ko
      kawalan ng focus | ang kawalan ng focus | hindi ako maka-focus
      pagkalimot | ang pagkalimot | nakakalimutan ko ang mga pangalan
    `,
    questions: `
      ano ang mabuti sa makakalimutin
      anong vitamins para sa memory at focus
      paano mag focus sa pag aaral
      para saan ang ginkgo biloba
      bakit lagi akong nakakalimot
    `,
    ingredients: `ginkgo biloba, omega-3, phosphatidylserine, bacopa, vitamin B12, caffeine, lion's mane`,
    claims: `
      Para sa Araw na Puno ng Gawain
      Parte ng Work Routine Mo
      Alagaan ang Isip Mo
    `,
    forbidden: `
      Iwas Alzheimer's => Alagaan ang isip mo
      Ibalik ang memorya => Para sa araw na kailangan ng focus
      Gamot sa ADHD => Makipag-usap sa health professional
      Parang Ritalin => Tingnan ang nutrients sa formula
    `,
    negatives: `"memory card", "memory foam", ram, ddr4, "memory game", ritalin, adhd, alzheimers, dementia, "usb flash drive", "sd card"`,
  }),
  gut: niche({
    problems: `
      constipation | ang constipation | hirap akong dumumi
      kabag | ang kabag | may kabag ako
      hangin sa tiyan | ang hangin sa tiyan | puro hangin ang tiyan ko
      hirap matunawan | ang hirap matunawan | hirap akong matunawan
      bloated na tiyan | ang bloated na tiyan | bloated ang tiyan ko
    `,
    questions: `
      ano ang mabuti sa kabag
      para saan ang probiotics
      anong fiber ang mabuti sa constipation
      bakit bloated ako pagkatapos kumain
      paano mawala ang hangin sa tiyan
    `,
    ingredients: `probiotics, psyllium, inulin, digestive enzymes, luya, peppermint, magnesium`,
    claims: `
      Para sa Magaan na Pagkain
      Balanse Mula sa Plato
    `,
    forbidden: `
      Gamot sa constipation => Daily serving ng fiber
      Linis ang colon sa 3 araw => Basahin ang directions at uminom ng tubig
      Pamatay ng bulate => Tingnan ang ingredients sa formula
      Inaayos ang bituka => Kausapin ang doktor mo
    `,
    negatives: `colonoscopy, laxative, dulcolax, "gastro doctor", gastroenterologist, almoranas, hemorrhoids, crohns, omeprazole, enema, diatabs`,
  }),
  energy: niche({
    problems: `
      laging pagod | ang laging pagod | lagi akong pagod
      kakulangan sa energy | ang kakulangan sa energy | wala akong energy
      antok sa hapon | ang antok sa hapon | inaantok ako pagkatapos ng lunch
      panghihina | ang panghihina | nanghihina ako
    `,
    questions: `
      ano ang mabuti sa laging pagod
      anong vitamins ang pampalakas
      bakit lagi akong pagod
      ano ang dapat inumin para sa energy
      paano mawala ang antok sa hapon
    `,
    ingredients: `caffeine, guarana, vitamin B12, iron, maca root, coenzyme Q10, ginseng`,
    claims: `
      Para sa Abalang Araw
      Simulan Nang Tama ang Araw
      Para sa Busy na Umaga
    `,
    forbidden: `
      Walang hanggang energy => Para sa abalang araw
      Tanggal ang chronic fatigue => Magtanong sa doktor kung laging pagod
      Pampataas ng testosterone => Tingnan ang vitamins sa formula
      Talab agad => Basahin ang directions sa label
    `,
    negatives: `"solar energy", meralco, "electric bill", "energy drink", cobra, sting, monster, "red bull", testosterone, "solar panel"`,
  }),
  oralCare: niche({
    problems: `
      bad breath | ang bad breath | mabaho ang hininga ko
      dumudugong gilagid | ang dumudugong gilagid | dumudugo ang gilagid ko
      naninilaw na ngipin | ang naninilaw na ngipin | madilaw ang ngipin ko
      sensitive na ngipin | ang sensitive na ngipin | nangingilo ang ngipin ko
      tartar | ang tartar | may tartar ako
    `,
    questions: `
      ano ang mabuti sa mabahong hininga
      bakit dumudugo ang gilagid
      oral probiotics para sa bad breath
      paano alagaan ang gilagid
      anong mouthwash para sa bad breath
    `,
    ingredients: `xylitol, oral probiotics, peppermint, propolis, calcium, green tea, hydroxyapatite`,
    claims: `
      Araw-araw na Alaga sa Bibig
      Dagdag sa Sipilyo at Floss
      Oral Care Routine Mo
    `,
    forbidden: `
      Binubuo ulit ang ngipin => Dagdag sa sipilyo at floss
      Gamot sa gilagid => Araw-araw na alaga sa bibig
      Hindi na kailangan ng dentista => Magpatingin sa dentista taon-taon
      Puting ngipin sa 3 araw => Tingnan ang formula at paano gamitin
    `,
    negatives: `dentist, dentista, "dental clinic", "dental implant", braces, invisalign, veneers, pustiso, "root canal", "wisdom tooth", bunot`,
  }),
  tinnitus: niche({
    problems: `
      tumutunog na tenga | ang tumutunog na tenga | tumutunog ang tenga ko
      ugong sa tenga | ang ugong sa tenga | may ugong ang tenga ko
      tinnitus | ang tinnitus | may tinnitus ako
      baradong tenga | ang baradong tenga | barado ang tenga ko
    `,
    questions: `
      ano ang mabuti sa tumutunog na tenga
      bakit may ugong ang tenga
      vitamins para sa tinnitus
      tumutunog na tenga sa gabi
      anong doktor para sa tenga
    `,
    ingredients: `ginkgo biloba, zinc, magnesium, vitamin B12, hibiscus, bawang, hawthorn`,
    claims: `
      Wellness sa Araw-araw
      Habit Para sa Payapang Araw
      Alaga Para sa Kalmadong Araw
    `,
    forbidden: `
      Tanggal ang tinnitus habambuhay => Wellness sa araw-araw
      Gamot sa ugong ng tenga => Magpatingin sa ENT
      Tahimik sa 7 araw => Tingnan ang minerals sa formula
      Balik ang pandinig => Basahin ang label at magtanong sa doktor
    `,
    negatives: `"hearing aid", "hearing aids", "hearing test", audiologist, "ent clinic", tutuli, earphones, headset, "ear infection", hikaw, piercing, ringtone`,
  }),
  nails: niche({
    problems: `
      marupok na kuko | ang marupok na kuko | madaling mabali ang kuko ko
      naninilaw na kuko | ang naninilaw na kuko | madilaw ang kuko ko sa paa
      nagbabalat na kuko | ang nagbabalat na kuko | nagbabalat ang kuko ko
      fungus sa kuko | ang fungus sa kuko | may fungus ang kuko ko
    `,
    questions: `
      ano ang mabuti sa marupok na kuko
      bakit nagbabalat ang kuko
      anong vitamins para sa kuko
      ano ang mabuti sa naninilaw na kuko
      ano ang ilalagay sa nabaling kuko
    `,
    ingredients: `biotin, keratin, silica, zinc, tea tree oil, calcium, vitamin E`,
    claims: `
      Alaga sa Kuko Araw-araw
      Nail Care Routine Mo
      Alaga sa Kamay at Paa
    `,
    forbidden: `
      Gamot sa fungus sa kuko => Nail care routine mo
      Patay ang fungus sa 7 araw => Magpatingin sa dermatologist
      Bagong kuko sa isang linggo => Alagang kuko araw-araw
      Kapalit ng antifungal => Tingnan ang ingredients sa formula
    `,
    negatives: `"nail salon", "nail extension", "gel nails", "press on nails", "nail art", "nail polish", cutics, manicure, pedicure, podiatrist, terbinafine, "nail tech"`,
  }),
} satisfies Record<string, NichePack>;
