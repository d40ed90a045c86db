import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const healthNiches = {
  weight: niche({
    problems: `
      weight gain | weight gain | I keep gaining weight
      belly bloating | belly bloating | my belly is bloated
      sugar cravings | sugar cravings | I crave sugar all day
      late night snacking | late night snacking | I snack at night
      slow metabolism | a slow metabolism | my metabolism is slow
    `,
    questions: `
      how to stop late night snacking
      why am i always hungry
      what to eat to feel full longer
      fiber supplement for appetite
      how to curb sugar cravings
    `,
    ingredients: `psyllium husk, glucomannan, green tea extract, caffeine, chromium, ginger, apple cider vinegar`,
    claims: `
      Goes With a Balanced Diet
      Part of a Healthy Routine
      For People Who Eat Mindfully
    `,
    forbidden: `
      Lose 20 pounds in 30 days => Part of a healthy daily routine
      Lose weight without dieting => Goes with a balanced diet and exercise
      Melts belly fat => See the fiber and extracts in the formula
      Drop 3 dress sizes => For people who eat mindfully
    `,
    negatives: `bariatric, liposuction, "gastric sleeve", "keto recipes", "meal plan", "bmi calculator", bmi, "weight watchers", noom, "intermittent fasting"`,
  }),
  joints: niche({
    problems: `
      joint pain | joint pain | my joints hurt
      knee pain | knee pain | my knee hurts
      stiff hands | stiff hands | my hands are stiff
      cracking knees | cracking knees | my knees crack
      back pain | back pain | my back hurts
    `,
    questions: `
      what helps with knee pain
      why do my knees crack
      vitamins for joints
      what is type 2 collagen good for
      joint stiffness in the morning
    `,
    ingredients: `type II collagen, turmeric, MSM, chondroitin, glucosamine, hyaluronic acid, boswellia`,
    claims: `
      For People Who Keep Moving
      Daily Care for How You Move
      Make Movement Part of Your Day
    `,
    forbidden: `
      Ends arthritis => For people who keep moving
      Rebuilds cartilage => See the nutrients in the formula
      Pain relief in 7 days => Read the directions and ask your doctor
      Replaces painkillers => Part of your daily routine
    `,
    negatives: `"knee replacement", "hip replacement", "physical therapy", physiotherapist, "knee brace", "knee sleeve", orthopedic, "cortisone shot", "knee exercises"`,
  }),
  sleep: niche({
    problems: `
      trouble sleeping | trouble sleeping | I can't fall asleep
      restless nights | restless nights | I toss and turn
      waking up at night | waking up at night | I wake up at 3 am
      light sleep | light sleep | every noise wakes me
      morning tiredness | morning tiredness | I wake up tired
    `,
    questions: `
      what helps you sleep through the night
      why do i wake up at 3am
      natural sleep aids for adults
      is melatonin safe every night
      how to fall asleep fast
    `,
    ingredients: `melatonin, magnesium, valerian root, chamomile, L-theanine, passionflower, tryptophan`,
    claims: `
      For Your Bedtime Routine
      Wind Down at the End of Day
      A Calm Moment Before Bed
      Make Evenings Quieter
    `,
    forbidden: `
      Cures insomnia => For your bedtime routine
      Fall asleep in 5 minutes => A calm moment before bed
      Works like a sleeping pill => Talk to your doctor about your sleep
      Non addictive, guaranteed => Read the label and the directions
    `,
    negatives: `ambien, zolpidem, trazodone, xanax, mattress, mattresses, pillow, pillows, cpap, apnea, "sleep music", "sleep sounds", "white noise"`,
  }),
  bloodSugar: niche({
    problems: `
      high blood sugar | high blood sugar | my blood sugar is high
      blood sugar spikes | blood sugar spikes | my sugar spikes after meals
      prediabetes | prediabetes | I was told I have prediabetes
      sugar cravings | sugar cravings | I crave sweets all day
    `,
    questions: `
      what foods help with blood sugar
      what is a normal blood sugar level
      berberine for blood sugar
      does cinnamon help blood sugar
      supplements for blood sugar
    `,
    ingredients: `chromium, cinnamon, berberine, magnesium, alpha lipoic acid, bitter melon, gymnema`,
    claims: `
      For People Who Eat With Care
      Better Choices on Your Plate
      Alongside Your Balanced Meals
    `,
    forbidden: `
      Reverses diabetes => For people who eat with care
      Lowers blood sugar => See the minerals in the formula
      Replaces insulin => Never stop treatment without your doctor
      Stop taking metformin => Talk to your doctor before any change
    `,
    negatives: `insulin, metformin, glucometer, "test strips", "blood sugar monitor", "glucose monitor", dexcom, libre, "type 1 diabetes", "gestational diabetes", lancets, "a1c chart"`,
  }),
  prostate: niche({
    problems: `
      enlarged prostate | an enlarged prostate | my prostate is enlarged
      frequent urination | frequent urination | I go to the bathroom a lot
      weak urine stream | a weak urine stream | my stream is weak
      nighttime bathroom trips | nighttime bathroom trips | I get up at night to go
    `,
    questions: `
      what helps prostate health
      why do i pee so often at night
      what is saw palmetto good for
      prostate supplements for men over 50
      best foods for the prostate
    `,
    ingredients: `saw palmetto, pygeum, lycopene, pumpkin seed, zinc, selenium, stinging nettle`,
    claims: `
      Wellness for Men Who Care
      Everyday Wellness for Men
    `,
    forbidden: `
      Shrinks the prostate => Everyday wellness for men
      Prevents prostate cancer => Get your checkups and ask your doctor
      No more night trips => See the nutrients in the formula
      Better than surgery => Self-care for men over 40
    `,
    negatives: `psa, biopsy, urologist, "prostate cancer", "prostate exam", flomax, tamsulosin, finasteride, catheter, turp`,
  }),
  skin: niche({
    problems: `
      dry skin | dry skin | my skin is dry
      sagging skin | sagging skin | my skin is sagging
      dark spots | dark spots | I have dark spots
      fine lines | fine lines | I have fine lines
      oily skin | oily skin | my face is oily
    `,
    questions: `
      what helps dry skin
      does collagen work for skin
      vitamins for skin
      skin care routine over 40
      which serum to use at night
    `,
    ingredients: `collagen peptides, vitamin C, hyaluronic acid, niacinamide, retinol, zinc, vitamin E`,
    claims: `
      Daily Care for Your Skin
      Your Skin Routine, Kept Simple
      Look After Your Skin Every Day
    `,
    forbidden: `
      Erases wrinkles => Daily care for your skin
      Look 10 years younger => Your skin routine, kept simple
      Works like Botox => See the texture and how to apply it
      Clears acne for good => See the ingredients in the formula
    `,
    negatives: `botox, filler, fillers, laser, "chemical peel", dermatologist, "med spa", accutane, tattoo, tretinoin, "skin cancer"`,
  }),
  hair: niche({
    problems: `
      hair loss | hair loss | my hair is falling out
      thinning hair | thinning hair | my hair is thinning
      brittle hair | brittle hair | my hair breaks
      receding hairline | a receding hairline | my hairline is receding
    `,
    questions: `
      what helps with hair loss
      why is my hair falling out
      which vitamin is good for hair
      is biotin good for hair
      hair loss after pregnancy
    `,
    ingredients: `biotin, zinc, collagen, vitamin B5, keratin, silica, saw palmetto`,
    claims: `
      Daily Care for Your Hair
      Add It to Your Hair Routine
      For People Who Love Their Hair
    `,
    forbidden: `
      Cures baldness => Daily care for your hair
      New hair in 30 days => Add it to your hair routine
      Stops hair loss => See the vitamins in the formula
      Better than minoxidil => Compare the label
    `,
    negatives: `minoxidil, rogaine, finasteride, propecia, "hair transplant", wig, wigs, extensions, haircut, haircuts, hairstyle, hairstyles, "hair salon", "hair dye"`,
  }),
  vision: niche({
    problems: `
      tired eyes | tired eyes | my eyes are tired
      blurry vision | blurry vision | my vision is blurry
      dry eyes | dry eyes | my eyes are dry
      eye strain | eye strain | my eyes hurt after screens
    `,
    questions: `
      what helps with tired eyes
      vitamins for eyes
      what is lutein good for
      why is my vision blurry
      how to rest eyes from screens
    `,
    ingredients: `lutein, zeaxanthin, vitamin A, omega-3, bilberry, zinc, astaxanthin`,
    claims: `
      For Long Days on a Screen
      Daily Care for Your Eyes
    `,
    forbidden: `
      Restores 20/20 vision => Daily care for your eyes
      Cures cataracts => Get an eye exam and ask your doctor
      Throw away your glasses => For long days on a screen
      Reverses macular degeneration => See the nutrients in the formula
    `,
    negatives: `glasses, eyeglasses, contacts, "contact lenses", lasik, "eye exam", "eye doctor", optometrist, ophthalmologist, "cataract surgery", "eye drops"`,
  }),
  memory: niche({
    problems: `
      memory loss | memory loss | I keep forgetting things
      brain fog | brain fog | my mind feels foggy
      lack of focus | a lack of focus | I can't concentrate
      forgetfulness | forgetfulness | I forget names
    `,
    questions: `
      what helps with brain fog
      vitamins for memory and focus
      how to focus while studying
      what is ginkgo biloba good for
      why do i keep forgetting things
    `,
    ingredients: `ginkgo biloba, omega-3, phosphatidylserine, bacopa, vitamin B12, caffeine, lion's mane`,
    claims: `
      For Days That Need Focus
      Part of Your Work Routine
      Look After Your Mind
    `,
    forbidden: `
      Prevents Alzheimer's => Look after your mind
      Get your memory back => For days that need focus
      Treats ADHD => Talk to a health professional
      Works like Adderall => See the nutrients in the formula
    `,
    negatives: `"memory card", "memory cards", "memory foam", ram, ddr4, "memory game", adderall, ritalin, adhd, alzheimers, dementia, "usb drive"`,
  }),
  gut: niche({
    problems: `
      constipation | constipation | I'm constipated
      bloating | bloating | I feel bloated
      gas | gas | I have gas all day
      indigestion | indigestion | I get indigestion
      slow digestion | slow digestion | my digestion is slow
    `,
    questions: `
      what helps with bloating
      what are probiotics good for
      which fiber is good for constipation
      why am i bloated after eating
      how to get rid of gas fast
    `,
    ingredients: `probiotics, psyllium, inulin, digestive enzymes, ginger, peppermint, magnesium`,
    claims: `
      For Lighter-Feeling Meals
      Balance Starts on Your Plate
    `,
    forbidden: `
      Cures constipation => Your daily serving of fiber
      Cleanses your colon in 3 days => Read the directions and drink water
      Kills parasites => See the ingredients in the formula
      Heals leaky gut => Talk to your doctor
    `,
    negatives: `colonoscopy, laxative, laxatives, miralax, dulcolax, gastroenterologist, hemorrhoids, crohns, "ulcerative colitis", omeprazole, enema`,
  }),
  energy: niche({
    problems: `
      fatigue | fatigue | I'm tired all the time
      low energy | low energy | I have no energy
      afternoon slump | the afternoon slump | I crash after lunch
      tiredness | tiredness | I wake up tired
    `,
    questions: `
      what helps with fatigue
      which vitamin gives you energy
      why am i so tired all the time
      what to take for energy
      how to beat the afternoon slump
    `,
    ingredients: `caffeine, guarana, vitamin B12, iron, maca root, coenzyme Q10, creatine`,
    claims: `
      For Days Full of Things to Do
      Start the Day With Good Habits
      Made for Busy Mornings
    `,
    forbidden: `
      Unlimited energy => For days full of things to do
      Ends chronic fatigue => See a doctor if tiredness lasts
      Boosts testosterone => See the vitamins in the formula
      Works instantly => Read the directions on the label
    `,
    negatives: `"solar energy", "energy bill", "energy drink", "energy drinks", monster, "red bull", "energy company", "electric company", testosterone, trt`,
  }),
  oralCare: niche({
    problems: `
      bad breath | bad breath | my breath smells
      bleeding gums | bleeding gums | my gums bleed
      yellow teeth | yellow teeth | my teeth are yellow
      sensitive teeth | sensitive teeth | cold hurts my teeth
      tartar buildup | tartar buildup | I have tartar
    `,
    questions: `
      what helps with bad breath
      why do my gums bleed when i brush
      oral probiotics for bad breath
      how to take care of gums at home
      which mouthwash for bad breath
    `,
    ingredients: `xylitol, oral probiotics, peppermint, propolis, calcium, green tea, hydroxyapatite`,
    claims: `
      Daily Care for Your Mouth
      Goes Beyond Brush and Floss
      Your Oral Care Routine
    `,
    forbidden: `
      Rebuilds your teeth => Goes beyond brush and floss
      Cures gum disease => Daily care for your mouth
      Skip the dentist => See your dentist twice a year
      White teeth in 3 days => See the formula and how to use it
    `,
    negatives: `dentist, "dental implants", "dental insurance", braces, invisalign, veneers, dentures, "root canal", "wisdom teeth", crown, "dentist near me"`,
  }),
  tinnitus: niche({
    problems: `
      ringing in the ears | ringing in the ears | my ears are ringing
      buzzing in the ears | buzzing in the ears | I hear a buzzing sound
      tinnitus | tinnitus | I have tinnitus
      clogged ears | clogged ears | my ears feel clogged
    `,
    questions: `
      what helps with ringing in the ears
      why are my ears ringing
      vitamins for tinnitus
      ringing in ears at night
      which doctor to see for tinnitus
    `,
    ingredients: `ginkgo biloba, zinc, magnesium, vitamin B12, hibiscus, garlic, hawthorn`,
    claims: `
      Everyday Wellness and Calm
      A Wellness Habit for Calm Days
      Care for Calmer Days
    `,
    forbidden: `
      Ends tinnitus for good => Everyday wellness and calm
      Cures ringing ears => See an ear doctor for a checkup
      Silence in 7 days => See the minerals in the formula
      Restores hearing => Read the label and ask your doctor
    `,
    negatives: `"hearing aid", "hearing aids", "hearing test", audiologist, "ear wax", earbuds, headphones, "ear infection", earrings, piercing, ringtone`,
  }),
  nails: niche({
    problems: `
      brittle nails | brittle nails | my nails break
      yellow toenails | yellow toenails | my toenails are yellow
      peeling nails | peeling nails | my nails peel
      nail fungus | nail fungus | I have nail fungus
    `,
    questions: `
      what helps brittle nails
      why are my nails peeling
      vitamins for strong nails
      how to care for yellow toenails
      what to put on nails that break
    `,
    ingredients: `biotin, keratin, silica, zinc, tea tree oil, calcium, vitamin E`,
    claims: `
      Well-Kept Nails Every Day
      Your Nail Care Routine
      Care for Your Hands and Feet
    `,
    forbidden: `
      Cures nail fungus => Your nail care routine
      Kills fungus in 7 days => See a dermatologist for a checkup
      New nails in a week => Well-kept nails every day
      Replaces antifungals => See the ingredients in the formula
    `,
    negatives: `"nail salon", "nail salons", "acrylic nails", "gel nails", "press on nails", "nail art", "nail polish", manicure, pedicure, podiatrist, terbinafine, "nail gun"`,
  }),
} satisfies Record<string, NichePack>;
