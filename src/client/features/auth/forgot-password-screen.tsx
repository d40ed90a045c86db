import { PageHeader } from '#client/components/page-header.tsx';

export function ForgotPasswordScreen() {
  return <PageHeader title="Recuperar senha" />;
}
