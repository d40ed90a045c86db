import { Button, Center } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '#client/components/empty-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';

export function RootLoading() {
  return <LoadingScreen message="Carregando..." />;
}

/**
 * Shows an error screen when a screen throws, or its code cannot be loaded (a new version was published, or the network
 * is down).
 */
export function RootBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

interface BoundaryProps {
  /** Going somewhere else tries again. */
  place: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { brokenAt: string | null }> {
  override state: { brokenAt: string | null } = { brokenAt: null };

  static getDerivedStateFromError() {
    return { brokenAt: '' };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, { brokenAt }: { brokenAt: string | null }) {
    if (brokenAt === '') return { brokenAt: place };
    return brokenAt === null || brokenAt === place ? null : { brokenAt: null };
  }

  override render() {
    return this.state.brokenAt === null ? this.props.children : <RootError />;
  }
}

function RootError() {
  return (
    <Center mih="100dvh">
      <EmptyState
        icon={IconBolt}
        title="Esta tela não abriu"
        hint="Pode haver uma versão nova da Faísca, ou a conexão caiu. Recarregue a página para continuar."
        action={
          <Button mt="xs" onClick={() => window.location.reload()}>
            Recarregar
          </Button>
        }
      />
    </Center>
  );
}
