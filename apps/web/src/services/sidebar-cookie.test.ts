// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readSidebarOpen, writeSidebarOpen } from './sidebar-cookie.ts';

it('keeps the state for the next visit, and knows when nothing was chosen', () => {
  expect(readSidebarOpen()).toBeUndefined();
  writeSidebarOpen(false);
  expect(readSidebarOpen()).toBe(false);
  writeSidebarOpen(true);
  expect(readSidebarOpen()).toBe(true);
});

it('lets the sidebar work where the browser throws at every use of cookies', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  expect(() => writeSidebarOpen(false)).not.toThrow();
  expect(readSidebarOpen()).toBeUndefined();
});
