import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

it('tells every listener of each change until it leaves', () => {
  const store = createStore(0);
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leave = store.subscribe(first);
  store.subscribe(second);
  store.set(1);
  leave();
  store.set(2);
  expect(store.snapshot()).toBe(2);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(2);
});

it('lets a listener leave while it is being told', () => {
  const store = createStore('a');
  const last = vi.fn<() => void>();
  const leave = store.subscribe(() => leave());
  store.subscribe(last);
  store.set('b');
  store.set('c');
  expect(last).toHaveBeenCalledTimes(2);
});

it('renders a component again when the value changes', () => {
  const store = createStore('día');
  const Shown = () => useStore(store);
  const { container } = render(<Shown />);
  act(() => store.set('noche'));
  expect(container.textContent).toBe('noche');
});
