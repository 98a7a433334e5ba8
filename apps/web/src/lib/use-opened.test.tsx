import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiProblem } from './problem.ts';
import { useOpened } from './use-opened.ts';

const overtaken = new ApiProblem({
  type: 'about:blank',
  title: 'Ha cambiado',
  status: 412,
  code: 'cambiado-entretanto',
  detail: 'ABC017 lo ha cambiado.',
  instance: 'urn:request:overtaken',
});
const show = () =>
  renderHook(({ version, clash }) => useOpened({ version }, () => clash), {
    initialProps: { version: 1, clash: false },
  });

it('keeps the opened thing at a clash until a refusal has told of it', () => {
  const { result, rerender } = show();
  rerender({ version: 2, clash: true });
  expect(result.current[0].version).toBe(1);
  act(() => result.current[1](overtaken));
  expect(result.current[0].version).toBe(2);
});

it('keeps it at a clash that comes after a refusal without one', () => {
  const { result, rerender } = show();
  rerender({ version: 2, clash: false });
  act(() => result.current[1](overtaken));
  expect(result.current[0].version).toBe(2);
  rerender({ version: 3, clash: true });
  expect(result.current[0].version).toBe(2);
});
