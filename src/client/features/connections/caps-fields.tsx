import { Button, Collapse, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { Caps } from '#domain/deciding/bridge/messages.ts';
import { FigureInput } from '#client/components/figure-input.tsx';
import { capsText } from './bridge-words.ts';

interface CapsFieldsProps {
  caps: Caps;
  onChange: (caps: Caps) => void;
}

/** The limits that are written into a script's text. */
export function CapsFields({ caps, onChange }: CapsFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap="xs">
      <Stack gap={4} align="flex-start">
        <Text size="sm" maw="44rem">
          Limites escritos no script: {capsText(caps, '')} Nem a Faísca passa deles.
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          data-flush="start"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Fechar' : 'Mudar os limites'}
        </Button>
      </Stack>
      <Collapse expanded={isOpen}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} maw="56rem">
          <FigureInput
            isWhole
            label="Mudanças por execução"
            min={0}
            max={500}
            value={caps.commandsPerRun}
            onChange={(commandsPerRun) => onChange({ ...caps, commandsPerRun })}
          />
          <FigureInput
            isWhole
            label="Aumento de cada vez"
            suffix="%"
            min={0}
            max={200}
            value={Math.round((caps.raise - 1) * 100)}
            onChange={(percent) => onChange({ ...caps, raise: 1 + percent / 100 })}
          />
          <FigureInput
            label="Orçamento diário até"
            min={0}
            max={1e6}
            value={caps.dailyBudget}
            onChange={(dailyBudget) => onChange({ ...caps, dailyBudget })}
          />
          <FigureInput
            label="Lance até"
            min={0}
            max={1e4}
            value={caps.cpc}
            onChange={(cpc) => onChange({ ...caps, cpc })}
          />
        </SimpleGrid>
        <Switch
          mt="sm"
          label="Enviar vendas como conversões"
          checked={caps.conversions}
          onChange={({ currentTarget }) => onChange({ ...caps, conversions: currentTarget.checked })}
        />
        <Text size="sm" c="dimmed" mt="xs">
          Orçamento e lance são na moeda da conta.
        </Text>
      </Collapse>
    </Stack>
  );
}
