// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { flagStore } from './flag-store.ts';

beforeEach(() => localStorage.clear());

test('starts as it was left', () => {
  expect(flagStore('prueba', 'sí').snapshot()).toBe(false);
  localStorage.setItem('prueba', 'sí');
  expect(flagStore('prueba', 'sí').snapshot()).toBe(true);
  localStorage.setItem('prueba', 'otra cosa');
  expect(flagStore('prueba', 'sí').snapshot()).toBe(false);
});

test('remembers the unusual choice only, and tells who listens', () => {
  const applied: boolean[] = [];
  const store = flagStore('prueba', 'sí', (on) => applied.push(on));
  const heard: boolean[] = [];
  const leave = store.subscribe(() => heard.push(store.snapshot()));
  store.set(true);
  expect(localStorage.getItem('prueba')).toBe('sí');
  store.set(false);
  expect(localStorage.getItem('prueba')).toBeNull();
  leave();
  store.set(true);
  expect(heard).toEqual([true, false]);
  expect(applied).toEqual([true, false, true]);
});

test('holds for the visit where storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const store = flagStore('bloqueado', 'sí');
  store.set(true);
  expect(store.snapshot()).toBe(true);
  store.set(false);
  expect(store.snapshot()).toBe(false);
});
