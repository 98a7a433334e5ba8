import { act, renderHook } from '@testing-library/react';
import { clearToasts, toastStore } from '@va/ui/controls/toast-store.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { airline } from '#app/content/airline.ts';
import { useSignIn } from './sign-in-form.tsx';

beforeEach(clearToasts);

/** PBKDF2 of «secreta», as the content keeps the portal's password. */
async function hashOf(password: string): Promise<string> {
  const [salt, rounds] = [new Uint8Array(16), 1000];
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    256,
  );
  const text = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
  return `pbkdf2-sha256$${rounds}$${text(salt)}$${text(new Uint8Array(bits))}`;
}

it('takes the word about a wrong password away with the right one', async () => {
  const door = { ...airline, accessHash: await hashOf('secreta') };
  const onSignIn = vi.fn(async () => {});
  const { result } = renderHook(() => useSignIn(door, onSignIn));
  await act(() => result.current.submit(airline.callsign.example, 'otra'));
  expect(toastStore.snapshot().map(({ description }) => description)).toEqual(['Contraseña incorrecta']);
  await act(() => result.current.submit(airline.callsign.example, 'secreta'));
  expect(onSignIn).toHaveBeenCalledWith(airline.callsign.example);
  expect(toastStore.snapshot()).toEqual([]);
});
