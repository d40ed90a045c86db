/** Bundles of whole applications hold a router, which listens to the Back button to obey it. */
export function isRouter(script: string): boolean {
  return script.length > 50_000;
}
