/** Checks the webhook addresses that people enter. */
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from '#server/kernel/outgoing/public-address.ts';

/** Host names that always mean a local machine. */
const NEARBY = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/**
 * Why an address is refused for webhooks (SSRF), in Spanish with what to write instead; null if it is allowed. Names
 * are resolved and checked again at each sending.
 * @param allowLoopback for tests: allows this machine, without encryption
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

/** Whether an address is this machine's loopback, as in tests. */
export function isLoopback(url: URL): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(hostOf(url));
}

/** The host without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, '');
}
