import { Select } from '@mantine/core';
import type { EditorEncoding } from '#domain/making/editor-file/write-files.ts';

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

export function EncodingSelect({ value, onChange }: ChoiceProps<EditorEncoding>) {
  return (
    <Select
      label="Formato do arquivo"
      description="Mude só se o Editor não ler o arquivo."
      maw={320}
      value={value}
      onChange={(chosen) => onChange(chosen === 'utf-8-bom' ? 'utf-8-bom' : 'utf-16le')}
      data={[
        { value: 'utf-16le', label: 'UTF-16 com tabulações (padrão)' },
        { value: 'utf-8-bom', label: 'UTF-8 com vírgulas' },
      ]}
    />
  );
}

export function DecimalSelect({ value, onChange }: ChoiceProps<',' | '.'>) {
  return (
    <Select
      label="Separador decimal"
      description="Como a sua conta do Google Ads escreve números."
      maw={320}
      value={value}
      onChange={(chosen) => onChange(chosen === '.' ? '.' : ',')}
      data={[
        { value: ',', label: 'Vírgula: 1,50' },
        { value: '.', label: 'Ponto: 1.50' },
      ]}
    />
  );
}
