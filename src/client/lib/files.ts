type FileType =
  | 'text/plain'
  | 'text/javascript'
  | 'application/json'
  | 'text/csv'
  | 'application/zip'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads a file in the browser. */
export function downloadFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: FileType): void {
  const isText = typeof content === 'string';
  const url = URL.createObjectURL(new Blob([content], { type: isText ? `${type};charset=utf-8` : type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // some phones start to read it late
}

/** @throws when both of the browser's ways to copy fail. */
export async function copyText(text: string): Promise<void> {
  const clipboard = (navigator as Partial<Navigator>).clipboard; // undefined when the page is not served over https
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way on a page that is not served securely
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('O navegador não permitiu copiar.');
}
