import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { addGroup } from '#domain/making/structure/edit.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { randomUuid } from '#client/lib/uuid.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import type { useProposal } from '../use-proposal.ts';
import { startingChoice } from '../starting-choice.ts';
import { ProposalProgress } from './assembly-start.tsx';

interface AssemblyBarProps {
  proposal: ReturnType<typeof useProposal>;
  onOpen: (id: string) => void;
}

export function AssemblyBar({ proposal, onOpen }: AssemblyBarProps) {
  const { campaign, store } = useBuilder();
  const { groups } = useCampaignDraft();
  const keywords = groups.reduce((sum, group) => sum + group.keywords.length, 0);
  const ads = groups.reduce((sum, group) => sum + group.ads.length, 0);
  function create(): void {
    const id = randomUuid();
    store.change((draft) => addGroup(draft, id, 'Novo grupo'));
    onOpen(id);
  }
  function again(): void {
    const { kind, ...choice } = startingChoice(campaign);
    confirmAction({
      title: 'Montar de novo',
      message: `Os grupos e anúncios atuais dão lugar a uma nova proposta. Desfazer traz os atuais de volta.${
        kind === null ? ' Sem um tipo na ficha, ela será para um produto físico.' : ''
      }`,
      confirmLabel: 'Montar de novo',
      isCalm: true,
      onConfirm: () => void proposal.propose({ ...choice, kind: kind ?? 'physical' }),
    });
  }
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text size="sm" c="dimmed">
          {[
            countText(groups.length, 'grupo', 'grupos'),
            countText(keywords, 'palavra-chave', 'palavras-chave'),
            countText(ads, 'anúncio', 'anúncios'),
          ].join(' · ')}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconSparkles />}
            loading={proposal.isPending}
            onClick={again}
          >
            Montar de novo
          </Button>
          <Button variant="default" leftSection={<IconPlus />} onClick={create}>
            Novo grupo
          </Button>
        </Group>
      </Group>
      <ProposalProgress task={proposal.task} />
    </>
  );
}
