/** People whose names sellers borrow, in the form in which texts are read: lower case, without accents. */
export const famousNames: readonly string[] = `
drauzio varella|luciano huck|ana maria braga|fatima bernardes|william bonner|xuxa(?: meneghel)?|silvio santos|faustao|neymar(?: jr)?|anitta|ivete sangalo|gisele bundchen|
rodrigo faro|eliana michaelichen|gusttavo lima|tony ramos|regina duarte|renato aragao|sabrina sato|bruna marquezine|juliana paes|grazi massafera|pedro bial|
marcos mion|angelica ksyvickis|zeca pagodinho|ronaldinho(?: gaucho)?|glorias? maria|gloria pires|marilia gabriela|datena|celso portiolli|virginia fonseca|maisa silva|sandra annenberg|
oprah(?: winfrey)?|dr\\.? oz|mehmet oz|dr\\.? phil|kevin costner|tom hanks|elon musk|jennifer aniston|kim kardashian|kardashians?|rebel wilson|adele adkins|kelly clarkson|joe rogan|
bill gates|warren buffett|jeff bezos|mark zuckerberg|ben carson|sanjay gupta|gordon ramsay|taylor swift|angelina jolie|brad pitt|george clooney|clint eastwood|morgan freeman|
tom selleck|denzel washington|whoopi goldberg|ellen degeneres|dolly parton|martha stewart|chrissy teigen|lebron james|cristiano ronaldo|lionel messi|messi|beyonce|rihanna|madonna|
jennifer lopez|halle berry|meghan markle|kate middleton|prince harry|piers morgan|holly willoughby|david attenborough|martin lewis|richard branson|simon cowell|joanna lumley|dawn french|susanna reid|alan sugar|donald trump|barack obama|michelle obama|melania trump|tucker carlson|sylvester stallone|arnold schwarzenegger|keanu reeves|johnny depp|scarlett johansson|jessica alba|gwyneth paltrow|serena williams|roger federer|novak djokovic|rafa(?:el)? nadal|
antonio banderas|penelope cruz|javier bardem|shakira|karol g|thalia|salma hayek|sofia vergara|maria celeste arraras|pablo motos|susanna griso|jordi evole|ana rosa quintana|amancio ortega|rosalia|
david broncano|eugenio derbez|ricardo arjona|veronica castro|eva longoria|enrique iglesias|julio iglesias|isabel preysler|belen esteban|carlos slim|carlos sobera|
gunther jauch|helene fischer|heidi klum|dieter bohlen|frank thelen|carsten maschmeyer|barbara schoneberger|til schweiger|thomas gottschalk|eckart von hirschhausen|angela merkel|
dagmar wohrl|ralf dummel|hohle der lowen|markus lanz|florian silbereisen|veronica ferres|vera int-veen|rainer calmund|jurgen klopp|lena meyer-landrut|sylvie meis|stefan raab|motsi mabuse|roland kaiser|
omar sy|cyril hanouna|michel cymes|zidane|zinedine zidane|kylian mbappe|mbappe|marion cotillard|sophie marceau|stromae|gad elmaleh|elise lucet|evelyne dheliat|jean dujardin|
celine dion|brigitte bardot|catherine deneuve|brigitte macron|jean-luc reichmann|laurence boccolini|karine le marchand|faustine bollaert|adriana karembeu|alain delon|bernard arnault|anne-sophie lapix|gilles bouleau|michel drucker|
patricia poeta|whindersson nunes|rodrigo hilbert|susana vieira|fausto silva|carolina dieckmann|deborah secco|claudia raia|paolla oliveira|tata werneck|lair ribeiro|pablo marcal|thiago nigro|nathalia arcuri|caua reymond|lazaro ramos|tais araujo|maju coutinho|cesar tralli|renata vasconcellos|galvao bueno|adriane galisteu|luana piovani|
dr\\. gundry|khloe kardashian|kylie jenner|melissa mccarthy|drew barrymore|jennifer hudson|al roker|blake shelton|reba mcentire|willie nelson|mel gibson|bruce willis|michael strahan|ryan reynolds|dwayne johnson|mark cuban|kevin o'leary|lori greiner|barbara corcoran|suze orman|dave ramsey|tom brady|tiger woods|mike tyson|hulk hogan|chuck norris|anthony fauci|phil mcgraw|nicole kidman|cameron diaz|sandra bullock|meryl streep|helen mirren|judi dench|prince william|king charles|amanda holden|lorraine kelly|davina mccall|gary lineker|deborah meaden|lizzo|sam altman|jamie oliver|nigella lawson|
alejandra guzman|galilea montijo|andrea legarreta|ninel conde|william levy|maluma|j balvin|cristina saralegui|susana gimenez|mirtha legrand|marcelo tinelli|iker casillas|sara carbonero|paz padilla|carmen lomana|risto mejide|jesus calleja|bertin osborne|david bisbal|alejandro sanz|pau gasol|fernando alonso|carlos alcaraz|el hormiguero|karlos arguinano|
michelle hunziker|verona pooth|uschi glas|iris berben|senta berger|jan bohmermann|oliver pocher|matthias schweighofer|elyas m'barek|mario barth|oliver kahn|manuel neuer|bastian schweinsteiger|boris becker|steffi graf|michael schumacher|sebastian vettel|robert geiss?|carmen geiss?|daniela katzenberger|sophia thomalla|lena gercke|judith rakers|hermann maier|hansi hinterseer|olaf scholz|friedrich merz|tim malzer|andrea berg|
nagui|claire chazal|stephane plaza|karine ferri|laetitia casta|jamel debbouze|dany boon|gerard depardieu|isabelle adjani|mylene farmer|johnny hallyday|florent pagny|patrick sebastien|jean-pierre foucault|laurent ruquier|yann barthes|cristina cordula|philippe etchebest|cyril lignac|antoine dupont|antoine griezmann|didier deschamps|thierry henry|teddy riner|emmanuel macron|xavier niel|
wagner moura|rodrigo santoro|selton mello|fernanda montenegro|lima duarte|antonio fagundes|gilberto gil|caetano veloso|chitaozinho|luan santana|marilia mendonca|ayrton senna|rebeca andrade|rayssa leal|gabriel medina|hugh jackman|matt damon|ben affleck|julia roberts|reese witherspoon|emma thompson|hugh grant|colin firth|daniel craig|idris elba|ed sheeran|elton john|paul mccartney|mick jagger|tom cruise|will smith|robert de niro|al pacino|harrison ford|jane fonda|simone biles|michael phelps|usain bolt|andy murray|david beckham|victoria beckham|wayne rooney|harry kane|concha velasco|imanol arias|blanca portillo|luis tosar|belen rueda|maribel verdu|santiago segura|joaquin sabina|joan manuel serrat|luis fonsi|luis miguel|ricky martin|andres iniesta|xavi hernandez|sergio ramos|carolina marin|moritz bleibtreu|jan josef liefers|axel prahl|maria furtwangler|christoph waltz|daniel bruhl|udo lindenberg|herbert gronemeyer|peter maffay|jogi low|thomas muller|magdalena neuner|vincent cassel|jean reno|daniel auteuil|isabelle huppert|juliette binoche|audrey tautou|vanessa paradis|patrick bruel|jean-jacques goldman|mimie mathy|thierry lhermitte|christian clavier|tony parker|amelie mauresmo|
tadeu schmidt|ana paula padrao|patricia abravanel|rodrigo lombardi|alexandre nero|murilo benicio|giovanna antonelli|cleo pires|
camila pitanga|debora falabella|adriana esteves|vladimir brichta|marieta severo|nathalia timberg|stenio garcia|osmar prado|
ary fontoura|betty faria|vera fischer|christiane torloni|malu mader|claudia abreu|mariana ximenes|leticia sabatella|alinne moraes|
isis valverde|marina ruy barbosa|larissa manoela|chay suede|bruno gagliasso|giovanna ewbank|fabio porchat|gregorio duvivier|
dani calabresa|ingrid guimaraes|leandro hassum|marcelo adnet|danilo gentili|carlos alberto de nobrega|sonia abrao|catia fonseca|
ana hickmann|edu guedes|erick jacquin|paola carosella|henrique fogaca|helena rizzo|claude troisgros|bela gil|alex atala|
zeze di camargo|michel telo|maiara e maraisa|jorge e mateus|henrique e juliano|ze neto|
wesley safadao|maria bethania|gal costa|milton nascimento|chico buarque|seu jorge|luisa sonza|pabllo vittar|claudia leitte|
daniela mercury|carlinhos brown|padre fabio de melo|padre marcelo rossi|marta vieira|vinicius junior|vini jr|abel ferreira|guga kuerten|
gustavo kuerten|rubens barrichello|felipe massa|emerson fittipaldi|cesar cielo|oscar schmidt|fabi alvim|anderson silva|jose aldo|
flavio canto|daiane dos santos|arthur zanetti|italo ferreira|augusto cury|mario sergio cortella|leandro karnal|luiz barsi|abilio diniz|
luiza trajano|flavio augusto|primo rico|gugu liberato|hebe camargo|jo soares|gloria menezes|tarcisio meira|francisco cuoco|tony tornado|
elza soares|jeremy clarkson|richard hammond|graham norton|jonathan ross|phillip schofield|ant and dec|dermot o'leary|
alison hammond|rylan clark|claudia winkleman|tess daly|mary berry|prue leith|noel fielding|monty don|alan titchmarsh|
kirstie allsopp|kevin mccloud|nick knowles|bear grylls|chris packham|ben fogle|joe wicks|delia smith|rick stein|
heston blumenthal|marcus wareing|gino d'acampo|tom kerridge|nadiya hussain|maggie smith|olivia colman|michael caine|ian mckellen|
patrick stewart|stephen fry|hugh laurie|benedict cumberbatch|tom hardy|kate winslet|keira knightley|emily blunt|rod stewart|cliff richard|
robbie williams|gary barlow|harry styles|dua lipa|lewis capaldi|ellie goulding|mo farah|jessica ennis|
bradley wiggins|lewis hamilton|jenson button|alan shearer|peter crouch|marcus rashford|gareth southgate|
lucy bronze|emma raducanu|tyson fury|anthony joshua|ricky gervais|michael mcintyre|jimmy carr|miriam margolyes|trevor mcdonald|
huw edwards|fiona bruce|carol vorderman|rachel riley|martin clunes|paul mckenna|dr michael mosley|princess diana|
prince philip|prince charles|queen camilla|boris johnson|rishi sunak|keir starmer|jimmy fallon|jimmy kimmel|stephen colbert|
david letterman|conan o'brien|jay leno|ryan seacrest|carson daly|savannah guthrie|hoda kotb|anderson cooper|gayle king|robin roberts|
george stephanopoulos|kelly ripa|rachael ray|ina garten|guy fieri|bobby flay|emeril lagasse|alton brown|joanna gaines|chip gaines|
mike rowe|pat sajak|vanna white|alex trebek|steve harvey|drew carey|nick offerman|jeff bridges|kevin bacon|
kurt russell|goldie hawn|diane keaton|susan sarandon|sally field|dustin hoffman|jack nicholson|tommy lee jones|sam elliott|
chris hemsworth|chris pratt|mark wahlberg|matthew mcconaughey|bradley cooper|channing tatum|zac efron|margot robbie|
anne hathaway|natalie portman|kate hudson|jennifer garner|courteney cox|lisa kudrow|sarah jessica parker|gwen stefani|katy perry|
lady gaga|miley cyrus|justin bieber|justin timberlake|britney spears|christina aguilera|mariah carey|shania twain|garth brooks|tim mcgraw|
faith hill|carrie underwood|miranda lambert|luke bryan|luke combs|chris stapleton|kenny rogers|bruce springsteen|jon bon jovi|billy joel|
bob dylan|snoop dogg|kanye west|michael jordan|magic johnson|shaquille o'neal|kobe bryant|stephen curry|kevin durant|charles barkley|
peyton manning|eli manning|patrick mahomes|travis kelce|aaron rodgers|joe montana|terry bradshaw|derek jeter|venus williams|andre agassi|
billie jean king|phil mickelson|rory mcilroy|jack nicklaus|mikaela shiffrin|lindsey vonn|katie ledecky|muhammad ali|george foreman|
tony robbins|deepak chopra|andrew huberman|tim ferriss|robert kiyosaki|gary vaynerchuk|mrbeast|logan paul|jordan peterson|ben shapiro|
sean hannity|bill o'reilly|rush limbaugh|megyn kelly|joe biden|hillary clinton|bill clinton|george w\\. bush|ronald reagan|russell crowe|
cate blanchett|kylie minogue|steve irwin|bindi irwin|robert irwin|karl stefanovic|kerri-anne kennerley|curtis stone|
shane warne|ricky ponting|cathy freeman|ian thorpe|ash barty|justin trudeau|wayne gretzky|sidney crosby|keith urban|arguinano|
samantha vallejo-nagera|alberto chicote|ferran adria|martin berasategui|dabiz munoz|
cristina pedroche|anne igartiburu|jesus vazquez|jorge javier vazquez|maria teresa campos|terelu campos|
nuria roca|matias prats|lorenzo mila|inaki gabilondo|iker jimenez|
andreu buenafuente|berto romero|el gran wyoming|jose mota|arturo valls|juanra bonet|sonsoles onega|
carmen maura|victoria abril|aitana sanchez-gijon|paz vega|elena anaya|ursula corbero|alvaro morte|mario casas|miguel angel silvestre|
hugo silva|jose coronado|eduardo noriega|antonio resines|lola flores|lolita flores|rosario flores|isabel pantoja|rocio jurado|
camilo sesto|miguel bose|pablo alboran|aitana ocana|amaia montero|
vicente del bosque|gerard pique|carles puyol|lamine yamal|alexia putellas|aitana bonmati|jenni hermoso|
marc marquez|dani pedrosa|ona carbonell|mireia belmonte|miguel indurain|alberto contador|conchita martinez|arantxa sanchez vicario|
garbine muguruza|saul craviotto|lydia valentin|almudena cid|pedro almodovar|alejandro amenabar|arturo perez-reverte|tamara falco|
vicky martin berrocal|pilar rubio|paula echevarria|georgina rodriguez|ricardo darin|guillermo francella|norma aleandro|graciela borges|
moria casan|valeria mazza|natalia oreiro|lali esposito|tini stoessel|fito paez|charly garcia|andres calamaro|gustavo cerati|
abel pintos|soledad pastorutti|angel di maria|lionel scaloni|dibu martinez|emanuel ginobili|
manu ginobili|juan martin del potro|gabriela sabatini|luciana aymar|narda lepes|francis mallmann|german martitegui|damian betular|
donato de santis|adrian suar|mario kreutzberger|don francisco|vivi kreutzberger|cecilia bolocco|benjamin vicuna|pedro pascal|
ivan zamorano|mon laferte|gael garcia bernal|kate del castillo|ana de la reguera|
adal ramones|omar chaparro|yordi rosado|raul araiza|maribel guardia|gloria trevi|paulina rubio|alejandro fernandez|vicente fernandez|
pepe aguilar|angela aguilar|christian nodal|marco antonio solis|julieta venegas|natalia lafourcade|
carlos santana|roberto gomez bolanos|hugo sanchez|rafa marquez|chicharito|guillermo ochoa|
memo ochoa|saul alvarez|canelo alvarez|julio cesar chavez|lorena ochoa|checo perez|lupita nyong'o|yalitza aparicio|
amparo grisales|margarita rosa de francisco|jorge baron|james rodriguez|falcao garcia|radamel falcao|
carlos valderrama|pibe valderrama|egan bernal|nairo quintana|rigoberto uran|mariana pajon|catherine ibarguen|gaston acurio|magaly medina|
gisela valcarcel|laura bozzo|paolo guerrero|claudio pizarro|tilsa lozano|eva ayllon|maria elena salinas|
raul de molina|lili estefan|gloria estefan|marc anthony|daddy yankee|bad bunny|romeo santos|juan luis guerra|anke engelke|
bastian pastewka|hape kerkeling|harald schmidt|sandra maischberger|maybrit illner|frank plasberg|ingo zamperoni|caren miosga|
susanne daubner|linda zervakis|claus kleber|marietta slomka|christian sievers|johannes b\\. kerner|jorg pilawa|kai pflaume|
eckart hirschhausen|joko winterscheidt|klaas heufer-umlauf|steven gatjen|sonja zietlow|daniel hartwich|frauke ludowig|birgit schrowange|
nazan eckes|katja burkard|oliver geissen|andrea kiewel|carmen nebel|beatrice egli|andreas gabalier|vanessa mai|semino rossi|
howard carpendale|maite kelly|jurgen drews|costa cordalis|marius muller-westernhagen|wolfgang niedecken|
max giesinger|yvonne catterfeld|xavier naidoo|apache 207|johannes oerding|
alexander herrmann|johann lafer|horst lichter|frank rosin|steffen henssler|sarah wiener|cornelia poletto|
lea linster|alfons schuhbeck|eckart witzigmann|mario adorf|armin mueller-stahl|gotz george|heiner lauterbach|jan-josef liefers|
ulrich tukur|axel milberg|dietmar bar|klaus j\\. behrendt|miroslav nemec|udo wachtveitl|ulrike folkerts|sibel kekilli|nora tschirner|
christian ulmen|fahri yardim|karoline herfurth|jella haase|florian david fitz|katja riemann|martina gedeck|hannelore elsner|
christine neubauer|simone thomalla|mariele millowitsch|ruth maria kubitschek|thekla carola wied|hannelore hoger|diane kruger|
franka potente|nina hoss|sandra huller|august diehl|bud spencer|franz beckenbauer|uli hoeness|lothar matthaus|rudi voller|
jurgen klinsmann|philipp lahm|mesut ozil|toni kroos|mats hummels|miroslav klose|lukas podolski|joshua kimmich|julian nagelsmann|
hansi flick|thomas tuchel|almuth schult|alexandra popp|giulia gwinn|dirk nowitzki|dennis schroder|angelique kerber|alexander zverev|
henry maske|axel schulz|wladimir klitschko|vitali klitschko|regina halmich|maria hofl-riesch|felix neureuther|rosi mittermaier|
viktoria rebensburg|katarina witt|aljona savchenko|franziska van almsick|britta steffen|fabian hambuchen|heike drechsler|malaika mihambo|
jan ullrich|nico rosberg|ralf schumacher|mick schumacher|reinhold messner|judith williams|nils glagau|tijen onaran|georg kofler|
jochen schweizer|dirk rossmann|dieter schwarz|reinhold wurth|robert habeck|karl lauterbach|gerhard schroder|helmut schmidt|helmut kohl|
arjen robben|dj otzi|niki lauda|toto wolff|david alaba|marcel hirscher|armin assinger|mirjam weichselbraun|arabella kiesbauer|
johannes mario simmel|dominic thiem|roger koppel|stan wawrinka|xherdan shaqiri|dj bobo|bruno ganz|jean-pierre pernaut|
marie-sophie lacarrau|laurent delahousse|patrick poivre d'arvor|david pujadas|lea salame|julian bugier|harry roselmack|audrey crespo-mara|
thomas sotto|stephane bern|nikos aliagas|christophe dechavanne|sophie davant|sidonie bonnec|julien courbet|jacques legros|
jean-michel cohen|marina carrere d'encausse|frederic saldmann|allan theo|thierry ardisson|antoine de caunes|alessandra sublet|
estelle denis|denis brogniart|benjamin castaldi|valerie damidot|sophie ferjani|helene darroze|jean-francois piege|philippe conticini|
pierre herme|paul bocuse|alain ducasse|joel robuchon|anne-sophie pic|mory sacko|juan arbelaez|norbert tarayre|
ghislaine arabian|yves camdeborde|christophe michalak|julie andrieu|laurent mariotte|jean imbert|pierre arditi|
josiane balasko|gerard jugnot|marie-anne chazel|dominique lavanant|daniel prevost|jean rochefort|jean-paul belmondo|louis de funes|
lino ventura|jean gabin|fanny ardant|nathalie baye|karin viard|sandrine kiberlain|lea seydoux|virginie efira|melanie laurent|
berenice bejo|monica bellucci|carole bouquet|charlotte gainsbourg|jane birkin|guillaume canet|romain duris|gilles lellouche|
francois cluzet|benoit poelvoorde|benoit magimel|pierre niney|franck dubosc|kad merad|alexandra lamy|elie semoun|florence foresti|
muriel robin|michele laroque|pierre palmade|anne roumanoff|laurent gerra|nicolas canteloup|laurent baffie|francis cabrel|michel sardou|
alain souchon|laurent voulzy|jacques dutronc|francoise hardy|sylvie vartan|veronique sanson|patricia kaas|lara fabian|
helene segara|amel bent|kendji girac|clara luciani|juliette armanet|aya nakamura|grand corps malade|maitre gims|nicola sirkis|
eddy mitchell|charles aznavour|enrico macias|renaud sechan|bernard lavilliers|pascal obispo|christophe mae|nolwenn leroy|michel platini|
aime jacquet|raymond domenech|lilian thuram|bixente lizarazu|fabien barthez|christian karembeu|eric cantona|
karim benzema|olivier giroud|paul pogba|hugo lloris|raphael varane|ousmane dembele|wendie renard|sebastien chabal|frederic michalak|
fabien galthie|guy noves|yannick noah|jo-wilfried tsonga|gael monfils|richard gasquet|marion bartoli|laure manaudou|
florent manaudou|camille lacourt|leon marchand|jean-claude killy|luc alphand|tessa worley|
clarisse agbegnenou|david douillet|renaud lavillenie|marie-jose perec|kevin mayer|bernard hinault|laurent fignon|richard virenque|
thomas voeckler|julian alaphilippe|romain bardet|thibaut pinot|jeannie longo|alain prost|sebastien loeb|sebastien ogier|esteban ocon|
pierre gasly|victor wembanyama|nikola karabatic|nicolas hulot|yann arthus-bertrand|thomas pesquet|jean-claude van damme|
philippe bouvard|jamy gourmaud|fred courant|michel chevalet|nicolas sarkozy|francois hollande|jacques chirac|carla bruni|
veronique cloutier|guy a lepage|ricardo larrivee|martin matte|patrick huard|isabelle boulay|roch voisine|julie snyder|eric salvail|
louis-jose houde|karine vanasse|xavier dolan|carey price|mario lemieux|josee di stasio|normand brathwaite|ginette reno|robert charlebois|
william shatner|jim carrey|don cherry|mike holmes|daniel o'donnell|brendan o'connor|miriam o'callaghan|hamish blake|grant denyer|
maggie beer|matt preston|costa georgiadis|rafael araneda|tonka tomicic|karen doggenweiler|felipe camiroaga|leonardo farkas|jota mario|
ivan lalinde|paola turbay|laura acuna|andrea serna|natalia paris|silvestre dangond|gian marco zignago|andres wiese|karla tarazona|
beto ortiz|rebeca escribens|johanna san miguel|jefferson farfan|ricardo gareca|susana baca|mario vargas llosa|virgilio martinez veliz|
ivan de pineda|german paoloski|santiago del moro|veronica lozano|georgina barbarossa|catherine fulop|nicole neumann|julieta prandi|
carolina ardohain|facundo arana|nancy duplaa|pablo echarri|luis brandoni|soledad silveyra|palito ortega|chaqueno palavecino|
luciano pereyra|dady brieva|julian weich|gabriel batistuta|juan roman riquelme|carlos tevez|sergio aguero|marcelo gallardo|paty chapoy|
juan jose origel|consuelo duval|jacqueline bracamontes|alfredo adame|lucia mendez|angelica rivera|cristian castro|silvia pinal|
ignacio lopez tarso|eduardo capetillo|bibi gaytan|erika buenfil|itati cantoral|aracely arambula|barbara mori|angelique boyer|
sebastian rulli|maite perroni|danna paola|david faitelson|carmen aristegui|joaquin lopez-doriga|enrique olvera|manuel luis goucha|
catarina furtado|herman jose|ricardo araujo pereira|diogo morgado|daniela ruah|julia pinheiro|joao baiao|jose mourinho|luis figo|
tony carreira|jose avillez|ljubomir stanisic|dagmar koller|barbara karlich|otto retzer|otto waalkes|christoph grissemann|josef hader|
felix baumgartner|didier cuche|lara gut-behrami|michelle gisin|emil steinberger|beni thurnheer|sandro brotz|ralph krueger|ranulph fiennes|
ray mears|hugh fearnley-whittingstall|kirsty young|clare balding|gabby logan|aled jones|katherine jenkins|bryn terfel|gareth edwards|
gareth bale|ryan giggs|max boyce|james corden|rob brydon|michael sheen|anthony hopkins|catherine zeta-jones|charlotte church|sean connery|
ewan mcgregor|billy connolly|annie lennox|susan boyle|sandi toksvig|lucy worsley|neil armstrong|buzz aldrin|temple grandin|paula deen|
ree drummond|trisha yearwood|nate berkus|ty pennington|drew scott|tim gunn|padma lakshmi|tom colicchio|anthony bourdain|wolfgang puck|
jacques pepin|julia child|dick van dyke|betty white|carol burnett|alan alda|henry winkler|ron howard|william devane|chuck woolery|
pat boone|wilford brimley|erik estrada|larry king|regis philbin|kathie lee gifford|marie osmond|donny osmond|jane seymour|suzanne somers|
christie brinkley|cindy crawford|kelly slater|tony hawk|shaun white|lance armstrong|greg lemond|eliud kipchoge|paula radcliffe|
haile gebrselassie|
shark tank|dragons' den
`
  .replace(/\n/gu, '')
  .split('|')
  .filter((name) => name !== '');

