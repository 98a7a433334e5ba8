/** The host's clock, which tells whether this computer's can be believed. */
import { notableSkew } from '#app/lib/clock-skew.ts';
import { askHost } from './host.ts';

/**
 * Asks the host for the time, with the one header that every answer carries.
 * @returns milliseconds that this computer is ahead, negative where it is behind; 0 where that is not worth a word, or
 *   the host cannot be reached
 */
export async function measureSkew(): Promise<number> {
  const askedAt = Date.now();
  try {
    const { headers } = await askHost();
    return notableSkew({
      date: headers.get('Date'),
      age: headers.get('Age'),
      askedAt,
      cameAt: Date.now(),
    });
  } catch {
    return 0;
  }
}
