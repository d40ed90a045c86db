import type { NichePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const goodsNiches = {
  kitchen: niche({
    problems: `
      dull knives | dull knives | my knives are dull
      food sticking to the pan | food sticking to the pan | my pan sticks
      small kitchen | a small kitchen | my kitchen is tiny
      messy counter | a messy counter | my counter is a mess
    `,
    questions: `
      best knife set for home cooks
      which non stick pan to buy
      how to sharpen kitchen knives
      space saving kitchen gadgets
      best vegetable chopper
    `,
    ingredients: `stainless steel, ceramic, silicone, glass, bamboo, cast iron, non-stick coating`,
    claims: `
      Made for Everyday Cooking
      For Your Everyday Kitchen
    `,
    forbidden: `
      Never needs sharpening => See the steel and how to care for it
      The best knife in the world => See the steel, the handle and the size
      Lasts forever => See the care and cleaning tips
      Nothing ever sticks => Non-stick coating: see how to use it
    `,
    negatives: `recipe, recipes, restaurant, restaurants, "cooking class", "cooking classes", "kitchen remodel", cabinets, countertops, commercial`,
  }),
  fitness: niche({
    problems: `
      no time for the gym | having no time for the gym | I have no time for the gym
      no space at home | having no space at home | I work out in my bedroom
      bad posture | bad posture | my posture is bad
      weak grip | a weak grip | my grip is weak
    `,
    questions: `
      best home gym equipment for small spaces
      are folding treadmills worth it
      which resistance band to start with
      how to build a home gym
      best posture corrector
    `,
    ingredients: `carbon steel, latex, EVA, neoprene, nylon, foam, aluminum`,
    claims: `
      For Training at Your Own Pace
      For Your Daily Workout
      Gear for Your Workout
    `,
    forbidden: `
      Flat abs in 15 days => Train at home, at your pace
      Lose weight with no effort => See the exercises you can do
      Guaranteed results => See the load, the size and the uses
      Replaces the gym => Gear for your home workout
    `,
    negatives: `"gym near me", "gym membership", "planet fitness", "personal trainer", peloton, "workout plan", "workout pdf", protein, creatine, steroids`,
  }),
  pets: niche({
    problems: `
      pet hair at home | pet hair at home | my dog sheds everywhere
      anxious dog | an anxious dog | my dog barks when alone
      cat scratching the couch | a cat scratching the couch | my cat scratches the couch
      dog pulling on the leash | a dog pulling on the leash | my dog pulls
      litter box smell | the litter box smell | the litter box smells
    `,
    questions: `
      best brush for dog shedding
      how to calm an anxious dog
      are cat water fountains worth it
      which harness for a dog that pulls
      best cat scratching post
    `,
    ingredients: `silicone, stainless steel, cotton, nylon, ABS plastic, sisal, foam`,
    claims: `
      Everyday Care for Your Pet
      Check the Size for Your Pet
    `,
    forbidden: `
      Cures dog anxiety => Comfort for your pet
      Ends fleas forever => See how to use it and how long it lasts
      Vet approved => Ask your vet about it
      A trained dog in 3 days => Helps with everyday walks
    `,
    negatives: `adoption, adopt, "puppies for sale", "kittens for sale", breeder, breeders, shelter, "dog names", "cat names", groomer, "dog park", "pet insurance"`,
  }),
  home: niche({
    problems: `
      small home | a small home | my place is small
      clutter | clutter | my house is cluttered
      dust at home | dust at home | my house gets dusty
      damp walls | damp walls | my walls are damp
      dark room | a dark room | my room is dark
    `,
    questions: `
      how to organize a small home
      best vacuum for apartments
      is a dehumidifier worth it
      which lamp for a bedroom
      best closet organizer
    `,
    ingredients: `wood, metal, ABS plastic, fabric, glass, LED, HEPA filter`,
    claims: `
      For Your Home
      See Size and Material First
    `,
    forbidden: `
      Kills 100% of bacteria => See the filter and the area it covers
      A clean house with no effort => Helps with everyday cleaning
      The most powerful on the market => See power, noise and size
      Ends mold forever => See the area it covers and how to use it
    `,
    negatives: `"homes for sale", "houses for sale", "for rent", "apartments for rent", mortgage, "real estate", zillow, "home depot", "floor plans", architect, contractor, "home alone"`,
  }),
  car: niche({
    problems: `
      car scratches | car scratches | my car is scratched
      dirty car interior | a dirty car interior | my car is dirty inside
      flat tire | a flat tire | my tire is flat
      dead car battery | a dead car battery | my car won't start
      phone sliding in the car | a phone sliding in the car | my phone falls in the car
    `,
    questions: `
      best portable car vacuum
      how to remove scratches from a car
      are portable air compressors worth it
      which phone mount for a car
      best dash cam
    `,
    ingredients: `ABS plastic, aluminum, microfiber, faux leather, silicone, lithium battery`,
    claims: `
      Check the Size and the Fit
      Check That It Fits Your Car
    `,
    forbidden: `
      Removes any scratch => See which scratches it is meant for
      Saves 50% on gas => See what it does and how to fit it
      Fits every car => Check the compatible models
      The best on the market => Compare power, cable and accessories
    `,
    negatives: `"used cars", "used car", "cars for sale", dealership, dealer, dmv, insurance, "kelley blue book", carfax, loan, lease, "mechanic near me", "auto repair"`,
  }),
  baby: niche({
    problems: `
      baby not sleeping | a baby not sleeping | my baby won't sleep
      messy mealtimes | messy mealtimes | my baby makes a mess
      crawling baby | a crawling baby | my baby is crawling
      outings with a baby | outings with a baby | I go out with my baby
    `,
    questions: `
      best baby monitor with camera
      which high chair to buy
      are compact strollers worth it
      how to baby proof outlets
      best play mat for crawling
    `,
    ingredients: `silicone, cotton, BPA-free plastic, EVA, washable fabric, wood`,
    claims: `
      Made for Parents and Babies
      For Everyday Life With a Baby
      See the Age and Weight Range
    `,
    forbidden: `
      Your baby sleeps all night => For your baby's bedtime routine
      Ends colic => Ask your pediatrician
      100% safe => See the safety standard and the age range
      Prevents SIDS => Follow your pediatrician's advice
    `,
    negatives: `"baby names", "baby shower", "gender reveal", "baby shark", reborn, pediatrician, daycare, babysitter, vaccine, vaccines, adoption, "pregnancy test"`,
  }),
  beautyDevices: niche({
    problems: `
      unwanted hair | unwanted hair | I want to remove hair
      frizzy hair | frizzy hair | my hair is frizzy
      dry feet | dry feet | my heels are dry
      tired looking face | a tired looking face | my face looks tired
      blackheads | blackheads | I have blackheads
    `,
    questions: `
      which straightening brush to buy
      are epilators worth it
      does ipl at home work
      do pore vacuums work
      best electric foot file
    `,
    ingredients: `ceramic, tourmaline, stainless steel, titanium, silicone, LED, rechargeable battery`,
    claims: `
      Personal Care at Home
      For Your Care Routine at Home
    `,
    forbidden: `
      Permanent hair removal => See how and where to use it
      Makes your face younger => For your care routine at home
      Totally painless => See the levels and the directions
      Perfect skin in 7 days => See the modes and attachments
    `,
    negatives: `"hair salon", "nail salon", "med spa", "laser clinic", "laser hair removal near me", "waxing near me", barber, barbershop, "beauty school", "cosmetology school"`,
  }),
  garden: niche({
    problems: `
      dry plants | dry plants | my plants are drying out
      tall weeds | tall weeds | my yard is full of weeds
      dark backyard | a dark backyard | my backyard is dark
      mosquitoes in the yard | mosquitoes in the yard | my yard has mosquitoes
      tangled hose | a tangled hose | my hose gets tangled
    `,
    questions: `
      best weed trimmer for small yards
      how to water plants on vacation
      are solar garden lights worth it
      is an expandable hose any good
      which drip irrigation kit for pots
    `,
    ingredients: `ABS plastic, latex, aluminum, steel, solar panel, LED, rubber`,
    claims: `
      For Yards, Balconies and Pots
      See Size, Weight and Material
    `,
    forbidden: `
      Never water your plants again => Helps with watering while you travel
      Kills every mosquito => See the area it covers and how to use it
      Unbreakable => See the material and the care tips
      Grows 3 times faster => See how and on which plants to use it
    `,
    negatives: `landscaper, landscaping, gardener, "lawn service", "botanical garden", "olive garden", "madison square garden", seeds, nursery, "home depot", "weed delivery"`,
  }),
} satisfies Record<string, NichePack>;
