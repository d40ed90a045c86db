/**
 * The passwords that most people choose, in small letters: the head of the list of @zxcvbn-ts/language-common 4.1.3 (MIT),
 * without vulgar ones, and what Brazilians add to it. Fetched only where a password is typed.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
0.0.000 000000 000007 007007 010101 01011980 01011990 01011991 01012000 01012001 01012010 01012011 010203 01020304 098765 101010 102030 10203040
102938 1029384756 111111 11111111 11112222 111222 111222333 112233 11223344 1122334455 112358 11235813 1123581321 121212 121314 123098 123123 12312312
123123a 1232323q 123321 123321123 123321q 1234321 12344321 123454321 1234554321 123456 1234567 12345678 123456789 1234567890 1234567890q 12345678910
123456789a 123456789q 123456789z 1234567a 1234567q 123456a 123456aa 123456q 123456qwerty 123456z 123457 12345a 12345q 12345qwert 1234abcd 1234qwer
123654 123654789 12369874 123698745 123789 123987 123abc 123asd 123mudar 123qaz 123qwe 123qwe123 123qweasd 123qweasdzxc 123zxc 124578 12qwaszx 131313
132435 134679 135790 1366613 141627 142536 147258 147258369 147852 147852369 1478963 14789632 147896325 15426378 159357 159753 159951 171717 192837465
1a2b3c 1a2b3c4d 1passwor 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 202020 21122112 212121 223344 246810 25802580 258456
314159 31415926 315475 321654 332211 369258 445566 456123 456654 456852 4815162342 51505150 555666 654321 666666 666777 666999 6751520 696969 741852
741852963 753159 753951 7777777 789456 789456123 7895123 789654 852456 8675309 8j4ye3uz 906090 911911 9379992 951753 963852 987456 987654 a12345
a123456 a1234567 a1b2c3 a1b2c3d4 a1s2d3f4 aaa111 aardvark abacaxi abc123 abcd1234 aberdeen abgrtyu abigail access access14 accord account acesso
acesso123 achilles action active adgjmptw adidas admin123 admin1234 administrador adrian adriana aezakmi afiliado afiliados africa agent007 aggies
airborne airforce airplane alabama alaska albert alberto alegria alejandr aleksandr alexande alexander alexandr alexandra alexis alfred alicia aliens
aline123 alison allison alpha1 alpine always alyssa amadeus amanda amarelo amateur amazon amber1 amelia america american amor123 amordedeus amoreterno
amsterdam ana123 anaclara anajulia anakin anarchy anastasia anders anderson andrea andreas andrei andrew andrew1 andrey angel1 angela angelica
angelina angelo angels animal annette anthony anthony1 antonio anubis anything apache apollo apollo13 apple1 apples aquarius aragorn archer archie
area51 arizona arnold arsenal arsenal1 arthur artist asd123 asdasd asdf123 asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdzxc ashley ashton
aspirine assass assassin asshole asshole1 assman asterix astros athena atlanta atlantic atlantis atletico atleticomg atomic attack auburn audrey
august aurora aussie austin australia autumn avalon avatar avenger awesome azamat azerty azsxdc babies babyboy babydoll babygirl babylon babylon5
badass badboy badger baggins bahia123 bailey baller bambam banana bananas bandit bangkok banshee barbara barbie barcelon barcelona barkley barney
baseball basket basketba basketball bassman bastard batman batman1 battle baxter beagle bearbear beatles beatrice beatriz beautiful beauty beaver
beavis beckham beefcake beetle belinda belohorizonte bender benjamin bennett benson bentley berlin bernard bernie bertha bethany beverly bianca
bicycle bigballs bigboy bigdaddy bigdog bigfoot bigger biggie bigguy bigmac bigman bigone bigred billie billybob birdie birdman birthday biscuit
bishop biteme blabla black1 blackcat blackdog blackie blackjac blackman blacks blacky blades blahblah blaster blazer blessed blink182 blizzard blonde
blondes blondie blowme blue123 blue22 bluebird blueblue blueeyes bluemoon bluesky bobafett bobbie bobbob bobcat boeing bogdan bohica bollocks bollox
bomber bond007 bondage bonehead bonitinha bonjour bonnie booger boogie boomer borboleta bossman boston botafogo bottom bowler bowling bradford bradley
brandi brando brandon brandon1 brandy brasil brasil123 brasil2014 brasil2022 brasil2024 brasil2026 brasilia braves brazil breeze brenda brendan
brianna bridge bridget britney brittany broken bronco broncos brooke brooklyn brooks brother brothers brownie browns brucelee bruins bruno123 brutus
bubba1 bubbas bubble bubbles buckeye buckeyes buddha buddy1 budlight budman buffalo buffett bugger bulldog bulldogs bullet bunghole burger burton
business buster buster1 butler byteme cachorrinho cachorro cactus cadillac caesar caitlin caliente californ california callie calvin camaro camelot
camels camera cameron camila camila123 camille camisa10 campbell campinas canada cancel cancer candyman cannon cantona capital captain cardinal carlos
carlos123 carlton carmen carolina caroline carolyn carpet carrie carrot carson carter cartman cartoon caserta casey1 casino casper cassidy cassie
castle catalina catch22 catdog catfish catherin cavalier ccbill cdtnkfyf celeste celica celine celtic celtics celular center central cessna champion
champs chance chandler change changeme charger chargers charles charlie charlie1 charlott charlotte charly charmed cheese chelsea chelsea1 cherokee
cherry cheryl chester chevelle chevrole chevy1 cheyenne chicago chichi chicken chicks chiefs children chipper chocolat chocolate chopper chris1
chrissy christ christia christian christin christine christop christy chronic chubby chucky church cjkysirj cjkywt claire clancy clarence classic
claude claudia clayton cliente cliente123 clifford clinton clitoris clover cocacola coffee colleen college collins colombia colorado colors colt45
coltrane columbia columbus command commando compaq computador computer concrete condor connect connie connor conrad consumer content control cookie
cookies cooldude cooler coolio coolman cooper copper coringa corinthians corinthians1910 corona corvette cosmos cosworth cotton cougar country
courtney cowboy cowboys cowboys1 coyote cracker creative cricket crimson cristiane cristina crusader cruzeiro cruzeiro1921 crystal cthulhu cthutq
cuddles cupcake curious curitiba curtis cutter cxfcnmt cynthia dagger dakota dallas dalton damian damien dancer danger daniel daniel1 daniel123
daniela danielle daniil danila dannyboy darkness darkside darkstar darling darren darwin david1 dawson daytona dbrnjhbz deadhead deadman deanna debbie
december deedee deeznuts defender defiant deftones delete delta1 denise dennis denver derrick desert design designer desire deskjet destiny detroit
deus123 deuseamor deusefiel deusemais devildog devils dexter dfvgbh diablo diamond diamond1 diamonds diego123 diesel dietcoke digger digital dilbert
dilligaf dillon dingdong director discover disney dkflbvbh doberman docinho doctor dodger dodgeram dodgers doggie dogman dollar dolphin dolphins
dominic domino donald donkey donnie doobie doodle dookie dorothy double doughboy douglas dracula dragao123 dragon dragon1 dragons dreamer dreams
driver drizzt drowssap drpepper drummer dthjybrf dublin ducati dudley dumbass duncan durango dustin eagle1 eagles eclipse eduard eduarda eduardo
edward eileen einstein ekaterina elaine electric elefante element elephant elijah elizabet elizabeth elliot elliott elvis1 elwood emerald eminem
emmanuel empire empresa empresa123 energy engage engine engineer england english enigma enterpri enterprise entrar entrar123 ernest escape escola
escort escritorio esperanca esther estrela estrelinha estudante eternity eugene euteamo evelyn everton excalibu exigen exigent explorer express
extreme fabian falcon falcons fallen familia familia123 family fantasy farmer farside faster fatass fatboy fatcat father fatman felicidade felipe
felipe123 fender fernanda fernando ferrari ferret fetish ficken fighter filter finger finish fireball firebird firefly firefox fireman fisher fishing
fitness fktrcfylh fktrctq flamengo flamengo123 flames flamingo flatron fletcher flight flipper florence florianopolis florida flower flowers fluffy
fluminense fluminense1902 flyboy flyers foobar football forest forever forget forgot formula formula1 forrest fortaleza fossil foster foxtrot france
frances francis franco frank1 frankie franklin franky freaks freaky freckles freddie freddy frederic fredfred freedom freedom1 freeman freepass
freeuser french friday friend friends frogger froggy front242 frontier frosty funtime fusion futebol futebol10 future fyfcnfcbz fylhtq gabriel
gabriel123 gabriela galaxy galina galore gambit gandalf gangbang gangsta gangster garbage garcia garden garfield garrett gateway gateway1 gatinha
gatinha123 gatinho gators gbpltw geheim gemini general genesis genius george georgia gerald gerard german germany geronimo gestordetrafego getsome
gfhjkm ghbdtn ghbdtnbr ghjcnj giants gibson gilbert gillian ginger giovanni gizmo1 gizmodo gjkbyf global gloria gn56gn56 goblin goblue goddess
godsmack godzilla goforit goiania goldberg golden goldfish goldie golfball golfer golfing goober goodbye goodluck goodtime google googleads gopher
gordon gorilla gotcha gothic gracie graham grandma granny grateful green1 greenday gregory gremio gremio1903 gremlin grendel griffey griffin grizzly
groovy grover guardian guilherme guinness guitar gundam gunner gustav gustavo hacker halflife hamburg hamilton hamlet hammer hammers hamster handsome
hannah hannibal hansolo happy1 hardcore harder hardon harley harley1 harmony harold harris harrison harvey hastings hawaii hawkeye hayden hearts
heather heather1 heaven hector helena hellfire hello1 hello123 helpme hendrix henrique herbert herbie hercules herman hermes hershey hesoyam hidden
highland hilton hiphop history hitman hjvfirf hobbes hobbit hockey holden holiday holland hollywoo holmes homer1 homers homerun honda1 hongkong
hooters hoover horndog hornet horney horses hotboy hotdog hotmart hotmart123 hotrod hotstuff hottie houses houston howard hudson hummer hungry hunter
hunter1 hunting hurrican husker huskers ibanez icecream iceman iforgot iguana ihateyou iloveu iloveyou imagine immortal impala imperial incubus indian
indiana indians indigo infantry inferno infiniti infinity insane inside integra internacional internet intrepid ireland ironman isabel isabela
isabella isabelle island israel italia ivanov iverson iwantu jackal jackass jackie jackoff jackson jackson1 jaguar jamaica james1 jammer janice janine
january jasmin jasmine jason1 jasper javier jeffrey jennie jennifer jeremiah jeremy jericho jerome jersey jessica jessica1 jessie jester jesus1
jesus123 jesuscristo jesusevida jesusteamo jethro jimbob jimmy1 joanna joanne joao123 joaopedro joejoe john316 johnjohn johnny johnson jonathan jordan
jordan1 jordan23 joseph joshua jrcfyf judith julian juliana juliet jumper jungle junior jupiter justdoit justice justin justine justme juventus kaiser
kaktus kamikaze kangaroo kansas karate karina kasper katana katerina kathleen katrin katrina kawasaki keeper kelley kelsey kennedy kenneth kentucky
kenwood kermit kevin1 keyboard keystone kicker killer killer1 killme kimberly kingdom kingkong kingpin kingston kirill kisses kissme kitkat kitten
kittycat klaster knicks knight knights kodiak kolobok kotenok kramer krishna kristen kristi kristin kristina labrador labtec lacrosse ladies ladybug
laguna lakers lancelot lancer laptop laranja larisa larissa lasvegas latino lauren laurie lawrence lawyer leader leather ledzep legacy legend legion
legolas lemons lennon leonard leonardo leopard leslie lespaul lestat lester leticia letmein letmein1 letmein2 letsgo lexmark liberty licker lickme
lifehack lightnin lights lincoln linda123 lindsay lindsey liquid little liverpoo liverpool lizard lizzie lobster logitech loja123 lol123 lolita
lollipop lollol london lonely lonestar lonewolf longhorn looker looking lorenzo lorraine louise loulou loveit lovelove lovely loveme loverboy lovers
loveyou loving lowrider lucas123 luciana lucifer lucky1 lucky7 luckydog ludwig luther lvbnhbq macaco macdaddy machine madden maddie maddog madison
madman madmax madness madonna madrid maestro maggie magic1 magnolia magnum magnus maiden mailcreated5240 mailman makaveli maksim malcolm malibu
mallard manager manaus manchest manchester mandingo maniac manson manuel manutd marathon marcel marcelo marcos123 marcus margaret margarita maria123
mariaclara mariah marian mariana marilyn marina marine mariners marines marino marion marissa marketing marketing123 markus marlboro marley marlin
marshall martha martin martina martinez martini marvel marvin maryjane maryland massive master master1 masters mateus matheus matheus123 matilda
matrix matthew matthew1 mature maurice maverick maxima maximus maxine maxmax maxwell maynard meatball megadeth megaman melancia melanie melinda
melissa melissa1 melody melvin member memphis mengao mengao123 mercedes mercury meridian merlin mersedes metallic metallica method meuamor meuamor123
mexico michael michael1 michaela michel michele michelle michigan mickey microsoft midnight mighty miguel milano miller millie million milton
minecraft minhafamilia minhasenha minnie mirage miranda mission mister mistress mitchell mobile mollie molly1 moloko molson momoney monday money1
moneys mongoose monica monika monique monitor monkey monkey1 monkeys monopoly monroe monster montana montreal moocow mookie moomoo morango morgan
morpheus morris morrison moscow mother motorola mountain mozart mudar123 muffin mulder munchkin muppet murphy murray muscle mushroom musicman mustang
mustang1 mustangs mylove mypass myself mystery mystic nadine napass napoleon naruto nascar nastya natali natalia natalie natasha nathalie nathan
national naughty ncc1701 ncc1701a ncc1701d ncc1701e nebraska nellie nelson nemesis neptune network nevada newlife newman newpass newport newton
newyork neymar neymar10 nfnmzyf nicholas nicola nicolas nicole nikita nimrod niners nintendo nirvana nissan nofear nolimit noodle noodles nookie
nopass norman norton notebook nothing november nugget nuttertools nylons nymets oakland oakley obiwan oblivion october odessa office ohyeah oicu812
oilers oklahoma oksana oldman oliver olivia omega1 onelove online openup oracle orange oregon orlando oscar1 osiris outlaw overlord oxford pa55w0rd
pa55word pacific packard packers pacman painter pakistan palace paladin palhaco palmeiras palmeiras1914 palmer pamela panama panasonic pancho pandora
pantera panther panthers panties panzer paradise paradox parker parola parrot pascal pass123 passarinho passat passion passport passw0rd passwor
password password1 password123 passwort patches patricia patrick patrick1 patriot patriots patton pauline paulo123 pavilion payton peaches peanut
peanuts pearljam pebbles pedro123 peekaboo peewee pegasus pele10 pencil penelope penguin penguins pentium people pepper pepsi1 perfect personal
pervert peter1 peterpan peugeot phantom philip philips phillies phillip philly phoebe phoenix phoenix1 photos picard picasso pickle pickles picture
pierre piglet pikachu pimpin pineappl pinkfloy pioneer pirate pirates pistol pitbull planet plastic platinum playboy player playtime please pleasure
plumber plymouth poison pokemon pokemon1 polaris police polina poncho pontiac poohbear pookie pooper poopie poopoo popcorn popeye porkchop porsche
porsche9 porter portland portoalegre portugal possum postal potato potter powder power1 powers precious predator prelude presario preston pretty
primus prince princes princesa princesinha princess printer priscila private privet prodigy professor psycho pumpkin punisher punkin punkrock puppies
purple putter pyramid python q12345 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsed qawsedrf qaz123 qazqaz qazwsx qazwsx123 qazwsxed qazwsxedc
qazwsxedcrfv qazxsw qazxswedc qqq111 quality qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerasdf qwert123 qwerty qwerty1 qwerty12 qwerty123
qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop rabbit racecar racerx rachel racing rafael rafaela ragnarok raider raiders raiders1
rainbow raistlin rammstein ramona randall random ranger ranger1 rangers rangers1 raptor rascal rasdzv3 raven1 ravens raymond rbhbkk reagan reality
reaper rebecca rebels recife red123 redalert redbull reddog redhead redman redneck redrum redskins redsox redwings reggie regina remember renegade
rescue research review rfnthbyf rfrfirf rhbcnbyf rhonda ricardo richard richard1 richie richmond riodejaneiro ripper rjntyjr robbie robert robert1
roberto roberts robinson rocker rocket rockon rockstar rocky1 rodney rodrigo rogers roland roller rolltide romario romashka rommel ronald ronaldinho
ronaldo ronnie rookie rooster rootbeer roscoe rosebud rosemary roxanne rubber runner rush2112 ruslan russell russia russian rusty1 sabbath sabina
sabine sabrina safety sailboat sailing sailor saints sakura salmon salvador samantha sammie sammy1 sampson samson samsung samuel samurai sanchez
sandiego sandman sandra santiago santos santos1912 saopaulo saopaulofc sapphire sarah1 sasha1 satan666 saturn saudade savage savannah scarface scarlet
scarlett school scooby scoobydo scooter scooter1 scorpio scorpion scotland scotty scrappy scream scruffy scully search seattle sebastia sebastian
secret security seinfeld select seminole semperfi senha123 senha1234 senha12345 sentinel septembe september serega serena serenity sergei sergey
sergio server service sesame seven7 shadow shadow1 shaggy shalom shaman shamrock shaney14 shannon shaolin sharks sharon shasta shaved shazam sheena
sheila shelby shelley shelly shemale sherlock sherman sherry shiloh shirley shogun shooter shopping shorty shotgun showme showtime sidney siemens
sierra silver silvia simone simple simpson simpsons sinatra singer single sinner sirius sistema sistema123 sister sithlord skater skeeter skiing
skinny skipper skippy skittles skyline skywalke slappy slapshot slayer sleepy slipknot smiles smiley smitty smoker smokey smokin smooth smudge snakes
snapper snickers sniper snoopy snowball snowman snuggles sobaka soccer soccer1 socrates softball software soldier soleil solomon somethin sommer
sooner sooners sophia sophie soso123aljg southern spanking spankme spanky sparky spartak spartan spartans speaker special spectrum speedy spencer
spider spiderma spiderman spidey spirit spitfire splash spooky sports spring springer sprint sprite spunky spyder squirrel squirt srinivas stacey
stalker stallion standard stanley starbuck starcraft stardust starfish stargate startrek starwars stealth steelers stefan stella stephani stephanie
stephen sterlin sterling steve1 steven stevie stewart sticky stimpy stinger stingray stinky stocking stonecol stoner stones stormy stranger street
strider strike striker strong stuart student studio stupid subaru sublime success summer summer1 summit sundance sunday sunrise sunset sunshine super1
super123 superfly superman support surfer surfing suzanne suzuki svetik svetlana swallow sweetie sweetpea sweets sweety swimming swordfis swordfish
sydney sylvia syracuse system tacobell tacoma tamara tanker tanner tardis target tarheel tarheels tartaruga tarzan tatiana tattoo tatyana taurus
taylor tazman tdutybq teacher teamo123 technics techno teclado telefon telefone tempest temple tennis tequila teresa terminator terror test123
teste123 teste1234 tester testeteste testing testtest thailand thanks thankyou thegame theking theman theone therock thiago thomas thomas1 thompson
throat thuglife thumper thunder thunder1 thx1138 tiago123 tickle tiffany tiger1 tigers tigger timao123 timber timothy tinker tintin titanic titans
titleist tobias tolkien tomcat tomtom topcat topdog topgun topper tornado toronto torres toshiba tottenha toyota trabalho tracey tractor trafego
trafego123 trains trance transam travel travis trebor trevor trfnthbyf tricky trigger trinity tristan triton triumph trixie trojan trojans trombone
trooper trouble trucker trucks trumpet trunks trustno1 tucker tuesday turkey turner turtle tweety twilight twister tyrone ultimate unicorn united
unknown unreal usa123 usuario usuario123 vacation valentin valentina valera valerie valhalla valley vampire vanessa vanhalen vanilla vasco123
vascodagama vectra vegeta velvet vendas vendas123 verbatim verdao veritas vermelho verona veronica veronika vertigo vfhbyf vfhecz vfrcbv vfrcbvrf
vfvjxrf victor victoria victory viking vikings viktor viktoria vincent vinicius violet viper1 vipers virgin virginia vision vitoria vivian vkontakte
vladik vladimir volume voodoo vortex voyager vulcan walker wallace walnut walter wanker warcraft warhammer warlock warren warrior warriors waterloo
waters watson weasel weather webmaster webster weezer welcome welcome1 werewolf wesley western westham westside whatever wheels whiskey whitney
whocares whynot wicked wildcat wildcats william william1 williams willie willis willow wilson window windows winner winnie winston winter wisdom
wizard wolfgang wolfman wolfpack wolverin wolverine wolves wombat wonder woody1 wookie wordpass wrangler wright wrinkle1 writer wutang xanadu xavier
xfiles yamaha yankee yankees yankees1 ybrbnf yellow yfnfif yomama yourmom yvonne zachary zaphod zaq123 zaq12wsx zaq1xsw2 zaqwsx zeppelin zidane zipper
zombie zvezda zxc123 zxcv1234 zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);
