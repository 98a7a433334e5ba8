import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FullScreenButton } from './full-screen-button.tsx';

/** The element that has the whole screen, as the browser would say. */
let whole: Element | null;
const turnTo = (element: Element | null) => {
  whole = element;
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
};

beforeEach(() => {
  whole = null;
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => whole },
    exitFullscreen: { configurable: true, value: async () => turnTo(null) },
  });
});
afterEach(() => {
  for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
});

function show(requestFullscreen: () => Promise<void>) {
  const part = createRef<HTMLDivElement>();
  render(
    <div ref={part}>
      <FullScreenButton part={part} />
    </div>,
  );
  Object.assign(part.current!, { requestFullscreen });
  return part;
}

it('gives its part the whole screen and takes it back, and keeps the focus', async () => {
  const part = show(async () => turnTo(part.current));
  const button = screen.getByRole('button', { name: 'Pantalla completa' });
  await userEvent.click(button);
  expect(whole).toBe(part.current);
  expect(screen.getByRole('button', { name: 'Salir de pantalla completa' })).toBe(document.activeElement);
  await userEvent.click(button);
  expect(whole).toBeNull();
  expect(screen.getByRole('button', { name: 'Pantalla completa' })).toBe(document.activeElement);
});

it('knows that Escape has left it', async () => {
  const part = show(async () => turnTo(part.current));
  await userEvent.click(screen.getByRole('button'));
  turnTo(null);
  expect(screen.getByRole('button', { name: 'Pantalla completa' })).toBeDefined();
});

it('says so when the browser refuses', async () => {
  show(vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('not allowed')));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('El navegador no da la pantalla completa.');
});
