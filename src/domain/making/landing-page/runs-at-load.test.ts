import { expect, it } from 'vitest';
import { runsAtLoad } from './runs-at-load.ts';

const GO = "location.href = '/new'";
const runs = (script: string) => runsAtLoad(script, script.indexOf(GO));

it.each([
  GO,
  `if (isPhone) { ${GO} }`,
  `setTimeout(function () { ${GO} }, 900)`,
  `window.onload = () => { ${GO} }`,
  `document.addEventListener('DOMContentLoaded', () => { if (a) { ${GO} } })`,
  `$(function () { ${GO} })`,
  `(function () { ${GO} })()`,
  `function other() { return 1 } ${GO}`,
])('at once: %s', (script) => {
  expect(runs(script)).toBe(true);
});

it.each([
  `function back() { ${GO} }`,
  `button.addEventListener('click', () => { ${GO} })`,
  `button.addEventListener('click', () => ${GO})`,
  `button.onclick = () => { ${GO} }`,
  `$('#buy').on('click', function () { ${GO} })`,
  `fetch('/api').then(() => { ${GO} })`,
  `form.addEventListener('submit', () => { setTimeout(() => { ${GO} }, 10) })`,
])('later: %s', (script) => {
  expect(runs(script)).toBe(false);
});
