import type { ShownAction } from '#domain/deciding/report-findings/saved-actions.ts';

type Action = ShownAction['action'];

const words: Record<Action['kind'], (subject: string) => string> = {
  block: (subject) => `Negativar "${subject}"`,
  // in Google's notation, which has its own signs
  unblock: (subject) => `Rever a negativa ${subject}, que bloqueia o que vendeu`,
  duplicate: (subject) => `Deixar ${subject} em um grupo só`,
  competing: (subject) => `Escolher uma palavra-chave para "${subject}"`,
  first_page: (subject) => `Rever o lance de ${subject}`,
  low_quality: (subject) => `Melhorar a qualidade de ${subject}`,
  low_asset: (subject) => `Trocar o texto fraco "${subject}"`,
  lost_to_budget: (subject) => `Rever o orçamento de ${subject}`,
  lost_to_rank: (subject) => `Recuperar impressões perdidas por classificação em ${subject}`,
  bad_time: (subject) => `Rever os horários de ${subject}`,
  unlisted_seller: (subject) => `Promover o termo "${subject}" a palavra-chave`,
};

export function actionText({ kind, subject }: Action): string {
  return words[kind](subject);
}
