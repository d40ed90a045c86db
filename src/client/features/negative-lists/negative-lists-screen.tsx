import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import { BackButton } from '#client/components/back-button.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { negativeListOptions, negativeListsOptions } from '#client/data/negative-lists.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { useMendList } from '#client/parts/mend-list.tsx';
import { paths } from '#client/paths.ts';
import { AllLists } from './all-lists.tsx';
import { ListEditor } from './list-editor.tsx';

const NEW = 'nova';

/** The shared lists of negatives, or one of them with its conflicts in each campaign. */
export function NegativeListsScreen() {
  const [params] = useSearchParams();
  const open = params.get('lista');
  if (open === null) return <Everything />;
  return open === NEW ? <NewList /> : <OpenList key={open} id={open} />;
}

function NewList() {
  const mend = useMendList();
  return (
    <Opened title="Nova lista de negativas">
      <ListEditor list={null} mend={mend} />
    </Opened>
  );
}

function Everything() {
  const lists = useQuery(negativeListsOptions);
  const isFull = (lists.data?.length ?? 0) >= negativeListLimits.lists;
  return (
    <>
      <PageHeader
        title="Listas de negativas"
        subtitle={
          <>
            Uma lista, várias campanhas: mude aqui e a mudança vale em todas.{' '}
            <HelpLink to="listas-de-negativas">Como funciona</HelpLink>
          </>
        }
        actions={
          !isFull && (
            <Button component={Link} to={paths.negativeList(NEW)} leftSection={<IconPlus />}>
              Nova lista
            </Button>
          )
        }
      />
      <Loaded query={lists} waiting="Buscando suas listas">
        {(data) => <AllLists lists={data} />}
      </Loaded>
    </>
  );
}

function OpenList({ id }: { id: string }) {
  const list = useQuery(negativeListOptions(id));
  const mend = useMendList();
  return (
    <Opened title={list.data?.name ?? 'Lista de negativas'}>
      <Loaded query={list} waiting="Abrindo a lista">
        {(data) => <ListEditor list={data} mend={mend} />}
      </Loaded>
    </Opened>
  );
}

function Opened({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <BackButton to={paths.negativeLists}>Todas as listas</BackButton>
      <PageHeader title={title} />
      {children}
    </>
  );
}
