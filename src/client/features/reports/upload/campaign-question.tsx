import { Button, Group, Radio, ScrollArea, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { GoogleCampaign, CampaignInFile } from '#domain/measuring/reports/account-files.ts';
import { countText } from '#client/lib/count-text.ts';
import { paths } from '#client/paths.ts';

interface CampaignQuestionProps {
  campaigns: readonly CampaignInFile[];
  first: GoogleCampaign | null;
  answer: (campaigns: readonly GoogleCampaign[] | null) => void;
}

const ALL = 'todas';

/** Asks which campaign of a file is this one, so that the costs of the others do not count here. */
export function CampaignQuestion({ campaigns, first, answer }: CampaignQuestionProps) {
  const [chosen, setChosen] = useState(() => {
    const at = campaigns.findIndex(({ name, id }) => name === first?.name && id === first.id);
    return at === -1 ? null : String(at);
  });
  const own = campaigns[Number(chosen ?? NaN)];
  function save(): void {
    if (chosen === ALL) answer(null);
    else if (own) answer([{ name: own.name, id: own.id }]);
  }
  return (
    <Stack gap="sm">
      <Radio.Group
        label={`O arquivo tem ${countText(campaigns.length, 'campanha', 'campanhas')} do Google Ads. Qual é esta?`}
        value={chosen}
        onChange={setChosen}
      >
        <ScrollArea.Autosize mah={260} mt="xs">
          <Stack gap="xs">
            {campaigns.map(({ name, id, rows }, at) => (
              <Radio
                key={`${id} ${name}`}
                value={String(at)}
                label={name}
                description={countText(rows, 'linha', 'linhas')}
              />
            ))}
            <Radio value={ALL} label="Todas elas" description="Os custos de todas contam nesta campanha" />
          </Stack>
        </ScrollArea.Autosize>
      </Radio.Group>
      <Group>
        <Button size="sm" disabled={chosen === null} onClick={save}>
          Salvar
        </Button>
        <Button size="sm" variant="default" component={Link} to={paths.reports}>
          Repartir entre as minhas campanhas
        </Button>
      </Group>
    </Stack>
  );
}
