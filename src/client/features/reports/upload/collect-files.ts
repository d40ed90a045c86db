import { openWorker } from '#client/lib/call-worker.ts';
import { isPacked, isText } from './packed.ts';
import type { UnpackFunctions } from './unpack.worker.ts';

/** The dropped files and those in their archives, and the files that cannot be tables, each with its reason. */
interface Collected {
  files: File[];
  left: { name: string; why: string }[];
}

const TABLE = /\.(?:csv|tsv|txt)$/iu;
const SHEET = /\.(?:xls[bmx]?|ods|numbers)$/iu;
/** Files that operating systems put into folders and archives by themselves. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/iu;

export async function collectFiles(dropped: readonly File[]): Promise<Collected> {
  const files: File[] = [];
  const left: Collected['left'] = [];
  for (const file of dropped) {
    if (HIDDEN.test(file.name)) continue;
    const inside = isPacked(await startOf(file)) ? await unpack(file) : [{ file, isSheet: false }];
    if (inside === null) left.push({ name: file.name, why: UNOPENED });
    else for (const each of inside) await sort(each);
  }
  return { files, left };

  async function sort({ file, isSheet }: Inside): Promise<void> {
    const { name } = file;
    if (HIDDEN.test(name)) return;
    if (isSheet || TABLE.test(name) || (SHEET.test(name) && isText(await startOf(file)))) files.push(file);
    else left.push({ name, why: SHEET.test(name) ? ONLY_CSV : 'Não é uma tabela: traga CSV ou XLSX.' });
  }
}

const ONLY_CSV = 'É uma planilha de outro formato. Baixe de novo do Google Ads ou da rede em CSV ou XLSX.';
const UNOPENED =
  'O arquivo não abre ou é grande demais. Baixe de novo em CSV, ou escolha os arquivos de dentro.';

interface Inside {
  file: File;
  isSheet: boolean;
}

async function startOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 4).arrayBuffer());
  } catch {
    return new Uint8Array(); // the reader of the file tells why
  }
}

async function unpack(archive: File): Promise<Inside[] | null> {
  const { call, close } = openWorker<UnpackFunctions>(
    () => new Worker(new URL('./unpack.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    const unpacked = await call('unpack', { file: archive });
    return unpacked.map(({ name, bytes, isSheet }) => ({
      file: new File([bytes], name, { lastModified: archive.lastModified }),
      isSheet,
    }));
  } catch {
    return null;
  } finally {
    close();
  }
}
