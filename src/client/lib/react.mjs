// What `react` is in the page: Preact, in a sixth of the bytes (docs/decisions/067-preact.md).
export * from 'preact/compat';
export { default } from 'preact/compat';

// Mantine hides what is folded with it. The theme has it do so by style instead.
export { Fragment as Activity } from 'preact/compat';

// React Router asks whether it is there.
export const useOptimistic = undefined;
