/** The eye in a password field, reached by keyboard too. */
export const passwordToggleProps = { 'aria-label': 'Mostrar ou ocultar a senha', tabIndex: 0 } as const;
