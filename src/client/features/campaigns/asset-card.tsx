import { Box, Button, Card, Group, List, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { fromStoredItem } from '#domain/ads/items.ts';
import { textDirection } from '#domain/ads/text.ts';
import type { Asset } from '#domain/making/campaign/campaign.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { countText } from '#client/lib/count-text.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { paths } from '#client/paths.ts';
import { assetHeading } from '#client/parts/campaign/asset-heading.ts';
import { AssetActions } from './asset-actions.tsx';

/** A list of a campaign: its first items and its buttons. */
export function AssetCard({ campaignId, asset }: { campaignId: string; asset: Asset }) {
  const { title, details } = assetHeading(asset);
  return (
    <Card component="article" withBorder radius="lg" padding="lg" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <AssetTitle type={asset.assetType} title={title} />
        <AssetActions campaignId={campaignId} asset={asset} />
      </Group>
      <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
        {[countText(asset.itemCount, 'item', 'itens'), details].filter(Boolean).join(' · ')}
      </Text>
      <FirstItems asset={asset} />
      <Box mt="auto" pt="sm" ml={-8}>
        <Button
          component={Link}
          to={paths.openedList(generatorViews[asset.assetType].slug, campaignId, asset.id)}
          variant="subtle"
          size="compact-sm"
          rightSection={<IconArrowRight />}
        >
          Abrir no gerador
        </Button>
      </Box>
    </Card>
  );
}

function AssetTitle({ type, title }: { type: AssetType; title: string }) {
  const TypeIcon = generatorViews[type].icon;
  return (
    <Group gap="xs" miw={0} wrap="nowrap" align="flex-start">
      <TypeIcon size={20} aria-hidden="true" style={{ flex: 'none', marginTop: 2 }} />
      <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
    </Group>
  );
}

function FirstItems({ asset: { preview, itemCount, origin } }: { asset: Asset }) {
  const more = itemCount - preview.length;
  return (
    <>
      <List mt="sm" spacing={4} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {preview.map(fromStoredItem).map((item, position) => {
          const text = Object.values(item).filter(Boolean).join(' · ');
          return (
            <List.Item key={position} dir={textDirection(text)} lang={origin.language ?? undefined}>
              {text}
            </List.Item>
          );
        })}
      </List>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt={6}>
          ... e mais {numberText(more)}
        </Text>
      )}
    </>
  );
}
