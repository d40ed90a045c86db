/** An e-mail that goes on in the next line before its @, where there is no room for it in one. */
export function EmailText({ children }: { children: string }) {
  const [name, ...rest] = children.split('@');
  return (
    <>
      {name}
      <wbr />
      {rest.map((part) => `@${part}`).join('')}
    </>
  );
}
