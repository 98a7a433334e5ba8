import { expect, test } from 'vitest';
import { overlayOf, type KeyPress } from './overlay-keys.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...held,
});

test.each([
  ['Ctrl+K', press('k', { ctrlKey: true }), 'palette'],
  ['Cmd+K', press('k', { metaKey: true }), 'palette'],
  ['Ctrl+K with Caps Lock', press('K', { ctrlKey: true }), 'palette'],
  ['? on its own', press('?', { shiftKey: true }), 'shortcuts'],
  ['Ctrl+Shift+K', press('K', { ctrlKey: true, shiftKey: true }), undefined],
  ['Ctrl+Alt+K', press('k', { ctrlKey: true, altKey: true }), undefined],
  ['Ctrl+K held down', press('k', { ctrlKey: true, repeat: true }), undefined],
  ['k on its own', press('k'), undefined],
  ['Ctrl+?', press('?', { ctrlKey: true }), undefined],
  ['another key', press('a'), undefined],
])('%s', (_, pressed, expected) => {
  expect(overlayOf(pressed, false, true)).toBe(expected);
});

test('a question mark is text in a text field, and no shortcut where single keys are switched off', () => {
  expect(overlayOf(press('?'), true, true)).toBeUndefined();
  expect(overlayOf(press('?'), false, false)).toBeUndefined();
});

test('the palette opens from a text field too, and where single keys are switched off', () => {
  expect(overlayOf(press('k', { ctrlKey: true }), true, false)).toBe('palette');
});
