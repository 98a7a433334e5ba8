// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CACHE_RETENTION_MS, RETRIES, retryDelay } from '#app/config/query-defaults.ts';
import { queryClient } from './query-client.ts';

describe('§7 data-fetching defaults', () => {
  const { queries } = queryClient.getDefaultOptions();

  it('keeps answers for 5 minutes', () => {
    expect(CACHE_RETENTION_MS).toBe(300_000);
    expect(queries?.gcTime).toBe(300_000);
  });

  it('tries again 3 times', () => {
    expect(RETRIES).toBe(3);
    const { retry } = queries ?? {};
    const tries = (failures: number) => typeof retry === 'function' && retry(failures, new Error('no'));
    expect([0, 1, 2, 3].map(tries)).toEqual([true, true, true, false]);
  });

  it.each([
    [0, 1000],
    [1, 2000],
    [2, 4000],
    [4, 16_000],
    [5, 30_000],
    [60, 30_000],
  ])('waits min(1000 · 2ⁿ, 30 000) ms: after failure %i, %i ms', (attempt, milliseconds) => {
    expect(retryDelay(attempt)).toBe(milliseconds);
    expect(queries?.retryDelay).toBe(retryDelay);
  });

  it('never waits longer than 30 s, and never less than before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (attempt) => {
        expect(retryDelay(attempt)).toBeLessThanOrEqual(30_000);
        expect(retryDelay(attempt + 1)).toBeGreaterThanOrEqual(retryDelay(attempt));
      }),
    );
  });

  it('asks for 4 answers in all when each fails, after those delays', async () => {
    const waited: number[] = [];
    let asked = 0;
    await expect(
      queryClient.fetchQuery({
        queryKey: ['always fails'],
        retry: queries?.retry,
        retryDelay: (attempt) => {
          waited.push(retryDelay(attempt));
          return 0;
        },
        queryFn: () => {
          asked++;
          return Promise.reject(new Error('no'));
        },
      }),
    ).rejects.toThrow('no');
    expect(asked).toBe(4);
    // The library works out one more delay before it gives up.
    expect(waited.slice(0, 3)).toEqual([1000, 2000, 4000]);
  });
});
