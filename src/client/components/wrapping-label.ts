/** Properties of a button whose text may need two lines, as with wide letters and words (WCAG 1.4.12). */
export const wrappingLabel = {
  h: 'auto',
  mih: 'var(--button-height)',
  styles: { label: { whiteSpace: 'normal', lineHeight: 1.3, overflow: 'visible' } },
} as const;
