import { createCipheriv } from 'node:crypto';
import type { MakerCrypto } from '#domain/measuring/networks/testing/fixtures.ts';
import { networkCrypto } from '../postbacks/network-crypto.ts';

/** What a network signs and encrypts its messages with. */
export const makerCrypto: MakerCrypto = {
  ...networkCrypto,
  encrypt(key, iv, plain) {
    const cipher = createCipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64'));
    return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64');
  },
};
