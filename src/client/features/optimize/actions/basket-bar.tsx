import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { BasketPanel } from './basket-panel.tsx';
import { effectText } from './change-words.ts';
import { StickyBar } from '#client/components/sticky-bar.tsx';
import { countText } from '#client/lib/count-text.ts';
import { useAddressRequest } from '#client/lib/use-address-request.ts';
import { useBasketDownload } from './use-basket-download.ts';
import { useWorkbench } from './workbench-context.ts';
import classes from './basket-bar.module.css';

/** The basket's effect, in sight while a person works, and the basket itself beside the table. */
export function BasketBar() {
  const { basket, currency, effect } = useWorkbench();
  const [isOpen, panel] = useDisclosure();
  const download = useBasketDownload();
  useAddressRequest('mudancas', 'baixar', () => download('editor'));
  return (
    <>
      {basket.chosen.length > 0 && (
        <StickyBar role="group" label="Resumo das mudanças">
          <Text size="sm" fw={600}>
            {[countText(basket.chosen.length, 'mudança', 'mudanças'), effectText(effect.effect, currency)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Group gap="xs" className={classes.buttons}>
            <Button variant="default" onClick={panel.open}>
              Ver as mudanças
            </Button>
            <Button leftSection={<IconDownload />} onClick={() => download('editor')}>
              Baixar as mudanças
            </Button>
          </Group>
        </StickyBar>
      )}
      <BasketPanel isOpen={isOpen} onClose={panel.close} />
    </>
  );
}
