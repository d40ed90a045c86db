const AGAIN_AFTER_MS = 1000;

/** Loads code, and tries once more after a network failure. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return load();
  }
}
