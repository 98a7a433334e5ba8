import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useByTurns } from './use-by-turns.ts';

beforeEach(() => void vi.useFakeTimers());

interface Thing {
  id: string;
  at: number;
}
/** So many things as they are at a time. */
const things = (count: number, at: number) =>
  Array.from({ length: count }, (_, index): Thing => ({ id: `f${index}`, at }));
const show = (initialProps: Thing[]) => renderHook((given: Thing[]) => useByTurns(given), { initialProps });
const turn = () => act(() => void vi.advanceTimersToNextTimer());
/** How many are shown as they were at each time. */
const times = (groups: readonly (readonly Thing[])[]) =>
  Object.fromEntries(
    [1, 2].flatMap((time) => {
      const count = groups.flat().filter(({ at }) => at === time).length;
      return count > 0 ? [[time, count]] : [];
    }),
  );

it('shows a short list as it is now, and sets no clock for it', () => {
  const { result, rerender } = show(things(12, 1));
  rerender(things(12, 2));
  expect(times(result.current)).toEqual({ 2: 12 });
  expect(vi.getTimerCount()).toBe(0);
});

it('fills and refreshes a long list some at a time, in its order, and then rests', () => {
  const { result, rerender } = show(things(40, 1));
  expect(times(result.current)).toEqual({ 1: 12 });
  turn();
  expect(times(result.current)).toEqual({ 1: 24 });
  rerender(things(40, 2));
  expect(times(result.current)).toEqual({ 1: 12, 2: 12 });
  // The round goes on from where it is, and comes back to who has not had a turn since.
  turn();
  expect(times(result.current)).toEqual({ 1: 12, 2: 24 });
  turn();
  turn();
  expect(result.current.flat()).toEqual(things(40, 2));
  expect(vi.getTimerCount()).toBe(0);
});

it('gives the same group again to who had no turn, so that nothing of it is written again', () => {
  const { result, rerender } = show(things(40, 1));
  act(() => void vi.runAllTimers());
  const before = result.current;
  rerender(things(40, 2));
  expect(result.current.map((group, index) => group === before[index])).toEqual([false, true, true, true]);
  turn();
  expect(result.current.map((group, index) => group === before[index])).toEqual([false, false, true, true]);
});

it('keeps everybody in sight while one who comes first moves the others on', () => {
  const { result, rerender } = show(things(40, 1));
  act(() => void vi.runAllTimers());
  const more = [{ id: 'new', at: 2 }, ...things(40, 2)];
  rerender(more);
  const ids = () => result.current.flat().map(({ id }) => id);
  expect(ids()).toEqual(more.map(({ id }) => id));
  while (vi.getTimerCount() > 0) {
    turn();
    expect(ids()).toEqual(more.map(({ id }) => id));
  }
  expect(result.current.flat()).toEqual(more);
});

it('lets go at once of what has left, and of the clock with the page', () => {
  const { result, rerender, unmount } = show(things(100, 1));
  act(() => void vi.runAllTimers());
  const some = things(100, 2).filter((_, index) => index % 2 === 0);
  rerender(some);
  expect(result.current.flat().map(({ id }) => id)).toEqual(some.map(({ id }) => id));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
