/** The title of the window, which a screen reader says first. The server writes the one of the first visit. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Faísca`}</title>;
}
