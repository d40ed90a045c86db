import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      gebrek aan ervaring | het gebrek aan ervaring | ik heb te weinig ervaring
      moeilijk begin | het moeilijke begin | ik weet niet waar ik moet beginnen
      nieuwe baan | de stap naar een nieuwe baan | ik wil ander werk
      weinig tijd om te leren | het gebrek aan tijd om te leren | ik heb geen tijd om te leren
    `,
    questions: `
      zijn online cursussen de moeite waard
      beste online cursus met certificaat
      online cursus voor beginners
      hoe kies je een online cursus
    `,
    ingredients: `videolessen, werkboek in PDF, oefeningen, groep met cursisten`,
    claims: `
      Leer waar je ook bent
      Bekijk het lesprogramma
      [certificate] Cursus met certificaat
    `,
    forbidden: `
      Baan gegarandeerd na de cursus => Lessen gericht op de praktijk van het vak
      Word rijk met deze cursus => Bekijk het programma en wat je per les leert
    `,
    negatives: `klassikaal, "bij mij in de buurt", mbo, hbo, universiteit, studiefinanciering, studiebeurs, stap-budget, "stap budget", vavo, docent`,
  }),
  languageCourses: niche({
    problems: `
      angst om te spreken | de angst om te spreken | ik klap dicht als ik moet praten
      uitspraak | de uitspraak | mijn uitspraak is slecht
      kleine woordenschat | de kleine woordenschat | ik kom woorden tekort
      grammatica | de grammatica | ik snap de grammatica niet
    `,
    questions: `
      beste online taalcursus
      zelf een taal leren
      wat kost een taalcursus
      online taalcursus ervaringen
    `,
    ingredients: `videolessen, luisteroefeningen, teksten met vertaling, niveautests`,
    claims: `
      Online taallessen volgen
      Bekijk niveau en programma
    `,
    forbidden: `
      Vloeiend in 30 dagen => Lessen per niveau, voor elke dag
      Spreek als een moedertaalspreker zonder te leren => Spreekoefeningen in elke les
    `,
    negatives: `vertalen, vertaler, "google translate", "songtekst vertaling", woordenboek, vervoegen, duolingo, taalreis, "au pair", klassikaal, "duo inburgering"`,
  }),
  ebooks: niche({
    problems: `
      gebrek aan ideeën | het gebrek aan ideeën | ik heb geen ideeën meer
      gebrek aan overzicht | het gebrek aan overzicht | ik mis het overzicht
      beginnersvragen | de beginnersvragen | ik begin net
      weinig tijd om te lezen | het gebrek aan tijd om te lezen | ik kom niet aan lezen toe
    `,
    questions: `
      zijn ebooks de moeite waard
      waar kun je ebooks kopen
      ebook lezen op telefoon
      ebook of papieren boek
    `,
    ingredients: `hoofdstukken in PDF, lijsten, voorbeelden, oefeningen`,
    claims: `
      Lees op je scherm
      Een gids om in te bladeren
      Bekijk de inhoudsopgave
    `,
    forbidden: `
      Het geheim dat niemand vertelt => Een gids met voorbeelden en oefeningen
      Verander je leven in 7 dagen => Korte hoofdstukken om in je eigen tempo te lezen
    `,
    negatives: `"publiek domein", bibliotheek, "tweedehands boeken", boekwinkeltjes, "samenvatting boek", boekverslag, "kobo plus", "kindle unlimited", ereader, e-reader`,
  }),
  apps: niche({
    problems: `
      tijdverlies | het tijdverlies | ik verlies tijd aan terugkerend werk
      uitgaven | de uitgaven | ik weet niet waar mijn geld blijft
      volle agenda | de volle agenda | ik vergeet afspraken
      back-up | de back-up | ik ben mijn bestanden kwijt
    `,
    questions: `
      is een betaalde app de moeite waard
      welke software voor kleine bedrijven
      welk programma kiezen
      software vergelijken
    `,
    ingredients: `versie voor telefoon, versie voor computer, kant-en-klare sjablonen, rapporten`,
    claims: `
      Bekijk alle functies
      Bekijk de systeemeisen
      Vergelijk de abonnementen
    `,
    forbidden: `
      Levenslange licentie voor 5 euro => Bekijk licentie en systeemeisen voor je koopt
      Nooit meer een bestand kwijt => Reservekopieën volgens je abonnement
    `,
    negatives: `apk, "mod apk", broncode, "open source", github, "leren programmeren", "app maken", "app ontwikkelen", ontwikkelaar, "oude versie", api`,
  }),
  templates: niche({
    problems: `
      voorraadbeheer | het voorraadbeheer | ik weet niet wat ik op voorraad heb
      huishoudboekje | het huishoudboekje | ik geef te veel uit
      presentatie zonder sjabloon | de presentatie zonder sjabloon | mijn slides kosten uren
      offerte zonder sjabloon | de offerte zonder sjabloon | ik weet niet hoe ik een offerte schrijf
    `,
    questions: `
      waar kun je sjablonen kopen
      beste excel sjabloon
      professionele powerpoint template
      zijn betaalde templates de moeite waard
    `,
    ingredients: `Excel-bestanden, presentatiesjablonen, uitleg, ingevulde voorbeelden`,
    claims: `
      Sjablonen om aan te passen
      Openen, invullen, gebruiken
      Bekijk beelden en voorbeelden
    `,
    forbidden: `
      Nooit meer een rekenfout => Bestand met formules en uitleg
      Een contract waarmee je altijd wint => Een sjabloon om door een jurist te laten nakijken
    `,
    negatives: `"excel cursus", "excel leren", "tabel maken", "google spreadsheets", macro, vba, "wat is een spreadsheet", "gratis sjabloon", "excel formules", "excel functies"`,
  }),
  onlineServices: niche({
    problems: `
      gebrek aan houvast | het gebrek aan houvast | ik zoek iemand die met me meedenkt
      oude website | de oude website | mijn website is verouderd
      boekhouding | de boekhouding | ik loop achter met mijn boekhouding
      te weinig klanten | het gebrek aan klanten | niemand vindt mijn bedrijf
    `,
    questions: `
      is advies van een consultant de moeite waard
      wat kost een consultant
      hoe kies je een coach
      online coaching hoe werkt het
    `,
    ingredients: `videogesprek, rapport, actieplan, antwoord per bericht`,
    claims: `
      Online begeleiding
      Bekijk wat erbij zit
      Zo gaat het in zijn werk
    `,
    forbidden: `
      Resultaat gegarandeerd in 7 dagen => Bekijk de stappen en wat de dienst omvat
      Gegarandeerd nummer 1 in Google => Werk in stappen, met een rapport
    `,
    negatives: `"coach worden", "consultant worden", "salaris consultant", thuiswerk, thuiswerken, stage, modelcontract, "bij mij in de buurt", "wat doet een consultant", "opleiding tot coach"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
