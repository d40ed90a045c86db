import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { isLanguageCode, languages } from '#domain/ads/languages.ts';
import { countryLabel, geoCodes, locationId } from '#domain/ads/locations.ts';
import { completeAddress, findUrlProblem, type UrlProblem } from '#domain/making/structure/tracking.ts';
import { useKeepAdsCurrency } from '#client/data/account.ts';
import { useSession } from '#client/data/use-session.ts';
import { AmountInput } from '#client/parts/amount-input.tsx';
import { currencyOptions } from '#client/parts/currencies.ts';
import { useBuilder, useSettings } from './draft-context.ts';
import { useReportedCurrency } from './use-economics.ts';
import { useFactNote } from './use-fact-note.ts';

/** The essential fields. Where they stand in a panel, one of them gets the focus. */
interface FieldProps {
  'data-autofocus'?: boolean;
}

const countries = geoCodes
  .map((code) => ({ value: code, label: `${countryLabel(code)} (${locationId(code)})` }))
  .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'));
const languageOptions = languages.map(({ code, label }) => ({ value: code, label }));

export function CountriesField(props: FieldProps) {
  const note = useFactNote('countries', 'Onde as pessoas veem os anúncios.');
  const { settings, change } = useSettings();
  const [isOpen, choices] = useDisclosure();
  return (
    <MultiSelect
      {...props}
      {...note}
      label="Países"
      data={countries}
      searchable
      dropdownOpened={isOpen}
      onDropdownOpen={choices.open}
      onDropdownClose={choices.close}
      onOptionSubmit={choices.close} // most campaigns have one country, and the next field is under the list
      value={settings.countries}
      onChange={(codes) => change({ countries: geoCodes.filter((code) => codes.includes(code)) })}
    />
  );
}

export function LanguagesField(props: FieldProps) {
  const note = useFactNote('languages', 'Os idiomas que as pessoas usam no Google.');
  const { settings, change } = useSettings();
  return (
    <MultiSelect
      {...props}
      {...note}
      label="Idiomas"
      data={languageOptions}
      searchable
      value={settings.languages}
      onChange={(codes) => change({ languages: codes.filter(isLanguageCode) })}
    />
  );
}

const urlProblems: Record<UrlProblem, string | undefined> = {
  missing: undefined, // the review tab reports an empty field, so it is no error here
  not_an_address: 'Comece com https://',
  not_https: 'Use https: o Google desaprova páginas sem conexão segura.',
  no_domain: 'Falta um domínio, como loja.com.br.',
  has_blanks: 'O endereço não pode ter espaços.',
  too_long: 'Passa de 2.000 caracteres: muitos navegadores e o Google cortam.',
};

export function FinalUrlField(props: FieldProps) {
  const note = useFactNote('finalUrl');
  const { settings, change } = useSettings();
  const problem = findUrlProblem(settings.finalUrl.trim());
  const whole = completeAddress(settings.finalUrl);
  return (
    <TextInput
      {...props}
      {...note}
      label="URL final"
      placeholder="https://"
      inputMode="url"
      maxLength={4000}
      value={settings.finalUrl}
      error={problem === null ? undefined : urlProblems[problem]}
      onChange={(event) => change({ finalUrl: event.currentTarget.value }, true)}
      onBlur={() => whole !== settings.finalUrl && change({ finalUrl: whole }, true)}
    />
  );
}

/**
 * The budget, and the account's currency where nothing tells it: it is asked once for all campaigns. For a product in
 * reais the account is taken to be in reais, which the first budget confirms; otherwise nothing is proposed.
 */
export function BudgetField(props: FieldProps) {
  const { campaign } = useBuilder();
  const reported = useReportedCurrency();
  const { adsCurrency } = useSession().profile;
  const keep = useKeepAdsCurrency();
  const [wasUnknown] = useState(adsCurrency === null);
  const isAsked = wasUnknown && reported === null;
  const account = reported ?? adsCurrency ?? keep.variables?.adsCurrency ?? null;
  const proposed = isAsked && campaign.currency === 'BRL' ? 'BRL' : null;
  const currency = account ?? campaign.currency;
  const note = useFactNote(
    'dailyBudget',
    account === null ? undefined : `Na moeda da sua conta, ${account}.`,
  );
  const { settings, change } = useSettings();
  return (
    <>
      <AmountInput
        {...props}
        {...note}
        label="Orçamento diário"
        currency={currency}
        value={settings.dailyBudget}
        onChange={(dailyBudget) => {
          change({ dailyBudget }, true);
          if (dailyBudget !== null && account === null && proposed) keep.mutate({ adsCurrency: proposed });
        }}
      />
      {isAsked && (
        <Select
          label="Moeda da conta do Google Ads"
          description="O Google lê o orçamento nela. Perguntamos uma vez só; depois, mude em Perfil."
          inputWrapperOrder={note.inputWrapperOrder}
          placeholder="Escolha"
          searchable
          data={currencyOptions()}
          value={account ?? proposed}
          onChange={(code) => code !== null && keep.mutate({ adsCurrency: code })}
        />
      )}
    </>
  );
}

export function CommissionField() {
  const note = useFactNote('commission', 'Na moeda em que a rede paga.');
  const { campaign } = useBuilder();
  const { settings, change } = useSettings();
  const { economics } = settings;
  return (
    <AmountInput
      {...note}
      label="Comissão por venda"
      currency={campaign.currency}
      value={economics.commission}
      onChange={(commission) => change({ economics: { ...economics, commission } }, true)}
    />
  );
}
