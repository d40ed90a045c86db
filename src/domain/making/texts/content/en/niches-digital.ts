import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      lack of practice | a lack of practice | I don't know where to start
      career change | a career change | I want to change careers
      studying at home | studying at home | I can't focus on my studies at home
      lack of experience | a lack of experience | I have no experience in the field
    `,
    questions: `
      are online courses worth it
      best online course with certificate
      best online course for beginners
      how to choose an online course
    `,
    ingredients: `video lessons, a PDF workbook, exercises, a student group`,
    claims: `
      Study From Wherever You Are
      Learn Over the Internet
      [certificate] A Course With a Certificate
      See the Full Course Outline
    `,
    forbidden: `
      A job guaranteed when you finish => Content focused on the practice of the profession
      Get rich with this course => See the outline and what each lesson teaches
    `,
    negatives: `"in person", "near me", "community college", "degree program", scholarship, scholarships, syllabus, "teaching jobs"`,
  }),
  languageCourses: niche({
    problems: `
      speaking practice | speaking practice | I freeze when I have to speak
      pronunciation | pronunciation | my pronunciation is poor
      small vocabulary | a small vocabulary | I run out of words
      listening | listening | I don't understand fast speech
    `,
    questions: `
      best online language course
      how to learn a language on your own
      how much is a language course
      are online language courses worth it
    `,
    ingredients: `video lessons, audio exercises, texts with translation, level tests`,
    claims: `
      Language Lessons Online
      A Little Practice Every Day
      See the Level and the Outline
    `,
    forbidden: `
      Fluent in 30 days => Lessons by level, to study every day
      Speak like a native without studying => Speaking exercises in each lesson
    `,
    negatives: `translate, translator, "google translate", "lyrics in english", "study abroad", duolingo, "in person", "sign language jobs"`,
  }),
  ebooks: niche({
    problems: `
      meal ideas | meal ideas | I don't know what to cook
      planning | planning | my week is a mess
      first steps | the first steps | I don't know where to start
      time to read | time to read | I don't have time to read a lot
    `,
    questions: `
      are ebooks worth it
      where to buy ebooks
      how to read an ebook on a phone
      ebook or paperback
    `,
    ingredients: `chapters in PDF, checklists, examples, exercises`,
    claims: `
      Read It on Your Screen
      A Guide to Come Back To
      See the Table of Contents
    `,
    forbidden: `
      The secret nobody tells you => A guide with examples and exercises
      Change your life in 7 days => Short chapters to read at your own pace
    `,
    negatives: `"public domain", library, "used books", "book summary", "audiobook free", sparknotes, "kindle unlimited", "book report"`,
  }),
  apps: niche({
    problems: `
      lost time | lost time | I waste time on repeated tasks
      spending | spending | I don't know where my money goes
      messy calendar | a messy calendar | I forget appointments
      file backup | file backup | I lost my files
    `,
    questions: `
      best apps for work
      best software for small business
      is paid software worth it
      which app should i choose
    `,
    ingredients: `a phone version, a desktop version, ready templates, reports`,
    claims: `
      See Every Feature
      Check the Requirements First
      Compare Plans and Features
    `,
    forbidden: `
      Original software with a lifetime key for $5 => See the license and the requirements before you buy
      Never lose a file again => Backups as described in your plan
    `,
    negatives: `apk, "mod apk", "source code", github, "how to code", "create an app", "developer jobs", "old version", api`,
  }),
  templates: niche({
    problems: `
      inventory control | inventory control | I don't know what is in stock
      household budget | the household budget | I spend more than I earn
      slides | slides | it takes me hours to make slides
      contracts | contracts | I don't know how to write a contract
    `,
    questions: `
      best budget spreadsheet
      professional presentation template
      are paid templates worth it
      where to buy templates
    `,
    ingredients: `Excel spreadsheets, slide templates, instructions, filled examples`,
    claims: `
      Templates You Can Adapt
      Open It, Fill It In, Use It
      See Screens and Examples First
    `,
    forbidden: `
      Never make a mistake again => A spreadsheet with ready formulas and instructions
      A contract that never loses in court => An editable template to review with a lawyer
    `,
    negatives: `"excel course", "how to make a spreadsheet", "google sheets free", "free template", "free templates", macro, "what is a spreadsheet", "template engine"`,
  }),
  onlineServices: niche({
    problems: `
      guidance | guidance | I need somebody to guide me
      outdated website | an outdated website | my website looks old
      bookkeeping | bookkeeping | I can't keep up with my books
      few customers | few customers | nobody finds my business
    `,
    questions: `
      is online consulting worth it
      how much does a consultant cost
      how to choose a consultant
      how do online sessions work
    `,
    ingredients: `a video call, a report, an action plan, answers by message`,
    claims: `
      A Service Delivered Online
      See What the Service Covers
      Learn How the Service Works
    `,
    forbidden: `
      Guaranteed results in 7 days => See each step of the service and what it covers
      Number one on Google, guaranteed => Work described step by step, with a report
    `,
    negatives: `"remote jobs", "how to become a consultant", "consultant salary", "contract template", "near me", internship, "what does a consultant do"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
