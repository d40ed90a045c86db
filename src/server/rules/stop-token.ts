import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens nothing but the choice whether this person gets the mail of the morning, so it may stand in every letter. */
export function stopToken(secret: string, userId: string): string {
  return `${userId}.${signature(secret, userId)}`;
}

/** The person whose token this is; null for any other text. */
export function ownerOfToken(secret: string, token: string): string | null {
  const [userId = '', signed = ''] = token.split('.');
  const wanted = Buffer.from(signature(secret, userId));
  const sentSignature = Buffer.from(signed);
  return sentSignature.length === wanted.length && timingSafeEqual(sentSignature, wanted) ? userId : null;
}

function signature(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`morning-mail:${userId}`).digest('base64url');
}
