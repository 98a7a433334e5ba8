import { createHash } from 'node:crypto';

/** A stable number for a notice, for protocols that need one: 31 bits of its slug's digest. */
export function numberOfSlug(slug: string): number {
  return createHash('sha256').update(slug).digest().readUInt32BE(0) >>> 1;
}
