import { type BasketFiles, writeBasket } from '#domain/deciding/basket/write-basket.ts';
import type { ChangesTarget } from '#domain/making/editor-file/write-changes.ts';
import { campaignFileName } from '#domain/making/texts/exports.ts';
import { countText } from '#client/lib/count-text.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { changeName } from './change-words.ts';
import { useGuard } from './use-guard.ts';
import { useWorkbench } from './workbench-context.ts';

const reasons: Record<BasketFiles['out'][number]['why'], string> = {
  invalid: 'O Google não aceita',
  known: 'O grupo já tem',
  not_taken: 'A estratégia de lances ignora',
  not_in_this_file: 'Não cabe neste arquivo',
};
const NAMED = 5;

/** Downloads the chosen changes as a file for Google Ads. It asks first when a change blocks sales. */
export function useBasketDownload(): (target: ChangesTarget) => void {
  const { campaign } = useBuilder();
  const draft = useCampaignDraft();
  const { basket, own, strategyOf, campaigns, currency } = useWorkbench();
  const guard = useGuard();

  async function download(target: ChangesTarget): Promise<void> {
    const result = writeBasket(basket.chosen, { draft, own, strategyOf, campaigns, currency }, target);
    if (result.files.length === 0) {
      notifyError('Nada para baixar', leftOutText(result));
      return;
    }
    const end = `_mudancas_${target === 'web' ? 'navegador' : 'editor'}`;
    await save((extension) => campaignFileName(campaign.name, `${end}${extension}`), result);
    notifySuccess(
      'Arquivo pronto',
      `Ele tem ${countText(result.written, 'mudança', 'mudanças')} e nada mais. Importe no Editor em Conta > Importar > Do arquivo. ${leftOutText(result)}`.trim(),
    );
  }
  return (target) => guard(() => void download(target));
}

async function save(nameOf: (extension: string) => string, { files }: BasketFiles): Promise<void> {
  const [only, ...others] = files;
  if (!only) return;
  if (others.length === 0) {
    downloadFile(nameOf('.csv'), only.bytes, 'text/csv');
    return;
  }
  const { zipSync } = await import('fflate');
  const zip = zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])));
  downloadFile(nameOf('.zip'), zip, 'application/zip');
}

function leftOutText({ out, listed }: BasketFiles): string {
  const whys = [...new Set(out.map(({ why }) => why))];
  const sentences = whys.map((why) => {
    const names = out.filter((each) => each.why === why).map(({ change }) => changeName(change));
    const more = names.length > NAMED ? ` e mais ${names.length - NAMED}` : '';
    return `${reasons[why]}: ${names.slice(0, NAMED).join(', ')}${more}.`;
  });
  const lines = listed.length > 0 ? [`Para colar na lista da conta: ${listed.length}.`] : [];
  return [...sentences, ...lines].join(' ');
}
