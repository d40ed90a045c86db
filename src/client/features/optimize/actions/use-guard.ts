import { effectOfChanges } from '#domain/deciding/basket/changes-effect.ts';
import { blockedKeywords } from '#domain/deciding/basket/check-changes.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { countText } from '#client/lib/count-text.ts';
import { useWorkbench } from './workbench-context.ts';

/**
 * Runs an action on the chosen changes. It asks first when they block a term that sold or a keyword in use. The changes
 * are looked at when the button is pressed: what the screen tells of them may be a moment older.
 */
export function useGuard(): (action: () => void) => void {
  const { basket, terms, keywords, groups } = useWorkbench();
  return (action) => {
    const { sold } = effectOfChanges(basket.chosen, terms, keywords);
    const blocked = blockedKeywords(basket.chosen, groups);
    if (sold.length === 0 && blocked.length === 0) {
      action();
      return;
    }
    const stopped = blocked.reduce((sum, { count }) => sum + count, 0);
    const warnings = [
      ...(sold.length > 0
        ? [countText(sold.length, 'termo bloqueado já vendeu', 'termos bloqueados já venderam')]
        : []),
      ...(stopped > 0
        ? [countText(stopped, 'palavra-chave deixa de aparecer', 'palavras-chave deixam de aparecer')]
        : []),
    ];
    confirmAction({
      title: sold.length > 0 ? 'Bloqueia termos que venderam' : 'Bloqueia palavras-chave que você usa',
      message: `${warnings.join(', ')}. Continue só se for mesmo o que você quer.`,
      confirmLabel: 'Continuar mesmo assim',
      onConfirm: action,
    });
  };
}
