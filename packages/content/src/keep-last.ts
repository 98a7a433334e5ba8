/**
 * Keeps what was made of each file's last text: of dozens of files, those who read the content again, as the watch does,
 * have changed one. What is made is shared, so it must not be changed.
 */
export function keepLast<T>(): (file: string, text: string, make: () => T) => T {
  const last = new Map<string, { text: string; made: T }>();
  return (file, text, make) => {
    const known = last.get(file);
    if (known?.text === text) return known.made;
    const made = make();
    last.set(file, { text, made });
    return made;
  };
}
