import { PageHeader } from '#client/components/page-header.tsx';

export function UpdatePasswordScreen() {
  return <PageHeader title="Nova senha" />;
}
