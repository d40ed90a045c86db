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
shark tank|dragons' den
`
  .replace(/\n/gu, '')
  .split('|')
  .filter((name) => name !== '');

/** Papers and channels whose looks are borrowed. */
export const newsBrands =
  /(?<![\p{L}\p{N}])(?:g1|globo(?:\.com|news)?|rede globo|uol|folha de s\.? ?paulo|estadao|o globo|terra noticias|r7|veja|cnn|bbc(?: news)?|fox news|nbc(?: news)?|abc news|cbs(?: news)?|msnbc|usa today|new york times|washington post|forbes|daily mail|the sun|the guardian|the mirror|daily express|people magazine|time magazine|good morning america|el pais|el mundo|abc\.es|la vanguardia|antena ?3|telecinco|univision|telemundo|la sexta|bild(?:\.de| zeitung)?|spiegel(?: online)?|der spiegel|focus online|stern(?:\.de)?|tagesschau|zdf|ard|rtl(?: aktuell)?|n-tv|welt\.de|le monde|le figaro|le parisien|bfm ?tv|tf1|france ?(?:2|info|24)|20 ?minutes|l'express|m6|healthline news|men's health|women's health)(?![\p{L}\p{N}])/u;

/** Of these, the ones that are words as well. */
export const newsBrandsOfWords =
  /(?<![\p{L}\p{N}])(?:veja|the sun|the mirror|o globo|el pais|el mundo|la sexta|bild|stern|le monde|m6|ard|l'express|people magazine|time magazine)(?![\p{L}\p{N}])/u;
