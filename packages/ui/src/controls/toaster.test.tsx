import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, TOAST_DURATION_MS, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  // Also those of other files, which share the store.
  for (const { id } of toastStore.snapshot()) dismissToast(id);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toaster />);
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const raise = (description: string, variant?: 'destructive') =>
  act(() => showToast({ title: 'Título', description, ...(variant && { variant }) }));

test('both live regions stand in the page before the first toast', () => {
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an error is an alert, good news a status', () => {
  raise('malo', 'destructive');
  raise('bueno');
  expect(screen.getByRole('alert').textContent).toContain('malo');
  expect(screen.getByRole('status').textContent).toContain('bueno');
});

test('a toast leaves by itself, but not before five seconds', () => {
  raise('pasajero');
  pass(5000);
  expect(screen.queryByText('pasajero')).not.toBeNull();
  pass(TOAST_DURATION_MS - 5000);
  expect(screen.queryByText('pasajero')).toBeNull();
});

test('a toast waits while the pilot points at it', async () => {
  raise('espera');
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.hover(screen.getByText('espera'));
  pass(60_000);
  expect(screen.queryByText('espera')).not.toBeNull();
  await user.unhover(screen.getByText('espera'));
  pass(TOAST_DURATION_MS);
  expect(screen.queryByText('espera')).toBeNull();
});

test('the same words again do not pile up, and four different ones are three', () => {
  raise('uno');
  raise('uno');
  expect(screen.getAllByText('uno')).toHaveLength(1);
  raise('dos');
  raise('tres');
  raise('cuatro');
  expect(screen.queryByText('uno')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Cerrar notificación' })).toHaveLength(3);
});

test('a toast can be closed', async () => {
  raise('fuera');
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
  expect(screen.queryByText('fuera')).toBeNull();
});
