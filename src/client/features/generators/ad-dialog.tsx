import { Button, Group, List, Modal, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { adTextWidth, textDirection } from '#domain/ads/text.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { assembleAd } from '#domain/making/texts/engine/ad-text-list.ts';
import type { LanguagePack } from '#domain/making/texts/content/language-pack.ts';
import { isLanguageCode, type LanguageCode } from '#domain/ads/languages.ts';
import { emptySheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { originOf } from './list-content.ts';
import { type Draft, openDraft } from './draft.ts';
import { useOptions, useProduct } from './use-draft.ts';
import classes from './ad-dialog.module.css';

interface AdDialogProps {
  pack: LanguagePack;
  draft: Draft;
  onClose: () => void;
}

/** Shows the texts of one responsive search ad before they are sent to the two tools. */
export function AdDialog({ opened, ...props }: AdDialogProps & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title="Montar anúncio" size="lg" centered>
      <AdTexts {...props} />
    </Modal>
  );
}

function AdTexts({ pack, draft, onClose }: AdDialogProps) {
  const product = useProduct(draft);
  const options = useOptions(draft);
  const [withKeywordInsertion, setInsertion] = useState(false);
  const { language, sheet = emptySheet } = options;
  if (!isLanguageCode(language)) return null;
  const ad = assembleAd({ pack, language, product, sheet }, { withKeywordInsertion });

  function use(): void {
    for (const kind of ['titles', 'descriptions'] as const)
      openDraft(kind, draft.accountId).replaceList(
        {
          items: ad[kind].map((text) => ({ text })),
          origin: originOf(kind, { ...options, product }),
          opened: null,
        },
        { kind: 'generated', count: ad[kind].length },
      );
    onClose();
    notifySuccess(
      'Anúncio montado',
      `${countText(ad.titles.length, 'título', 'títulos')} e ${countText(ad.descriptions.length, 'descrição', 'descrições')}. Cada lista está na sua ferramenta.`,
    );
  }

  return (
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
      <Texts
        title={countText(ad.titles.length, 'título', 'títulos')}
        texts={ad.titles}
        language={language}
        limit={adLimits.title}
      />
      <Texts
        title={countText(ad.descriptions.length, 'descrição', 'descrições')}
        texts={ad.descriptions}
        language={language}
        limit={adLimits.description}
      />
      <Group justify="flex-end" className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button onClick={use}>Usar este anúncio</Button>
      </Group>
    </Stack>
  );
}

interface TextsProps {
  title: string;
  texts: readonly string[];
  language: LanguageCode;
  limit: number;
}

function Texts({ title, texts, language, limit }: TextsProps) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      <List listStyleType="none" spacing={2} size="sm">
        {texts.map((text) => (
          <List.Item key={text} className={classes.line}>
            <span dir={textDirection(text)} lang={language}>
              {text}
            </span>
            <span className={classes.length}>
              {adTextWidth(text)}/{limit}
            </span>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
