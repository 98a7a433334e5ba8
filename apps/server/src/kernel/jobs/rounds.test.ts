// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRounds } from './rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes on after a round that failed, with the pause that a round asks for', async () => {
  const failed = vi.fn();
  const round = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValueOnce(50);
  const rounds = startRounds(round, { everyMs: 1000, firstMs: 0, failed });
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no database'));
  await vi.advanceTimersByTimeAsync(999);
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(50);
  expect(round).toHaveBeenCalledTimes(3);
  await rounds.stop();
});

it('is stopped once the round under way has ended, which hears of it, and begins no other', async () => {
  let end = () => {};
  const round = vi.fn<(signal: AbortSignal) => Promise<void>>(
    () => new Promise((resolve) => (end = resolve)),
  );
  const rounds = startRounds(round, { everyMs: 1000, failed: vi.fn() });
  await vi.advanceTimersByTimeAsync(5000);
  expect(round).toHaveBeenCalledTimes(1);
  const stopped = vi.fn();
  const stopping = rounds.stop().then(stopped);
  expect(round.mock.calls[0]?.[0].aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).not.toHaveBeenCalled();
  end();
  await stopping;
  await vi.advanceTimersByTimeAsync(5000);
  expect(round).toHaveBeenCalledTimes(1);
});
