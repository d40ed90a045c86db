/** What a guard says while it waits for the session, by what it asks of the person. */
export const guardWords = {
  session: 'Carregando perfil...',
  subscription: 'Verificando assinatura...',
  admin: 'Verificando permissões...',
} as const;
