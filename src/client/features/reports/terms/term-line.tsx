import { Group, Text } from '@mantine/core';
import type { Change } from '#domain/ads/account-change.ts';
import { termKey } from '#domain/deciding/report-findings/ignored.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { moneyText } from '../actions/change-words.ts';
import { ItemMenu } from '../actions/item-menu.tsx';
import type { Promotion } from '../actions/promote-dialog.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { countText } from '#client/lib/count-text.ts';

interface TermLineProps {
  term: StudiedGroup['examples'][number];
  onPromote: (promotion: Promotion) => void;
}

/** One search with what can be done about it. */
export function TermLine({ term, onPromote }: TermLineProps) {
  const { text, clicks, costMicros, conversions } = term;
  const { currency, basket, ignored, ignore } = useWorkbench();
  const isIgnored = ignored.has(termKey(text));
  const negative: Change = {
    ...{ kind: 'negative', text, matchType: 'exact', campaign: null, adGroup: null, isListed: false },
  };
  function block(): void {
    if (conversions === 0) {
      basket.add([negative]);
      return;
    }
    confirmAction({
      title: 'Este termo já vendeu',
      message: `${text}: ${countText(conversions, 'venda', 'vendas')}. A negativa exata faz o anúncio não aparecer mais para ele.`,
      confirmLabel: 'Negativar assim mesmo',
      onConfirm: () => basket.add([negative]),
    });
  }
  return (
    <Group component="li" gap="xs" wrap="nowrap" justify="space-between" aria-label={`Termo ${text}`}>
      <Text size="sm" miw={0} c={isIgnored ? 'dimmed' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {text} · {moneyText(costMicros, currency)} · {countText(clicks, 'clique', 'cliques')}
        {conversions > 0 ? ` · ${countText(conversions, 'venda', 'vendas')}` : ''}
        {isIgnored ? ' · ignorado' : ''}
      </Text>
      <ItemMenu
        name={text}
        isIgnored={isIgnored}
        onIgnore={(next) => ignore([termKey(text)], next)}
        onBlock={block}
        onPromote={() => onPromote({ texts: [text], isMove: false })}
        onMove={() => onPromote({ texts: [text], isMove: true })}
      />
    </Group>
  );
}
