import { PageHeader } from '#client/components/page-header.tsx';

export function RegisterScreen() {
  return <PageHeader title="Criar conta" />;
}
