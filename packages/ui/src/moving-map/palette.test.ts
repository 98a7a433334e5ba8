// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readPalette } from './palette.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads each colour, not the one before it, where the page’s style makes every change a transition', () => {
  const shown = new WeakMap<Element, string>();
  // As browsers do under `transition-duration: 0.01ms !important`: a colour that was read begins to change, and is not there yet.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    fontFamily: 'B612 Mono',
    get color() {
      const { style } = element;
      const still =
        style.getPropertyValue('transition').startsWith('none') &&
        style.getPropertyPriority('transition') === 'important';
      const colour = still ? style.color : (shown.get(element) ?? style.color);
      shown.set(element, colour);
      return colour;
    },
  }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { sea, land, route } = readPalette(document.body);
  expect([sea, land, route]).toEqual([
    'var(--color-map-sea)',
    'var(--color-map-land)',
    'var(--color-map-route)',
  ]);
});
