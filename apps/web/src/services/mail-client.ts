/** Hands a `mailto:` address to the pilot's mail program. Nothing tells a page whether one opened. */
export function openMailClient(mailto: string): void {
  location.href = mailto;
}
