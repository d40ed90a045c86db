import { Group, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { userQuerySchema } from '#domain/account/admin.ts';
import type { UserFilters } from '#client/data/admin.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';

const TYPING_PAUSE_MS = 250;

const planOptions: { value: UserFilters['plan']; label: string }[] = [
  { value: 'all', label: 'Todos os planos' },
  { value: 'pro', label: 'Pro' },
  { value: 'basico', label: 'Básico' },
  { value: 'trial', label: 'Teste' },
];
const statusOptions: { value: UserFilters['status']; label: string }[] = [
  { value: 'all', label: 'Todos os status' },
  { value: 'active', label: 'Ativa' },
  { value: 'inactive', label: 'Inativa' },
];

const addressSchema = z.object({
  search: z.catch(z._default(z.string().check(z.maxLength(200)), ''), ''),
  plan: z.catch(userQuerySchema.shape.plan, 'all'),
  status: z.catch(userQuerySchema.shape.status, 'all'),
});

/**
 * The filters on screen, stored in the address, and the filters to send to the server, which wait for a pause
 * in typing.
 */
export function useUserFilters(): [
  shown: UserFilters,
  searched: UserFilters,
  change: (next: UserFilters) => void,
] {
  const [address, setAddress] = useSearchState(addressSchema);
  const [typed, setTyped] = useState(address.search);
  const [search] = useDebouncedValue(typed, TYPING_PAUSE_MS);
  const { plan, status } = address;
  function change(next: UserFilters): void {
    setTyped(next.search);
    setAddress(next);
  }
  return [{ search: typed, plan, status }, { search, plan, status }, change];
}

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (filters: UserFilters) => void;
}

export function UserFilterBar({ filters, onChange }: UserFilterBarProps) {
  return (
    <Group gap="sm" mb="md">
      <TextInput
        flex="4 1 16rem"
        aria-label="Buscar usuários"
        enterKeyHint="search"
        placeholder="Buscar por e-mail ou nome"
        leftSection={<IconSearch />}
        maxLength={200}
        value={filters.search}
        onChange={(event) => onChange({ ...filters, search: event.currentTarget.value })}
      />
      <FilterSelect
        label="Plano"
        options={planOptions}
        value={filters.plan}
        onChange={(plan) => onChange({ ...filters, plan })}
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status })}
      />
    </Group>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function FilterSelect<Value extends string>({ label, options, value, onChange }: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      flex="1 1 10.5rem"
      data={options}
      value={value}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? value)}
    />
  );
}
