import { useState } from 'react';
import { useAccountId } from '#client/data/use-session.ts';
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import { readStore, updateStore } from '#client/lib/storage/browser-scope.ts';
import { textShape } from '#client/lib/storage/plain-shapes.ts';
import type { Store } from '#client/lib/storage/store.ts';

const store: Store<string> = { key: 'faisca_conversion_name', schema: textShape, initial: '' };

/**
 * The name of the conversion action, which rarely changes.
 * @returns the name, how to change it and to keep it.
 */
export function useConversionName() {
  const own = ofAccount(store, useAccountId());
  const [name, setName] = useState(() => readStore(own));
  return { name, setName, keepName: () => void updateStore(own, () => name) };
}
