import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      kulang sa practice | ang kakulangan sa practice | kulang ako sa practice
      hirap magsimula | ang hirap ng pagsisimula | hindi ko alam kung saan magsisimula
      lipat ng career | ang paglipat ng career | gusto kong lumipat ng trabaho
      kulang sa oras mag-aral | ang kakulangan ng oras mag-aral | wala akong oras mag-aral
    `,
    questions: `
      sulit ba ang online course
      best online course na may certificate
      online course para sa beginner
      paano pumili ng online course
    `,
    ingredients: `video lessons, workbook na PDF, exercises, grupo ng mga estudyante`,
    claims: `
      Mag-aral Kahit Nasaan Ka
      Tingnan ang Laman ng Course
      [certificate] Course na May Sertipiko
    `,
    forbidden: `
      Siguradong trabaho pagkatapos => Mga lesson para sa aktuwal na trabaho
      Yayaman ka sa course na ito => Tingnan ang program at bawat lesson
    `,
    negatives: `"face to face", "near me", "senior high", college, scholarship, scholarships, "board exam", k12, deped, "teaching job", ched`,
  }),
  languageCourses: niche({
    problems: `
      takot magsalita | ang takot na magsalita | natitigilan ako pag nagsasalita
      bigkas | ang bigkas | hindi maganda ang bigkas ko
      kulang sa vocabulary | ang kakulangan sa vocabulary | nauubusan ako ng salita
      grammar | ang grammar | hindi ko maintindihan ang grammar
    `,
    questions: `
      best online language course
      paano matuto ng ibang wika
      magkano ang language course
      sulit ba ang language course online
    `,
    ingredients: `video lessons, listening exercises, mga text na may salin, level tests`,
    claims: `
      Language Lessons Online
      Tingnan ang Level at Program
    `,
    forbidden: `
      Fluent sa loob ng 30 araw => Mga lesson ayon sa level, pang-araw-araw
      Parang native speaker kahit di nag-aaral => Speaking exercises sa bawat lesson
    `,
    negatives: `translate, translator, "google translate", lyrics, dictionary, duolingo, "face to face", "au pair", "tagalog to english", "english to tagalog"`,
  }),
  ebooks: niche({
    problems: `
      walang ideya | ang kawalan ng ideya | wala na akong maisip
      magulong plano | ang magulong plano | magulo ang plano ko
      tanong ng baguhan | ang mga tanong ng baguhan | nagsisimula pa lang ako
      kulang sa oras magbasa | ang kakulangan ng oras magbasa | wala akong oras magbasa
    `,
    questions: `
      sulit ba ang ebook
      saan makakabili ng ebook
      paano magbasa ng ebook sa phone
      ebook o physical book
    `,
    ingredients: `mga chapter sa PDF, checklist, mga halimbawa, exercises`,
    claims: `
      Basahin sa Phone o Laptop Mo
      Gabay na Mababalikan Mo
      Tingnan ang Table of Contents
    `,
    forbidden: `
      Sikretong walang nagsasabi => Gabay na may mga halimbawa at exercises
      Bagong buhay sa 7 araw => Maiikling chapter, basahin sa sarili mong bilis
    `,
    negatives: `audiobook, library, "used books", "second hand books", "book summary", "book report", wattpad, "kindle unlimited", "kindle paperwhite"`,
  }),
  apps: niche({
    problems: `
      nasasayang na oras | ang nasasayang na oras | nauubos ang oras ko sa paulit-ulit
      gastos | ang gastos | hindi ko alam saan napupunta ang pera
      magulong schedule | ang magulong schedule | nakakalimutan ko ang mga lakad
      backup ng files | ang backup ng files | nawala ang mga file ko
    `,
    questions: `
      sulit ba ang paid app
      best software para sa small business
      anong app ang maganda para sa office
      paano pumili ng software
    `,
    ingredients: `mobile version, desktop version, mga handang template, reports`,
    claims: `
      Tingnan ang Lahat ng Feature
      Tingnan ang Requirements
      Ikumpara ang mga Plan
    `,
    forbidden: `
      Lifetime license sa 50 pesos => Tingnan ang license at requirements bago bumili
      Wala nang mawawalang file => Backup ayon sa plan mo
    `,
    negatives: `apk, "mod apk", "source code", "open source", github, "learn coding", "paano gumawa ng app", developer, "old version", "ano ang api"`,
  }),
  templates: niche({
    problems: `
      tracking ng inventory | ang tracking ng inventory | hindi ko alam kung ilan ang stock ko
      budget sa bahay | ang budget sa bahay | sobra ang gastos ko
      presentation na walang template | ang presentation na walang template | ang tagal kong gumawa ng slides
      quotation na walang template | ang quotation na walang template | hindi ako marunong gumawa ng quotation
    `,
    questions: `
      saan makakabili ng template
      best excel template
      professional powerpoint template
      sulit ba ang paid template
    `,
    ingredients: `Excel files, slide templates, instructions, mga halimbawang may laman`,
    claims: `
      Template na Puwedeng I-edit
      Buksan, Punan, Gamitin
      Tingnan ang mga Halimbawa
    `,
    forbidden: `
      Wala nang maling kuwenta => File na may formula at instructions
      Kontratang laging panalo => Template na maipapasuri sa abogado
    `,
    negatives: `"excel course", "excel tutorial", "paano gumawa ng table", "google sheets tutorial", macro, vba, "ano ang spreadsheet", "free template", "paano gumawa ng resume", "paano gumawa ng application letter"`,
  }),
  onlineServices: niche({
    problems: `
      walang gabay | ang kawalan ng gabay | kailangan ko ng gagabay
      lumang website | ang lumang website | luma na ang website ko
      bookkeeping | ang bookkeeping | hindi ko na kaya ang bookkeeping
      kulang sa customer | ang kakulangan sa customer | walang nakakahanap sa negosyo ko
    `,
    questions: `
      sulit ba kumuha ng consultant
      magkano ang consultation fee
      paano pumili ng coach
      paano ang online consultation
    `,
    ingredients: `video call, report, action plan, sagot sa chat`,
    claims: `
      Serbisyong Online
      Tingnan ang Kasama sa Serbisyo
      Paano Ginagawa ang Serbisyo
    `,
    forbidden: `
      Siguradong resulta sa 7 araw => Tingnan ang mga hakbang at saklaw ng serbisyo
      Siguradong una sa Google => Hakbang-hakbang na trabaho, may report
    `,
    negatives: `"paano maging consultant", "paano maging coach", sahod, "work from home", ojt, internship, "sample contract", "near me", "ano ang trabaho ng consultant"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
