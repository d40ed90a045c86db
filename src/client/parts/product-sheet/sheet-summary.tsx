import { Button, Group, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClipboardText } from '@tabler/icons-react';
import { niches } from '#domain/making/texts/content/niches.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { useAddressRequest } from '#client/lib/use-address-request.ts';
import { lazyDialog } from '#client/lib/lazy-dialog.tsx';
import type { SheetCampaign } from './sheet-drawer.tsx';

const SheetDrawer = lazyDialog(async () => (await import('./sheet-drawer.tsx')).SheetDrawer);

interface SheetSummaryProps {
  campaign: SheetCampaign | null;
  sheet: ProductSheet;
  /** Whether the sheet describes another product than the current one, which a note says. */
  isOfAnother?: boolean;
  onSaved?: (sheet: ProductSheet) => void;
}

/** Shows how much of the sheet is filled, with a button that opens it. */
export function SheetSummary({ campaign, sheet, isOfAnother = false, onSaved }: SheetSummaryProps) {
  const [isOpen, { open, close }] = useDisclosure();
  useAddressRequest('ficha', 'abrir', open);
  const count = Object.keys(sheet).length;
  return (
    <Paper withBorder radius="md" p="sm">
      <Group justify="space-between" gap="xs" wrap="nowrap" align="center">
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={600}>
            Ficha do produto
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {count === 0
              ? 'Opcional: textos com preço, garantia e entrega de verdade.'
              : summaryOf(sheet, count)}
          </Text>
        </div>
        <Button
          size="xs"
          variant="default"
          style={{ flex: 'none' }}
          leftSection={<IconClipboardText />}
          onClick={open}
        >
          {count === 0 ? 'Preencher' : 'Ver ficha'}
        </Button>
      </Group>
      {isOfAnother && (
        <Text size="sm" mt={6}>
          Esta ficha é de <strong>{sheet.name}</strong>. Os fatos dela entram nos textos.
        </Text>
      )}
      <SheetDrawer campaign={campaign} opened={isOpen} onClose={close} onSaved={onSaved} />
    </Paper>
  );
}

/** Whether the sheet describes neither this product nor the problem that it solves. */
export function isOfAnotherProduct({ name, problem }: ProductSheet, product: string): boolean {
  const typed = product.trim();
  if (name === undefined || typed === '' || typed === problem) return false;
  return !typed.toLowerCase().includes(name.toLowerCase());
}

/** `Vitalis Max · Articulações · 8 dados`. */
function summaryOf({ name, niche }: ProductSheet, count: number): string {
  const label = niches.find(({ id }) => id === niche)?.label;
  const filled = `${count} ${count === 1 ? 'dado preenchido' : 'dados preenchidos'}`;
  return [name, label, filled].filter((part) => part !== undefined).join(' · ');
}
