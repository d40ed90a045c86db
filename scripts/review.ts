// npm run review -- texts.json: reviews a list of texts and prints one JSON line for each, in order.
import { parseTextsToReview, reviewTexts } from '#domain/making/review/review-texts.ts';
import { fail, printLine, readBytes } from './command.ts';

const [path] = process.argv.slice(2);
if (path === undefined) fail('Uso: npm run review -- textos.json');
const file = readBytes(path);
if ('error' in file) fail(file.error);
const texts = parseTextsToReview(new TextDecoder().decode(file.bytes));
if (!texts.ok) fail(texts.error);
for (const review of await reviewTexts(texts.value)) printLine(review);
