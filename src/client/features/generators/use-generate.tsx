import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { noTexts } from '#domain/making/texts/built-in-texts.ts';
import type { GenerateNotice, GenerateProblem } from '#domain/making/texts/generators/define-generator.ts';
import { campaignSheetOptions } from '#client/data/campaign-sheet.ts';
import { builtInTextsOptions, useTemplateStores } from '#client/data/templates.ts';
import { countText } from '#client/lib/count-text.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { isInEnglish } from './language-note.ts';
import { originOf } from './list-content.ts';
import { templatesPath } from './templates-path.ts';
import type { Draft } from './draft.ts';
import { useChosenCampaign, useOptions } from './use-draft.ts';

interface Problem {
  title: string;
  message: ReactNode;
}

const problems: Record<Exclude<GenerateProblem, 'no_templates'>, Problem> = {
  missing_fields: { title: 'Campos obrigatórios', message: 'Preencha todos os campos de configuração.' },
  missing_product: { title: 'Nome do produto obrigatório', message: 'Digite o nome do produto.' },
  missing_language: { title: 'Selecione um idioma', message: 'Escolha em que idioma a lista será gerada.' },
  unknown_list: { title: 'Lista não encontrada', message: 'Esta lista foi excluída. Escolha outra.' },
  brand_forbidden: {
    title: 'Lances na marca proibidos',
    message: (
      <>
        A ficha diz que o produtor não permite lances na marca. Use o nome do produto como{' '}
        <Anchor component={Link} to={paths.tool(generatorViews.negative_keywords.slug)} size="sm">
          palavra negativa
        </Anchor>
        , e busque compradores pelo problema, no topo do funil.
      </>
    ),
  },
};

const notices: Record<GenerateNotice, string> = {
  name_cleaned: 'O Google recusa alguns sinais do nome em palavras-chave. Eles foram retirados.',
  verb: 'No topo do funil, escreva o problema como substantivo: "queda de cabelo", não "parar de cair".',
  product: 'No topo do funil, escreva o problema que o produto resolve em vez do nome dele.',
  brand_among_negatives:
    'A ficha diz que lances na marca são proibidos: o nome do produto está entre as negativas.',
};

/**
 * Replaces the list on screen with a generated one.
 * @param onGenerated called when the new list is there.
 */
export function useGenerate(draft: Draft, onGenerated: () => void) {
  const { kind, replaceList } = draft;
  const options = useOptions(draft);
  const campaign = useChosenCampaign(draft);
  const queryClient = useQueryClient();
  const stores = useTemplateStores();
  const [isPending, setIsPending] = useState(false);

  async function generate(): Promise<void> {
    if (isListGone()) return;
    const input = { ...options, product: draft.read().product };
    const { language } = input;
    const builtIn = language === '' ? noTexts : await queryClient.query(builtInTextsOptions(language));
    // The sheet may still be on its way when the button is pressed.
    const sheet = campaign
      ? (await queryClient.query({ ...campaignSheetOptions(campaign.id), staleTime: 'static' })).sheet
      : input.sheet;
    const { generators } = await import('#domain/making/texts/generators/index.ts');
    const generated = generators[kind].generate({ ...input, sheet }, { stores, builtIn });
    if (generated.ok) {
      const { items } = generated;
      replaceList({ items, origin: originOf(kind, input) }, { kind: 'generated', count: items.length });
      const inEnglish = isInEnglish(kind, input, stores) ? ', em inglês' : '';
      const created = `${countText(items.length, 'item criado', 'itens criados')}${inEnglish}.`;
      const noticeTexts = (generated.notices ?? []).map((notice) => notices[notice]);
      notifySuccess(generatorViews[kind].generated, [created, ...noticeTexts].join(' '));
      onGenerated();
    } else if (generated.problem === 'no_templates') {
      showNoTemplates();
    } else {
      const { title, message } = problems[generated.problem];
      notifyError(title, message);
    }
  }
  function showNoTemplates(): void {
    notifyError(
      'Templates não encontrados',
      <>
        Ainda não há textos para essa escolha.{' '}
        <Anchor component={Link} to={templatesPath(kind, options)} size="sm">
          Escreva os seus nas configurações
        </Anchor>
      </>,
    );
  }
  /** A deleted list type is never replaced silently. The next click generates the list type that is then shown. */
  function isListGone(): boolean {
    if (kind !== 'keywords' || draft.read().listKey === options.listKey) return false;
    draft.setInput({ listKey: options.listKey });
    const { title, message } = problems.unknown_list;
    notifyError(title, message);
    return true;
  }

  return {
    isPending,
    generate: async () => {
      setIsPending(true);
      await generate()
        .catch(() => notifyError('Erro ao carregar os textos', 'Confira sua internet e tente de novo.'))
        .finally(() => setIsPending(false));
    },
  };
}
