/** Dialogs that can open over any page. */
export type OverlayKind = 'palette' | 'shortcuts';

/** The part of a `KeyboardEvent` that decides. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/**
 * Which dialog a key press opens: Ctrl or Cmd + K the palette, a question mark the list of shortcuts.
 * @param editing whether the focus is where text is typed, so that a question mark is text
 * @param singleKeys whether the pilot has shortcuts of a single key switched on
 */
export function overlayOf(press: KeyPress, editing: boolean, singleKeys: boolean): OverlayKind | undefined {
  if (press.repeat || press.altKey) return undefined;
  const modified = press.ctrlKey || press.metaKey;
  if (modified) return press.key.toLowerCase() === 'k' && !press.shiftKey ? 'palette' : undefined;
  return press.key === '?' && singleKeys && !editing ? 'shortcuts' : undefined;
}
