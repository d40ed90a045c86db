import { userEvent } from 'vitest/browser';

/** Chooses a file in the page's one file field, as the button that opens it does. */
export async function chooseFile(name: string, content: BlobPart, type = 'text/plain'): Promise<void> {
  const field = document.querySelector('input[type=file]');
  if (field === null) throw new Error('no field for a file');
  await userEvent.upload(field, new File([content], name, { type }));
}

/** Drops files on an element. */
export function dropFiles(target: Element, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}
