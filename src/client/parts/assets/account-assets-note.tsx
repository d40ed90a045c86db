import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { countAssets } from '#domain/making/structure/account-assets.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { paths } from '#client/paths.ts';

/** Tells that the account has assets which hold in the open campaign too. */
export function AccountAssetsNote() {
  const count = countAssets(useBuilder().accountAssets.content);
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      A conta tem {countText(count, 'recurso que vale', 'recursos que valem')} em todas as campanhas, em um
      arquivo à parte:{' '}
      <Anchor component={Link} to={paths.accountAssets} inherit underline="always">
        Recursos da conta
      </Anchor>
      .
    </Text>
  );
}
