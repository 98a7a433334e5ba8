import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useByTurns } from './use-by-turns.ts';

beforeEach(() => void vi.useFakeTimers());

/** So many things as they are at a time. */
const things = (count: number, at: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, at }));
const show = (initialProps: ReturnType<typeof things>) =>
  renderHook((given) => useByTurns(given), { initialProps });
const turn = () => act(() => void vi.advanceTimersToNextTimer());
/** How many are shown as they were at each time. */
const times = (shown: readonly { at: number }[]) =>
  Object.fromEntries(
    [1, 2].flatMap((time) => {
      const count = shown.filter(({ at }) => at === time).length;
      return count > 0 ? [[time, count]] : [];
    }),
  );

it('shows a short list as it is now, and sets no clock for it', () => {
  const { result, rerender } = show(things(30, 1));
  rerender(things(30, 2));
  expect(times(result.current)).toEqual({ 2: 30 });
  expect(vi.getTimerCount()).toBe(0);
});

it('fills and refreshes a long list some at a time, in its order, and then rests', () => {
  const { result, rerender } = show(things(100, 1));
  expect(times(result.current)).toEqual({ 1: 30 });
  turn();
  expect(times(result.current)).toEqual({ 1: 60 });
  rerender(things(100, 2));
  expect(times(result.current)).toEqual({ 1: 30, 2: 30 });
  // The round goes on from where it is, and comes back to who has not had a turn since.
  turn();
  expect(times(result.current)).toEqual({ 1: 30, 2: 60 });
  turn();
  turn();
  expect(result.current).toEqual(things(100, 2));
  expect(vi.getTimerCount()).toBe(0);
});

it('lets go at once of what has left, and of the clock with the page', () => {
  const { result, rerender, unmount } = show(things(100, 1));
  act(() => void vi.runAllTimers());
  const some = things(100, 2).filter((_, index) => index % 2 === 0);
  rerender(some);
  expect(result.current.map(({ id }) => id)).toEqual(some.map(({ id }) => id));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
