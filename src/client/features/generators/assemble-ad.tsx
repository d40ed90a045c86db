import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { builtInTextsOptions } from '#client/data/templates.ts';
import { lazyDialog } from '#client/lib/lazy-dialog.tsx';
import type { Draft } from './draft.ts';
import { useHasProduct, useOptions } from './use-draft.ts';

const AdDialog = lazyDialog(async () => (await import('./ad-dialog.tsx')).AdDialog);

/** Opens the texts of a whole ad. Needs a product and a language with built-in texts. */
export function AssembleAd({ draft }: { draft: Draft }) {
  const [isOpen, { open, close }] = useDisclosure();
  const { language } = useOptions(draft);
  const hasProduct = useHasProduct(draft);
  const { data } = useQuery({
    ...builtInTextsOptions(language === '' ? 'pt' : language),
    enabled: language !== '',
  });
  const pack = language === '' ? null : (data?.pack ?? null);
  return (
    <>
      <Button
        variant="default"
        disabled={pack === null || !hasProduct}
        leftSection={<IconLayoutGrid />}
        onClick={open}
      >
        Montar anúncio
      </Button>
      {pack && <AdDialog pack={pack} draft={draft} opened={isOpen} onClose={close} />}
    </>
  );
}
