import { Children, Fragment, isValidElement, type PropsWithChildren, type ReactNode } from 'react';

/** An "e-mail" and a verb with its pronoun ("tire-o"), which the usual rule breaks. */
const whole = /(e-mails?(?!\p{L})|\p{L}+-(?:l?[oa]s?|se)(?![\p{L}-]))/iu;

/** A text in which these stay in one line, also beside other content, which is left as it is. */
export function unbroken(text: ReactNode): ReactNode {
  if (isValidElement<PropsWithChildren>(text) && text.type === Fragment)
    return Children.map(text.props.children, unbroken);
  if (typeof text !== 'string') return text;
  return text.split(whole).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
