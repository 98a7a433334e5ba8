import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEdited } from './use-edited.ts';

const notice = { version: 1, title: 'Pista cerrada', mustRead: false };
const valuesOf = ({ title, mustRead }: typeof notice) => ({ title, mustRead });
const open = (draft: string | null = null) =>
  renderHook((now: typeof notice) => useEdited(now, valuesOf, draft), { initialProps: notice });

it('keeps nothing in this browser unless it is given the name of a draft', () => {
  const { result } = open();
  act(() => result.current.set({ title: 'Pista abierta' }));
  expect(result.current.values.title).toBe('Pista abierta');
  expect(localStorage.length).toBe(0);
});

it('opens with the draft of a thing that is there, until it is put back', () => {
  const first = open('aviso');
  act(() => first.result.current.set({ title: 'Pista abierta' }));
  first.unmount();
  const { result } = open('aviso');
  expect(result.current.values).toEqual({ title: 'Pista abierta', mustRead: false });
  act(() => result.current.set({ title: 'Pista cerrada' }));
  expect(localStorage.length).toBe(0);
});

it('takes a field that was put back for one that nobody has touched', () => {
  const { result, rerender } = open();
  act(() => result.current.set({ mustRead: true }));
  act(() => result.current.set({ mustRead: false }));
  rerender({ ...notice, version: 2, mustRead: true });
  expect(result.current.thing.version).toBe(2);
  expect(result.current.values.mustRead).toBe(true);
});
