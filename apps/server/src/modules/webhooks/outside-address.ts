/** Which addresses the server may be sent to by what people type: public ones only, never its own network. */
import ipaddr from 'ipaddr.js';

/** Whether a numeric address is one of the public internet; IPv4 within IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && !COMPATIBLE.test(parsed.toNormalizedString());
}

/** IPv4 written at the end of an IPv6 address in the old way; nothing public stands there. */
const COMPATIBLE = /^0:0:0:0:0:0:/;

/** Names that only ever mean a machine nearby. */
const NEARBY = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/**
 * Why messages may not go to an address, in Spanish with what to write instead; null when they may. Names are looked up
 * again when something is sent.
 * @param allowLoopback for tests: this machine, and without encryption
 */
export function refuseUrl(text: string, { allowLoopback }: { allowLoopback: boolean }): string | null {
  if (!URL.canParse(text)) return 'Eso no es una dirección: cópiala entera, con https:// delante';
  const url = new URL(text);
  if (allowLoopback && isLoopback(url)) return null;
  if (url.protocol !== 'https:') return 'La dirección tiene que empezar por https://';
  if (url.username !== '' || url.password !== '')
    return 'La dirección no puede llevar usuario y contraseña: quítalos';
  const host = hostOf(url);
  if (NEARBY.test(host) || (ipaddr.isValid(host) && !isPublicAddress(host)))
    return 'La dirección es de una red privada: escribe una de internet';
  return null;
}

/** Whether an address is this machine, as tests have it. */
export function isLoopback(url: URL): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(hostOf(url));
}

/** The host without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, '');
}
