/** The dialogs that stand over every page. */
export type OverlayKind = 'palette' | 'shortcuts';

/** What matters of a key press. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

/**
 * What a key press asks for: Ctrl or Cmd plus K the palette, a question mark the list of shortcuts.
 * @param editing whether the focus stands where a question mark is to be written
 * @param singleKeys whether the pilot lets single keys be shortcuts
 */
export function overlayOf(press: KeyPress, editing: boolean, singleKeys: boolean): OverlayKind | undefined {
  if (press.repeat || press.altKey) return undefined;
  const modified = press.ctrlKey || press.metaKey;
  if (modified) return press.key.toLowerCase() === 'k' && !press.shiftKey ? 'palette' : undefined;
  return press.key === '?' && singleKeys && !editing ? 'shortcuts' : undefined;
}
