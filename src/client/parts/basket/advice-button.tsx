import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { CampaignAdvice } from '#domain/deciding/advice/campaign-advice.ts';
import { orderText } from '#domain/deciding/advice/reason.ts';
import { advisedChanges } from '#domain/deciding/advice/advised-changes.ts';
import { adviceSubject } from './advice-words.ts';
import { useBasket } from './basket-store.ts';

/** Puts the advised change into the campaign's basket. A change that a file cannot express has no button. */
export function AdviceButton({ advice }: { advice: CampaignAdvice }) {
  const basket = useBasket(advice.campaignId);
  const changes = advisedChanges(advice);
  if (changes.length === 0) return null;
  const isChosen = basket.has(changes);
  const label = isChosen ? 'Tirar' : 'Escolher';
  return (
    <Button
      size="sm"
      miw="7.5rem" // the texts beside it stay where they are when its word changes
      variant={isChosen ? 'default' : 'light'}
      leftSection={isChosen ? <IconX /> : <IconPlus />}
      aria-label={`${label}: ${orderText(advice, advice.currency)}, ${adviceSubject(advice)}`}
      onClick={() => (isChosen ? basket.remove(changes) : basket.add(changes))}
    >
      {label}
    </Button>
  );
}
