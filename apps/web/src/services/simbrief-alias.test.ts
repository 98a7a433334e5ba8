// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

async function load() {
  return (await import('./simbrief-alias.ts')).simbriefAlias;
}

it('is kept for the next visit until it is taken back', async () => {
  (await load()).keep('piloto');
  vi.resetModules();
  const next = await load();
  expect(next.snapshot()).toBe('piloto');
  next.forget();
  vi.resetModules();
  expect((await load()).snapshot()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('tells who listens', async () => {
  const alias = await load();
  const listener = vi.fn<() => void>();
  const stop = alias.subscribe(listener);
  alias.keep('piloto');
  stop();
  alias.forget();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('lasts for this visit where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const alias = await load();
  expect(alias.snapshot()).toBeNull();
  alias.keep('piloto');
  expect(alias.snapshot()).toBe('piloto');
  alias.forget();
  expect(alias.snapshot()).toBeNull();
});

it('takes nothing blank and nothing endless from the store', async () => {
  localStorage.setItem('aliasSimBrief', '   ');
  expect((await load()).snapshot()).toBeNull();
  vi.resetModules();
  localStorage.setItem('aliasSimBrief', 'x'.repeat(500));
  expect((await load()).snapshot()).toHaveLength(64);
});
