import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import ipaddr from 'ipaddr.js';
import { isPublicAddress, PRIVATE_ADDRESS, publicLookup } from '#server/kernel/outgoing/public-address.ts';

/** Longest time for the whole answer, ms, and how much of it is read. */
const MOST_MS = 4_000;
const MOST_BYTES = 4_096;

/** The receiver's answer, with only the beginning of its text. */
export interface OutsideAnswer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  text: string;
}

/** Sending failed or no answer came; the message is Spanish, for the log of deliveries. */
export class NoAnswer extends Error {}

/** Host names that always mean a local machine. */
const NEARBY = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/**
 * Posts to an address that somebody entered. All addresses of the host name must be public, and the connection uses the
 * checked ones (no DNS rebinding). It follows no redirects. Throws `NoAnswer`.
 */
export function postOutside(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  settings: { allowLoopback: boolean; mostMs?: number },
): Promise<OutsideAnswer> {
  const refused = refuseUrl(address, settings);
  if (refused !== null) return Promise.reject(new NoAnswer(refused));
  const url = new URL(address);
  const { mostMs = MOST_MS } = settings;
  const near = settings.allowLoopback && isLoopback(url);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = send(url, {
      method: 'POST',
      // Use a new connection: a kept-alive one would skip the check.
      agent: false,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      ...(!near && { lookup: publicLookup }),
      signal: AbortSignal.timeout(mostMs),
    });
    asked.on('error', (error) => reject(new NoAnswer(wordsOf(error, hostOf(url), mostMs))));
    asked.on('response', (response) => {
      readBeginning(response, (text) => {
        asked.destroy();
        resolve({ status: response.statusCode ?? 0, headers: plain(response), text });
      });
    });
    asked.end(body);
  });
}

/**
 * Checks the webhook addresses that people enter. Why an address is refused for webhooks (SSRF), in Spanish with
 * what to write instead; null if it is allowed. Names are resolved and checked again at each sending. @param
 * allowLoopback for tests: allows this machine, without encryption
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
function isLoopback(url: URL): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(hostOf(url));
}

/** The host without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, '');
}

/** Reads the beginning of an answer, even if it never ends. */
function readBeginning(response: IncomingMessage, heard: (text: string) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const end = () => heard(Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8'));
  response.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MOST_BYTES) end();
  });
  response.on('end', end);
  response.on('error', end);
}

function plain({ headers }: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

function wordsOf(error: Error & { code?: string }, host: string, mostMs: number): string {
  if (error.code === PRIVATE_ADDRESS) return `${host} está en una red privada: no se envía nada allí`;
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `${host} no contestó en ${mostMs / 1000} segundos`;
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') return `No se encuentra ${host}`;
  if (error.code === 'ECONNREFUSED') return `${host} no acepta la conexión`;
  if (/CERT|SSL|TLS/.test(error.code ?? '')) return `El certificado de ${host} no vale (${error.code})`;
  return `No hubo respuesta de ${host} (${error.code ?? error.message})`.slice(0, 300);
}
