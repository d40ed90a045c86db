import { Select } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { useKeepAdsCurrency } from '#client/data/account.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { currencyOptions } from '#client/parts/currencies.ts';

export function AdsAccount({ adsCurrency }: { adsCurrency: string | null }) {
  const keep = useKeepAdsCurrency();
  return (
    <Panel title="Google Ads">
      <Select
        label="Moeda da conta"
        description="Em que o Google lê orçamentos e lances. Onde há relatórios, vale a deles."
        placeholder="Escolha"
        searchable
        disabled={keep.isPending}
        data={currencyOptions()}
        value={keep.isPending ? keep.variables?.adsCurrency : adsCurrency}
        onChange={(code) =>
          code !== null &&
          keep.mutate({ adsCurrency: code }, { onSuccess: () => notifySuccess('Moeda salva!') })
        }
      />
    </Panel>
  );
}
