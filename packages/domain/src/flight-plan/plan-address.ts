/**
 * Address of a pilot's latest plan. `url` is the address of the feed with `{alias}`; a numeric alias is sent as
 * `userid` instead of `username`.
 */
export function planAddress(url: string, alias: string): string {
  const address = new URL(url.replaceAll('{alias}', encodeURIComponent(alias)));
  if (/^\d+$/.test(alias) && address.searchParams.get('username') === alias) {
    address.searchParams.delete('username');
    address.searchParams.set('userid', alias);
  }
  return address.href;
}
