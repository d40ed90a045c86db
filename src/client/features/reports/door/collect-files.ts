import { openWorker } from '#client/lib/call-worker.ts';
import type { UnpackFunctions } from './unpack.worker.ts';

/** The dropped files and those in their archives, and the files that cannot be tables, each with its reason. */
interface Collected {
  files: File[];
  left: { name: string; why: string }[];
}

const TABLE = /\.(?:csv|tsv|txt)$/iu;
const SHEET = /\.(?:xlsx?|ods|numbers)$/iu;
/** Files that operating systems put into folders and archives by themselves. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/iu;

export async function collectFiles(dropped: readonly File[]): Promise<Collected> {
  const files: File[] = [];
  const left: Collected['left'] = [];
  for (const file of dropped) {
    if (/\.zip$/iu.test(file.name)) {
      const inside = await unpack(file);
      if (inside === null)
        left.push({
          name: file.name,
          why: 'O ZIP não abre ou é grande demais. Escolha os arquivos de dentro.',
        });
      else for (const each of inside) sort(each);
    } else sort(file);
  }
  return { files, left };

  function sort(file: File): void {
    const { name } = file;
    if (HIDDEN.test(name)) return;
    if (TABLE.test(name)) files.push(file);
    else left.push({ name, why: SHEET.test(name) ? ONLY_CSV : 'Não é um arquivo CSV.' });
  }
}

const ONLY_CSV = 'É uma planilha. Baixe de novo do Google Ads ou da rede em formato CSV.';

async function unpack(archive: File): Promise<File[] | null> {
  const { call, close } = openWorker<UnpackFunctions>(
    () => new Worker(new URL('./unpack.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    const unpacked = await call('unpack', { file: archive });
    return unpacked.map(({ name, bytes }) => new File([bytes], name, { lastModified: archive.lastModified }));
  } catch {
    return null;
  } finally {
    close();
  }
}
