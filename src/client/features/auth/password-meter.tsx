import '@mantine/core/styles/Progress.layer.css';
import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MIN_PASSWORD_LENGTH } from '#domain/account/limits.ts';
import { type PasswordStrength, passwordStrength } from '#domain/account/password-strength.ts';
import { commonPasswordsOptions } from '#client/data/common-passwords.ts';

const views: Record<PasswordStrength | 'short', { share: number; color: string; words: string }> = {
  short: { share: 10, color: 'red', words: `Curta: use pelo menos ${MIN_PASSWORD_LENGTH} caracteres.` },
  common: {
    share: 10,
    color: 'red',
    words: 'Fácil de adivinhar: está entre as senhas mais usadas, ou lembra o seu nome ou e-mail.',
  },
  weak: { share: 35, color: 'red', words: 'Fraca: use mais caracteres, ou junte três ou quatro palavras.' },
  fair: { share: 70, color: 'orange', words: 'Razoável: fica melhor com mais uma palavra.' },
  good: { share: 100, color: 'teal', words: 'Boa.' },
};

export interface MeterProps {
  password: string;
  /** Words that an attacker may know about this person. */
  own: readonly string[];
}

/** Shows how easy it is to guess a password. It refuses none. */
export function PasswordMeter({ password, own }: MeterProps) {
  const { data: common } = useQuery(commonPasswordsOptions);
  if (common === undefined) return null;
  const isShort = password.length < MIN_PASSWORD_LENGTH;
  const { share, color, words } = views[isShort ? 'short' : passwordStrength(password, common, own)];
  return (
    <div>
      <Progress value={share} color={color} size="sm" aria-label="Força da senha" mb={4} />
      <Text size="sm" c="dimmed" role="status" data-clear-of-toasts>
        {words}
      </Text>
    </div>
  );
}
