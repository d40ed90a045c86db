import { notifyInfo } from '#client/lib/notify.ts';

export function notifyComingSoon(): void {
  notifyInfo('Em breve', 'Esta ferramenta ainda não foi implementada.');
}
