import { Fieldset, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { adLimits } from '#domain/ads/limits.ts';
import { completeAddress } from '#domain/making/structure/tracking.ts';
import type { SearchAd } from '#domain/making/structure/draft.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import classes from './assembly.module.css';
import { PinnedTexts } from './pinned-texts.tsx';

interface AdEditorProps {
  number: number;
  ad: SearchAd;
  onChange: (ad: SearchAd, step: string) => void;
  onRemove: () => void;
}

export function AdEditor({ number, ad, onChange, onRemove }: AdEditorProps) {
  const bind = (field: 'path1' | 'path2' | 'finalUrl') => ({
    value: ad[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...ad, [field]: value }, field),
  });
  const whole = completeAddress(ad.finalUrl);
  return (
    <Fieldset legend={`Anúncio ${number}`} className={classes.ad}>
      <Stack>
        <div className={classes.adTexts}>
          <PinnedTexts
            label="Título"
            texts={ad.titles}
            limit={adLimits.title}
            most={15}
            pins={3}
            onChange={(titles, step) => onChange({ ...ad, titles }, step)}
          />
          <PinnedTexts
            label="Descrição"
            texts={ad.descriptions}
            limit={adLimits.description}
            most={4}
            pins={2}
            onChange={(descriptions, step) => onChange({ ...ad, descriptions }, step)}
          />
        </div>
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 3 }}>
          <TextInput label="Caminho 1" maxLength={30} {...bind('path1')} />
          <TextInput label="Caminho 2" maxLength={30} {...bind('path2')} />
          <TextInput
            label="URL final"
            placeholder="A da campanha"
            inputMode="url"
            maxLength={4000}
            {...bind('finalUrl')}
            onBlur={() => whole !== ad.finalUrl && onChange({ ...ad, finalUrl: whole }, 'finalUrl')}
          />
        </SimpleGrid>
        <Group justify="flex-end">
          <IconButton
            label={`Remover anúncio ${number}`}
            tip="Remover anúncio"
            icon={IconTrash}
            color="red"
            onClick={onRemove}
          />
        </Group>
      </Stack>
    </Fieldset>
  );
}
