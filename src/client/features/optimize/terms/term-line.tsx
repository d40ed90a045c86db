import { Group, Text } from '@mantine/core';
import { microsText } from '#domain/shared/money.ts';
import { termKey } from '#domain/deciding/report-findings/ignored.ts';
import { negativeForTerm } from '#domain/deciding/search-terms/term-negative.ts';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { notifyError } from '#client/lib/notify.ts';
import { countText } from '#client/lib/count-text.ts';
import { keptTexts } from '../actions/kept-texts.ts';
import { ItemMenu } from '../actions/item-menu.tsx';
import type { Promotion } from '../actions/promote-dialog.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';

interface TermLineProps {
  term: StudiedGroup['examples'][number];
  onPromote: (promotion: Promotion) => void;
}

/** One search with what can be done about it. */
export function TermLine({ term, onPromote }: TermLineProps) {
  const { text, clicks, costMicros, conversions } = term;
  const { currency, basket, terms, groups, ignored, ignore } = useWorkbench();
  const isIgnored = ignored.has(termKey(text));
  function block(): void {
    const wording = negativeForTerm(text, keptTexts({ terms, groups }));
    if (wording === null) {
      notifyError(
        'Não dá para negativar este termo',
        'O Google não o aceita, e todo pedaço dele bloquearia o que vende.',
      );
      return;
    }
    const target = { campaign: null, adGroup: null, isListed: false };
    const add = () => basket.add([{ kind: 'negative', ...wording, ...target }]);
    if (conversions === 0) {
      add();
      return;
    }
    confirmAction({
      title: 'Este termo já vendeu',
      message: `${text}: ${countText(conversions, 'venda', 'vendas')}. A negativa faz o anúncio não aparecer mais para ele.`,
      confirmLabel: 'Negativar mesmo assim',
      onConfirm: add,
    });
  }
  return (
    <Group component="li" gap="xs" wrap="nowrap" justify="space-between" aria-label={`Termo ${text}`}>
      <Text size="sm" miw={0} c={isIgnored ? 'dimmed' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {text} · {microsText(costMicros, currency)} · {countText(clicks, 'clique', 'cliques')}
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
