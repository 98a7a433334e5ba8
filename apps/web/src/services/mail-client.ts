/** Opens a `mailto:` address in the pilot's mail program. The page can't know whether one has opened. */
export function openMailClient(mailto: string): void {
  location.href = mailto;
}
