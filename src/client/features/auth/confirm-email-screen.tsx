import { PageHeader } from '#client/components/page-header.tsx';

export function ConfirmEmailScreen() {
  return <PageHeader title="Confirmação de e-mail" />;
}
