import { PageHeader } from '#client/components/page-header.tsx';

export function ProfileScreen() {
  return <PageHeader title="Configurações do Perfil" />;
}
