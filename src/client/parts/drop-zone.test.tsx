import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFile, dropFiles } from '#client/testing/files.ts';
import { renderInApp } from '#client/testing/render-in-app.tsx';
import { DropZone } from './drop-zone.tsx';

async function show() {
  const given: string[][] = [];
  await renderInApp(
    <DropZone onFiles={(files) => given.push(files.map(({ name }) => name))}>Ou arraste</DropZone>,
  );
  const zone = page.getByText('Ou arraste').element();
  return { given, zone };
}
const csv = (name: string) => new File(['a,b'], name, { type: 'text/csv' });

it('takes one chosen file, also the same one again', async () => {
  const { given } = await show();
  await chooseFile('a.csv', 'a,b', 'text/csv');
  await expect.poll(() => given).toEqual([['a.csv']]);
  await chooseFile('a.csv', 'a,b', 'text/csv');
  await expect.poll(() => given).toEqual([['a.csv'], ['a.csv']]);
});

it('takes all files that are dropped at once, and nothing of another drag', async () => {
  const { given, zone } = await show();
  dropFiles(zone, [csv('a.csv'), csv('b.csv')]);
  await expect.poll(() => given).toEqual([['a.csv', 'b.csv']]);
  dropFiles(zone, []);
  dropFiles(zone, [csv('c.csv')]);
  await expect.poll(() => given).toEqual([['a.csv', 'b.csv'], ['c.csv']]);
});

it('shows that a file is over it', async () => {
  const { zone } = await show();
  const drag = (type: string) =>
    zone.dispatchEvent(
      new DragEvent(type, { dataTransfer: new DataTransfer(), bubbles: true, cancelable: true }),
    );
  const isOver = () => document.querySelector('[data-over]') !== null;
  expect(drag('dragover')).toBe(false); // the browser may drop here
  await expect.poll(isOver).toBe(true);
  drag('dragleave');
  await expect.poll(isOver).toBe(false);
});
