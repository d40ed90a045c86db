import { Box, Fieldset, Group, Select, SimpleGrid, TextInput } from '@mantine/core';
import { readPhone } from '#domain/account/phone.ts';
import { countryLabel, geoCodes } from '#domain/ads/locations.ts';
import type { DraftCall } from '#domain/making/structure/campaign-assets.ts';
import { RemoveButton } from './asset-entries.tsx';

const countries = geoCodes.map((value) => ({ value, label: countryLabel(value) }));

interface CallFieldsProps {
  number: number;
  call: DraftCall;
  onChange: (call: DraftCall) => void;
  onRemove: () => void;
}

/** A telephone that the ad shows. */
export function CallFields({ number, call, onChange, onRemove }: CallFieldsProps) {
  const { phone, country } = call;
  const isWrong = phone.trim() !== '' && readPhone(phone, country) === null;
  return (
    <Fieldset legend={`Telefone ${number}`}>
      <Group wrap="nowrap" align="flex-start" gap="xs">
        <Box flex={1}>
          <SimpleGrid type="container" cols={{ base: 1, '26rem': 2 }} spacing="xs">
            <TextInput
              label="Número"
              type="tel"
              maxLength={40}
              value={phone}
              error={isWrong ? 'Este telefone não existe no país escolhido.' : undefined}
              onChange={({ currentTarget: { value } }) => onChange({ ...call, phone: value })}
            />
            <Select
              label="País do telefone"
              searchable
              data={countries}
              value={country}
              onChange={(value) => onChange({ ...call, country: value ?? country })}
            />
          </SimpleGrid>
        </Box>
        <RemoveButton itemName={`telefone ${number}`} isBesideField onClick={onRemove} />
      </Group>
    </Fieldset>
  );
}
