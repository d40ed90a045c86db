import { PageHeader } from '#client/components/page-header.tsx';

export function LoginScreen() {
  return <PageHeader title="Entrar" />;
}
