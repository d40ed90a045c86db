/** The first bytes of files that people take for a page. */
const signatures: readonly (readonly [string, string])[] = [
  ['%PDF', 'É um PDF. Abra a página no navegador e salve o HTML dela.'],
  ['\u0089PNG', 'É uma imagem. Salve o HTML da página.'],
  ['\u00ff\u00d8\u00ff', 'É uma imagem. Salve o HTML da página.'],
  ['GIF8', 'É uma imagem. Salve o HTML da página.'],
  ['RIFF', 'É uma imagem ou um som. Salve o HTML da página.'],
  ['PK\u0003\u0004', 'É um arquivo compactado (zip, docx, xlsx). Extraia dele o HTML da página.'],
  ['\u001f\u008b', 'É um arquivo compactado (gzip). Extraia dele o HTML da página.'],
];

const MHTML =
  'É uma página salva em um arquivo só (MHTML). No Chrome, salve como “Página da Web, completa” e use o arquivo .html.';
const NO_TEXT = 'O arquivo não é um texto. Salve o HTML da página.';
const BEGINNING = 4096;
/** Of the characters at the beginning of a text, so many are no controls. */
const MOST_CONTROLS = 0.05;

/** Why a file is no page that can be read, in Portuguese; null when it may be one. */
export function refusalOfFile(bytes: Uint8Array): string | null {
  const beginning = Array.from(bytes.slice(0, BEGINNING), (byte) => String.fromCharCode(byte)).join('');
  const text = beginning.replaceAll('\u0000', '');
  if (text.trim() === '' && bytes.length <= BEGINNING) return 'O arquivo está vazio.';
  if (text.trim() === '' && beginning.includes('\u0000')) return NO_TEXT;
  const [, known] = signatures.find(([first]) => beginning.startsWith(first)) ?? [];
  if (known !== undefined) return known;
  if (/^(?:from: <saved by|mime-version:)/iu.test(text) || /^content-type: multipart\/related/imu.test(text))
    return MHTML;
  // UTF-16 has a zero in every second byte.
  const controls = Array.from(text, (letter) => letter.charCodeAt(0)).filter(isControl).length;
  return controls > text.length * MOST_CONTROLS ? NO_TEXT : null;
}

/** No tab, line break or escape. */
function isControl(code: number): boolean {
  return code < 9 || (code > 13 && code < 32 && code !== 27) || code === 127;
}

/** Whether a text has any element of HTML. */
export function hasMarks(text: string): boolean {
  return /<(?:!doctype|html|head|body|div|p|h[1-6]|a|span|section|main|table|ul|img|form|frameset)[\s>/]/iu.test(
    text,
  );
}

/** UTF-16 that lacks the mark at its beginning: `<` and a zero. */
export function isUnmarkedUtf16(bytes: Uint8Array): boolean {
  return bytes.length > 3 && bytes[0] !== 0 && bytes[1] === 0 && bytes[2] !== 0 && bytes[3] === 0;
}
