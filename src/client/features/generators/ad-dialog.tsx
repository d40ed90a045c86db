import { Button, Group, List, Modal, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { adTextWidth, textDirection } from '#domain/ads/text.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { assembleAd } from '#domain/texts/engine/ad-text-list.ts';
import type { LanguagePack } from '#domain/texts/content/language-pack.ts';
import { isLanguageCode } from '#domain/ads/languages.ts';
import { emptySheet } from '#domain/texts/sheet/product-sheet.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { originOf } from './list-content.ts';
import { type DraftControls, replaceToolList } from './use-draft.ts';
import classes from './ad-dialog.module.css';

interface AdDialogProps {
  pack: LanguagePack;
  input: DraftControls['input'];
  opened: boolean;
  onClose: () => void;
}

/** Shows the texts of one responsive search ad before they are sent to the two tools. */
export function AdDialog({ pack, input, opened, onClose }: AdDialogProps) {
  const accountId = useAccountId();
  const [withKeywordInsertion, setInsertion] = useState(false);
  const { language, product, sheet = emptySheet } = input;
  if (!isLanguageCode(language)) return null;
  const ad = assembleAd({ pack, language, product, sheet }, { withKeywordInsertion });

  function use(): void {
    for (const kind of ['titles', 'descriptions'] as const)
      replaceToolList(kind, accountId, {
        items: ad[kind].map((text) => ({ text })),
        origin: originOf(kind, input),
      });
    onClose();
    notifySuccess(
      'Anúncio montado!',
      `${ad.titles.length} títulos e ${ad.descriptions.length} descrições. Cada lista está na sua ferramenta.`,
    );
  }

  return (
    <Modal opened={opened} onClose={onClose} title="Montar anúncio" size="lg" centered>
      <Stack>
        <Text size="sm" c="dimmed">
          Textos diferentes entre si, que usam o espaço e repetem pouco o nome. É o que um anúncio responsivo
          aceita.
        </Text>
        {sheet.brandBidding !== 'forbidden' && (
          <Switch
            label="Um título com a palavra pesquisada"
            description="Usa {KeyWord:…}: mostra o que a pessoa digitou, ou o nome do produto quando não cabe."
            checked={withKeywordInsertion}
            onChange={(event) => setInsertion(event.currentTarget.checked)}
          />
        )}
        <Texts title={`${ad.titles.length} títulos`} texts={ad.titles} limit={adLimits.title} />
        <Texts
          title={`${ad.descriptions.length} descrições`}
          texts={ad.descriptions}
          limit={adLimits.description}
        />
        <Group justify="flex-end" className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={use}>Usar este anúncio</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Texts({ title, texts, limit }: { title: string; texts: readonly string[]; limit: number }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      <List listStyleType="none" spacing={2} size="sm">
        {texts.map((text) => (
          <List.Item key={text} className={classes.line}>
            <span dir={textDirection(text)}>{text}</span>
            <span className={classes.length}>
              {adTextWidth(text)}/{limit}
            </span>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
