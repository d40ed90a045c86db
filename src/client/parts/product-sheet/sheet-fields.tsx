import {
  Autocomplete,
  Fieldset,
  MultiSelect,
  Select,
  SimpleGrid,
  Stack,
  TagsInput,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isLanguageCode } from '#domain/ads/languages.ts';
import { completeAddress } from '#domain/making/structure/tracking.ts';
import { niches } from '#domain/making/texts/content/niches.ts';
import { builtInTextsOptions } from '#client/data/templates.ts';
import { currencyOptions } from '#client/parts/currencies.ts';
import {
  Amount,
  bindChoice,
  Count,
  type FieldsProps,
  Tick,
  campaignNote,
  noteBelow,
  type FromCampaign,
} from './sheet-boxes.tsx';
import { problemOptions } from './problem-options.ts';
import {
  brandOptions,
  genderOptions,
  countryOptions,
  kindOptions,
  languageOptions,
  nicheOptions,
  pageOfferOptions,
  paymentOptions,
  sellerOptions,
} from './sheet-options.ts';

/** What a first ad needs. */
export function FirstFields({
  form,
  currency,
  fromCampaign,
}: FieldsProps & { currency: string; fromCampaign: FromCampaign }) {
  const nicheBox = bindChoice(form, 'niche', 'Nicho');
  const money = form.values.currency === '' ? currency : form.values.currency;
  const isDigital = form.values.kind === 'digital'; // nothing of it is delivered
  return (
    <Stack gap="sm">
      <TextInput label="Nome" maxLength={80} placeholder="Ex.: Vitalis Max" {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Select {...bindChoice(form, 'kind', 'Tipo')} data={kindOptions} />
        <Select
          {...nicheBox}
          data={nicheOptions}
          searchable
          onChange={(chosen) => {
            nicheBox.onChange(chosen);
            const known = niches.find(({ id }) => id === chosen);
            if (known && form.values.kind === '') form.setFieldValue('kind', known.kind);
          }}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Select
          {...bindChoice(form, 'country', 'País')}
          {...campaignNote(form, fromCampaign, 'country')}
          inputWrapperOrder={noteBelow}
          data={countryOptions}
          searchable
        />
        <Select {...bindChoice(form, 'language', 'Idioma')} data={languageOptions} searchable />
      </SimpleGrid>
      <TextInput
        label="Página de vendas"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        {...form.getInputProps('landingPage')}
        onBlur={() => form.setFieldValue('landingPage', completeAddress)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Amount
          form={form}
          currency={money}
          {...campaignNote(form, fromCampaign, 'price')}
          field="price"
          label="Preço"
        />
        <Count form={form} field="guaranteeDays" label="Garantia, em dias" placeholder="Ex.: 90" />
        <Count form={form} field="instalments" label="Parcelas" placeholder="Ex.: 12" />
        {!isDigital && (
          <Count form={form} field="deliveryDays" label="Prazo de entrega, em dias" placeholder="Ex.: 7" />
        )}
        <Tick form={form} field="interestFree" label="Parcelas sem juros" />
        {!isDigital && <Tick form={form} field="freeShipping" label="Frete grátis sempre" />}
      </SimpleGrid>
    </Stack>
  );
}

export function ProductFields({ form }: FieldsProps) {
  const { niche, language, kind } = form.values;
  const { data: builtIn } = useQuery(builtInTextsOptions(isLanguageCode(language) ? language : 'pt'));
  return (
    <Fieldset legend="O produto">
      <Stack gap="sm">
        <TextInput
          label="Nome curto"
          description="Entra nos títulos quando o nome inteiro não cabe."
          placeholder="Ex.: Travesseiro Nuvem"
          maxLength={22}
          {...form.getInputProps('shortName')}
        />
        <TagsInput
          label="Outras grafias"
          description="Como as pessoas também escrevem o nome. Enter separa."
          splitChars={[',']}
          maxTags={10}
          {...form.getInputProps('spellings')}
        />
        <Autocomplete
          label="Problema que ele atende"
          description="Como as pessoas pesquisam, em um substantivo: queda de cabelo."
          data={problemOptions(builtIn?.pack, niche, kind)}
          maxLength={60}
          limit={60}
          {...form.getInputProps('problem')}
        />
        <TagsInput
          label={kind === 'digital' ? 'O que inclui' : 'Composição ou itens da caixa'}
          description="O mais importante primeiro. Enter separa."
          splitChars={[',']}
          maxTags={30}
          {...form.getInputProps('contents')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label="O que é"
            description="Em uma palavra, no idioma da campanha."
            placeholder="Ex.: faca, curso"
            maxLength={24}
            {...form.getInputProps('noun')}
          />
          <Select
            {...bindChoice(form, 'gender', 'Artigo do nome')}
            description="Com artigo, os anúncios dizem a Faca, o Curso."
            data={genderOptions(builtIn?.pack)}
            disabled={builtIn?.pack?.articles === null}
            inputWrapperOrder={['label', 'description', 'input', 'error']}
          />
        </SimpleGrid>
        <TextInput
          label="Para quem é"
          description="No idioma da campanha."
          placeholder="Ex.: adultos acima de 50 anos"
          maxLength={60}
          {...form.getInputProps('audience')}
        />
        <TagsInput
          label="Diferenciais"
          description="Até três, no idioma da campanha: lâmina de aço japonês. Enter separa."
          splitChars={[',']}
          maxTags={3}
          {...form.getInputProps('differentiators')}
        />
      </Stack>
    </Fieldset>
  );
}

export function SaleFields({ form }: FieldsProps) {
  return (
    <Fieldset legend="A venda">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select {...bindChoice(form, 'seller', 'Quem anuncia')} data={sellerOptions} />
          <Select
            {...bindChoice(form, 'brandBidding', 'Lances na marca')}
            data={brandOptions}
            description="O produtor deixa usar o nome como palavra-chave?"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        </SimpleGrid>
        <MultiSelect
          label="Na página de vendas há"
          description="Os textos só prometem o que estiver aqui."
          data={pageOfferOptions}
          {...form.getInputProps('pageOffers')}
        />
      </Stack>
    </Fieldset>
  );
}

export function PriceFields({ form, currency }: FieldsProps & { currency: string }) {
  const { data: portuguese } = useQuery(builtInTextsOptions('pt'));
  return (
    <Fieldset legend="Preço e pagamento">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            {...bindChoice(form, 'currency', 'Moeda')}
            placeholder={currency === '' ? 'Não informada' : `${currency}, a da campanha`}
            data={currencyOptions()}
            searchable
          />
        </SimpleGrid>
        <MultiSelect
          label="Formas de pagamento"
          data={paymentOptions(form.values.country, portuguese?.pack?.payments)}
          searchable
          maxValues={10}
          {...form.getInputProps('payments')}
        />
        <TagsInput
          label="Kits"
          description="Quantas unidades há em cada kit: 3, 6. Enter separa."
          splitChars={[',', ' ']}
          maxTags={10}
          inputMode="numeric"
          {...form.getInputProps('kits')}
        />
      </Stack>
    </Fieldset>
  );
}

/** What the buyer of a digital product gets. Nothing is delivered. */
export function AccessFields({ form }: FieldsProps) {
  return (
    <Fieldset legend="Garantia e acesso">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Count form={form} field="moneyBackDays" label="Dinheiro de volta, em dias" placeholder="Ex.: 7" />
          <Count form={form} field="trialDays" label="Teste, em dias" placeholder="Ex.: 7" />
          <Count form={form} field="accessMonths" label="Acesso, em meses" placeholder="Ex.: 12" />
          <Count form={form} field="lessons" label="Aulas" placeholder="Ex.: 40" />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Tick form={form} field="instantAccess" label="Acesso logo após o pagamento" />
          <Tick form={form} field="lifetimeAccess" label="Acesso vitalício" />
          <Tick form={form} field="certificate" label="Certificado de conclusão" />
          <Tick form={form} field="support" label="Suporte para dúvidas" />
          <Tick form={form} field="updates" label="Atualizações incluídas" />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}

export function DeliveryFields({ form, currency }: FieldsProps & { currency: string }) {
  const money = form.values.currency === '' ? currency : form.values.currency;
  return (
    <Fieldset legend="Garantia e entrega">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Count form={form} field="moneyBackDays" label="Dinheiro de volta, em dias" placeholder="Ex.: 30" />
          <Count form={form} field="trialDays" label="Teste em casa, em dias" placeholder="Ex.: 30" />
          <Count form={form} field="dispatchHours" label="Despacho, em horas" placeholder="Ex.: 24" />
          <Amount form={form} field="freeFrom" label="Frete grátis a partir de" currency={money} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Tick form={form} field="tracked" label="Entrega rastreada" />
          <Tick form={form} field="nationwide" label="Entrega em todo o país" />
          <Tick form={form} field="discreet" label="Embalagem discreta" />
          <Tick form={form} field="invoice" label="Nota fiscal" />
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
