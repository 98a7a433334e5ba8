import { createHash } from 'node:crypto';

/** A number for a notice, which has words for a name: 31 bits of their digest, so that it stays the same. */
export function numberOfSlug(slug: string): number {
  return createHash('sha256').update(slug).digest().readUInt32BE(0) >>> 1;
}
