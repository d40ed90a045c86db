import type { SecurityEventKind } from '#domain/account/security-events.ts';

export const eventLabels: Record<SecurityEventKind, string> = {
  sign_up: 'Cadastro',
  sign_in: 'Entrada',
  sign_out: 'Saída',
  email_confirmed: 'E-mail confirmado',
  email_change_requested: 'Pedido de novo e-mail',
  email_change_confirmed: 'E-mail trocado',
  reset_requested: 'Pedido de nova senha',
  password_reset: 'Nova senha',
  proof: 'Confirmação de identidade',
  second_factor_begun: '2FA iniciado',
  second_factor_code: 'Código de 2FA',
  recovery_code: 'Código de recuperação',
  second_factor_removed: '2FA desligado',
  admin_trial: 'Admin: Trial',
  admin_basico: 'Admin: Básico',
  admin_pro: 'Admin: Pro',
  admin_ativar: 'Admin: Ativar',
  admin_inativar: 'Admin: Inativar',
  account_deleted: 'Conta excluída',
};
