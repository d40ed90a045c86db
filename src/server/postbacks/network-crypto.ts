import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { NetworkCrypto } from '#domain/measuring/networks/postback.ts';

const IV_BYTES = 16;

/** The cryptography with which networks sign and encrypt their messages. */
export const networkCrypto: NetworkCrypto = {
  hmac: (algorithm, key, data, encoding) => createHmac(algorithm, key).update(data).digest(encoding),
  hash: (algorithm, text) => createHash(algorithm).update(text).digest('hex'),
  decrypt(key, iv, data) {
    const start = Buffer.from(iv, 'base64');
    if (start.length !== IV_BYTES) return null;
    try {
      const decipher = createDecipheriv('aes-256-cbc', key, start);
      return Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString('utf8');
    } catch {
      return null; // not encrypted with this key
    }
  },
  isSame(one, other) {
    // Texts of any length become digests of one length.
    const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
    return first !== undefined && second !== undefined && timingSafeEqual(first, second);
  },
};
