/** Props of the eye button in a password field. `tabIndex` makes it reachable by keyboard. */
export const passwordToggleProps = { 'aria-label': 'Mostrar ou ocultar a senha', tabIndex: 0 } as const;
