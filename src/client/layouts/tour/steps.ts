import { labelWithKeys, shortcutProps } from '#client/lib/shortcuts/use-shortcuts.ts';
import { paths } from '#client/paths.ts';

interface TourStep {
  title: string;
  text: string;
  /** What it points at: the first of these that is on screen. */
  at: readonly string[];
}

const link = (to: string) => `nav[aria-label="Principal"] a[href="${to}"]`;
const menu = 'button[aria-label="Abrir menu"]';

export const tourSteps: readonly TourStep[] = [
  {
    title: 'Tudo em uma campanha',
    text: 'Comece por ela: você diz o nome, o país e o preço, monta os grupos com um clique, confere e baixa o arquivo para o Google Ads.',
    at: [link(paths.savedCampaigns), menu],
  },
  {
    title: 'Sete ferramentas',
    text: 'Para escrever as suas listas: palavras-chave, negativas, títulos, descrições e recursos. Salvas na campanha, elas vêm antes dos textos prontos.',
    at: [link(paths.tools), menu],
  },
  {
    title: 'O que vende e o que só gasta',
    text: 'Depois de publicar, traga os relatórios do Google Ads: a Faísca aponta as negativas que faltam.',
    at: [link(paths.reports), menu],
  },
  {
    title: 'Busca rápida',
    text: `${labelWithKeys('A busca', 'palette')} acha qualquer tela, campanha, lista ou ação.`,
    at: [
      `[aria-keyshortcuts="${shortcutProps('palette')['aria-keyshortcuts']}"]`,
      'header button[aria-label="Buscar"]',
    ],
  },
  {
    title: 'Seu caminho',
    text: 'Siga os primeiros passos nesta tela, ou crie o exemplo para ver uma campanha pronta. Este tour volta pela Ajuda.',
    at: ['[data-tour="first-steps"] h2', link(paths.help), menu],
  },
];
