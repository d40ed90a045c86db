import { sourcesOf, type WordTable, wordsOf } from '../word-table.ts';

const table = {
  pt: {
    then: 'antes, no começo, início, começo, ontem, naquela época, primeiro dia, ponto de partida, chegada, eu antes',
    today: 'hoje, agora, depois, atualmente, resultado, eu hoje, fim, último dia',
    pack: 'pote*, frasco*, caixa*, cápsula*, sachê*, tome, tomar, dose*, porção, passo #, módulo #, aula #, entrega*, pague, leve, receita*, prato*',
    same: 'mesmo, mesma, mesmos, mesmas',
    person:
      'mulher, homem, pessoa, moça, rapaz, senhora, senhor, rosto, cara, olhar, olhos, mão, mãos, barriga, cintura, pele, cabelo, testa, pés, pernas, costas, boca, perfil, selfie, cliente, dona, menina, cabeça, joelho, joelhos, pescoço, vestido, calça, blusa, camisa',
    setting: 'espelho, banheiro, vestido, blusa, camisa, calça, porta, cadeira, luz, lugar, roupa, biquíni',
    slide: 'arraste, deslize, passe o dedo, puxe',
    photo: 'foto, fotos, imagem, imagens, retrato*, selfie, selfies',
    apart: 'separam, entre, diferença, intervalo, distância',
    span: 'dias, semanas, meses, quilos, kg, potes, frascos, caixas',
    side: 'esquerda, direita, em cima, embaixo, de cima, de baixo',
  },
  en: {
    then: 'then, start, starting point, the start, at the start, in the beginning, back then, day one, first day, me then',
    today: 'now, today, these days, finish, result, the end, last day, me now',
    pack: 'bottle*, jar*, tub*, box*, capsule*, sachet*, take, dose*, serving*, step #, module #, lesson #, deliver*, recipe*, plate*',
    same: 'same, the very same',
    person:
      'woman, a man, the man, this man, young man, old man, older man, same man, bald man, middle-aged man, man before, man after, man with, man at, man on, man holding, man wearing, person, lady, girl, boy, guy, face, eyes, hand, hands, belly, waist, skin, hair, forehead, feet, legs, back, mouth, profile, selfie, customer, head, knee, knees, neck, dress, jeans, waistband, shirt, jumper',
    setting:
      'mirror, bathroom, dress, jumper, sweater, shirt, jeans, door, chair, light, place, clothes, swimsuit, kitchen',
    slide: 'drag, slide, swipe, pull the',
    photo: 'photo, photos, picture, pictures, image, images, shot, shots, selfie, selfies, snap, snaps',
    apart: 'apart, between, lie between, separate, later',
    span: 'days, weeks, months, pounds, lbs, kilos, stone, jars, tins, bottles, tubs, mornings',
    side: 'left, right, above, below, top, bottom',
  },
  es: {
    then: 'antes, al principio, al empezar, inicio, comienzo, ayer, entonces, primer día, yo antes',
    today: 'ahora, hoy, después, actualmente, resultado, final, último día, yo hoy',
    pack: 'bote*, frasco*, caja*, cápsula*, sobre*, tome, tomar, dosis, ración, paso #, módulo #, clase #, lección #, envío*, receta*, plato*',
    same: 'mismo, misma, mismos, mismas',
    person:
      'mujer, hombre, persona, chica, chico, señora, señor, rostro, cara, mirada, ojos, mano, manos, barriga, vientre, cintura, piel, el pelo, mi pelo, su pelo, tu pelo, del pelo, pelo de, pelo antes, pelo después, pelo seco, pelo fino, cabello, frente, pies, piernas, espalda, boca, perfil, selfi, clienta, cliente, cabeza, coronilla, rodilla, rodillas, cuello, vestido, pantalón, camisa, vaquero',
    setting: 'espejo, baño, vestido, blusa, camisa, pantalón, puerta, silla, luz, sitio, ropa, bañador',
    slide: 'arrastre, arrastra, deslice, desliza, mueva, mueve',
    photo: 'foto, fotos, imagen, imágenes, retrato*, selfi, selfis',
    apart: 'separan, entre, diferencia, distancia, hay',
    span: 'días, semanas, meses, kilos, kg, botes, frascos, cajas',
    side: 'izquierda, derecha, arriba, abajo, a un lado, al otro',
  },
  de: {
    then: 'damals, früher, am anfang, zu beginn, start, gestern, anfang, erster tag, vorher',
    today: 'heute, jetzt, nachher, inzwischen, ergebnis, ziel, ende, letzter tag',
    pack: 'flasche*, dose, dosen, glas, gläser, packung*, kapsel*, beutel, nehmen, einnahme, portion*, schritt #, modul #, lektion #, liefer*, rezept*, teller',
    same: 'derselbe, dieselbe, dasselbe, dieselben, denselben, gleiche, gleicher, gleiches, selbe',
    person:
      'frau, mann, person, dame, herr, mädchen, gesicht, augen, blick, hand, hände, bauch, taille, haut, haar, haare, stirn, füße, beine, rücken, mund, profil, selfie, kunde, kundin, kopf, scheitel, knie, hals, kleid, hose, hosenbund, hemd, pullover',
    setting:
      'spiegel, badezimmer, bad, kleid, pullover, hemd, hose, tür, stuhl, licht, ort, kleidung, badeanzug',
    slide: 'ziehen sie, schieben sie, schieb, zieh, wischen sie, wisch',
    photo: 'foto, fotos, bild, bilder, bildern, aufnahme, aufnahmen, selfie, selfies',
    apart: 'liegen, zwischen, trennen, abstand, später',
    span: 'tage, wochen, monate, kilo, kilos, kg, dosen, gläser, flaschen, packungen',
    side: 'links, rechts, oben, unten, obere, untere',
  },
  fr: {
    then: 'avant, au début, début, départ, hier encore, hier et aujourd’hui, c’était hier, autrefois, à l’époque, premier jour, moi avant',
    today: 'maintenant, aujourd’hui, après, désormais, résultat, arrivée, fin, dernier jour',
    pack: 'flacon*, pot, pots, boîte*, gélule*, sachet*, prendre, prenez, dose*, portion*, étape #, module #, leçon #, livraison*, recette*, assiette*',
    same: 'même, mêmes',
    person:
      'femme, homme, personne, dame, fille, garçon, visage, regard, yeux, main, mains, ventre, taille, peau, cheveux, front, tempes, pieds, jambes, le dos, mon dos, son dos, du dos, au dos, votre dos, dos nu, dos droit, dos voûté, bouche, profil, selfie, cliente, client, tête, genou, genoux, cou, robe, jean, chemise, pull',
    setting:
      'miroir, salle de bains, robe, pull, chemise, jean, porte, chaise, lumière, endroit, tenue, maillot',
    slide: 'faites glisser, glissez, fais glisser, tirez',
    photo: 'photo, photos, image, images, cliché*, portrait*, selfie, selfies',
    apart: 'séparent, entre, écart, différence, plus tard',
    span: 'jours, semaines, mois, kilos, kg, flacons, pots, boîtes, cures',
    side: 'gauche, droite, en haut, en bas, du haut, du bas',
  },
} as const satisfies WordTable<string>;

export const personWords = wordsOf(table);
export const personSources = sourcesOf(table);