/** Papers and channels whose looks are borrowed. */
export const newsBrands =
  /(?<![a-z\d])(?:g1|globo(?:\.com|news)?|rede globo|uol|folha de s\.? ?paulo|estadao|o globo|terra noticias|r7|veja|cnn|bbc(?: news)?|fox news|nbc(?: news)?|abc news|cbs(?: news)?|msnbc|usa today|new york times|washington post|forbes|daily mail|the sun|the guardian|the mirror|daily express|people magazine|time magazine|good morning america|el pais|el mundo|abc\.es|la vanguardia|antena ?3|telecinco|univision|telemundo|la sexta|bild(?:\.de| zeitung)?|spiegel(?: online)?|der spiegel|focus online|stern(?:\.de)?|tagesschau|zdf|ard|rtl(?: aktuell)?|n-tv|welt\.de|le monde|le figaro|le parisien|bfm ?tv|tf1|france ?(?:2|info|24)|20 ?minutes|l'express|m6|healthline news|men's health|women's health)(?![a-z\d])/u;

/** Of these, the ones that are words as well. */
export const newsBrandsOfWords =
  /(?<![a-z\d])(?:veja|the sun|the mirror|o globo|el pais|el mundo|la sexta|bild|stern|le monde|m6|ard|l'express|people magazine|time magazine)(?![a-z\d])/u;
