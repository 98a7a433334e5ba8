/**
 * Gives what `make` makes, which is made when it is first asked for and then kept. For formatters: the first one of a
 * language costs a phone some 60 ms, which no page should spend before it needs it.
 */
export function madeWhenNeeded<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
