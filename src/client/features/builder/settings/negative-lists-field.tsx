import { Anchor, MultiSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { negativeListsOptions, useSetCampaignLists } from '#client/data/negative-lists.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { paths } from '#client/paths.ts';

/** The shared lists that the campaign uses. A choice is stored at once, apart from the draft. */
export function NegativeListsField() {
  const { campaign, lists } = useBuilder();
  const { data: all = lists.map((list) => ({ ...list, count: list.negatives.length })) } =
    useQuery(negativeListsOptions);
  const save = useSetCampaignLists(campaign.id);
  return (
    <div>
      <MultiSelect
        label="Listas de negativas"
        description="Valem aqui além das negativas acima. O que muda em uma lista muda em todas as campanhas dela."
        placeholder={lists.length === 0 ? 'Nenhuma lista' : ''}
        nothingFoundMessage="Nenhuma lista"
        disabled={all.length === 0}
        value={save.isPending ? [...(save.variables ?? [])] : lists.map(({ id }) => id)}
        onChange={(ids) => save.mutate(ids)}
        data={all.map(({ id, name, count }) => ({
          value: id,
          label: `${name} (${countText(count, 'negativa', 'negativas')})`,
        }))}
      />
      <Text size="sm" mt={6}>
        <Anchor data-alone component={Link} to={paths.negativeLists}>
          {all.length === 0 ? 'Criar uma lista' : 'Abrir as listas'}
        </Anchor>
      </Text>
    </div>
  );
}
