import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { noTexts } from '#domain/texts/content/index.ts';
import type {
  GenerateNotice,
  GenerateProblem,
  GeneratorInput,
} from '#domain/texts/generators/define-generator.ts';
import { generators } from '#domain/texts/generators/index.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { AssetOrigin } from '#domain/campaign/asset-origin.ts';
import { builtInTextsOptions, useTemplateStores } from '#client/data/templates.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { isInEnglish } from './language-note.ts';
import { templatesPath } from './templates-path.ts';
import type { DraftControls } from './use-draft.ts';

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
    message: 'A ficha diz que o produtor não permite lances na marca. O nome do produto fica nas negativas.',
  },
};

const notices: Record<GenerateNotice, string> = {
  name_cleaned: 'O Google recusa alguns sinais do nome em palavras-chave. Eles foram retirados.',
  verb: 'No topo do funil, escreva o problema como substantivo: "queda de cabelo", não "parar de cair".',
  product: 'No topo do funil, escreva o problema que o produto resolve em vez do nome dele.',
};

/** Replaces the list on screen with a generated one. */
export function useGenerate(kind: AssetType, { input, items, origin, replaceList }: DraftControls) {
  const queryClient = useQueryClient();
  const stores = useTemplateStores();
  const [isPending, setIsPending] = useState(false);

  async function generate(): Promise<void> {
    const { language } = input;
    const builtIn = language === '' ? noTexts : await queryClient.query(builtInTextsOptions(language));
    const generated = generators[kind].generate(input, { stores, builtIn });
    if (generated.ok) {
      replaceList({ items: generated.items, origin: originOf(kind, input) });
      const inEnglish = isInEnglish(kind, input, stores) ? ', em inglês' : '';
      const created = `${createdLabel(generated.items.length)}${inEnglish}.`;
      const told = (generated.notices ?? []).map((notice) => notices[notice]);
      notifySuccess(generatorViews[kind].generated, [created, ...told].join(' '));
    } else if (generated.problem === 'no_templates') {
      tellNoTemplates();
    } else {
      const { title, message } = problems[generated.problem];
      notifyError(title, message);
    }
  }
  /** A list generated for another choice leaves the screen, so that nobody saves it by mistake. */
  function tellNoTemplates(): void {
    const isOfAnotherChoice = items.length > 0 && origin !== null;
    if (isOfAnotherChoice) replaceList({ items: [], origin: null });
    notifyError(
      'Templates não encontrados',
      <>
        Ainda não há textos para essa escolha.{' '}
        <Anchor component={Link} to={templatesPath(kind, input)} size="sm">
          Escreva os seus nas configurações
        </Anchor>
        {isOfAnotherChoice && '. A lista anterior saiu da tela: Desfazer traz de volta.'}
      </>,
    );
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

/** What the list says about itself when a campaign keeps it. */
function originOf(kind: AssetType, { product, language, funnel, match }: GeneratorInput): AssetOrigin {
  const { fields } = generatorViews[kind];
  return {
    product: fields.includes('product') ? product.trim().slice(0, 120) || null : null,
    language: language === '' ? null : language,
    funnel: fields.includes('funnel') && funnel !== '' ? funnel : null,
    matchType: fields.includes('match') ? match : null,
  };
}

function createdLabel(count: number): string {
  return count === 1 ? '1 item criado' : `${count.toLocaleString('pt-BR')} itens criados`;
}
