import { Fragment, type ReactNode } from 'react';

/** A text whose "e-mail" stays in one line: the usual rule breaks it after its hyphen. Other content is left as it is. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  return text.split(/(e-mails?)/iu).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
