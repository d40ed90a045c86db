import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { noTexts } from '#domain/texts/content/index.ts';
import type { GenerateProblem } from '#domain/texts/generators/define-generator.ts';
import { generators } from '#domain/texts/generators/index.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { builtInTextsOptions, useTemplateStores } from '#client/data/templates.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import type { DraftControls } from './use-draft.ts';

const editTemplates = (
  <>
    Ainda não há textos para essa escolha.{' '}
    <Anchor component={Link} to={paths.templates} size="sm">
      Escreva os seus nas configurações
    </Anchor>
  </>
);

const problems: Record<GenerateProblem, { title: string; message: ReactNode }> = {
  missing_fields: { title: 'Campos obrigatórios', message: 'Preencha todos os campos de configuração.' },
  missing_product: { title: 'Nome do produto obrigatório', message: 'Digite o nome do produto.' },
  missing_language: { title: 'Selecione um idioma', message: 'Escolha em que idioma a lista será gerada.' },
  unknown_list: { title: 'Lista não encontrada', message: 'Esta lista foi excluída. Escolha outra.' },
  no_templates: { title: 'Templates não encontrados', message: editTemplates },
};

/** Replaces the list on screen with what the templates give; anything missing is told and changes nothing. */
export function useGenerate(kind: AssetType, { input, setItems }: DraftControls) {
  const queryClient = useQueryClient();
  const stores = useTemplateStores();
  const [isPending, setIsPending] = useState(false);

  async function generate(): Promise<void> {
    const { language } = input;
    const builtIn = language === '' ? noTexts : await queryClient.query(builtInTextsOptions(language));
    const generated = generators[kind].generate(input, { stores, builtIn });
    if (!generated.ok) {
      notifyError(problems[generated.problem].title, problems[generated.problem].message);
      return;
    }
    const { items } = generated;
    setItems(() => items);
    notifySuccess(
      generatorViews[kind].generated,
      items.length === 1 ? '1 item criado.' : `${items.length.toLocaleString('pt-BR')} itens criados.`,
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
