import { admits, frameAncestors, type HeaderLines } from './frame-ancestors.ts';

/** One answer on the way to a page. */
export interface Step {
  url: string;
  status: number;
  headers: HeaderLines;
}

/** Why a journey ended without a page. */
export type Failure =
  | { kind: 'timeout'; seconds: number }
  | { kind: 'too-many-redirects' }
  | { kind: 'bad-redirect'; location: string }
  | { kind: 'network'; code: string };

/** The answers to one address, redirects included, the last one last. */
export interface Journey {
  steps: readonly Step[];
  failure?: Failure;
  /** Address that was being asked when it ended. */
  lastUrl: string;
}

interface Expectation {
  /** Origin under which the portal is published, e.g. `https://portal.example`. */
  portal: URL;
  /** Hosts that the entry of `frames.yaml` allows. */
  hosts: readonly string[];
}

/** Why a page would not be seen inside the portal, in sentences for the airline's staff; none when it would. */
export function reasonsToRefuse(journey: Journey, { portal, hosts }: Expectation): string[] {
  const urls = [...new Set([...journey.steps.map((step) => step.url), journey.lastUrl])].map(
    (url) => new URL(url),
  );
  const reasons = [...hostReasons(urls, hosts), ...mixedReasons(urls, portal)];
  if (journey.failure) return [...reasons, failureReason(journey.failure, new URL(journey.lastUrl))];
  const last = journey.steps.at(-1);
  return last ? [...reasons, ...answerReasons(last), ...framingReasons(last, portal)] : reasons;
}

function hostReasons(urls: readonly URL[], hosts: readonly string[]): string[] {
  const foreign = new Set(urls.map((url) => url.hostname).filter((host) => !hosts.includes(host)));
  return [...foreign].map(
    (host) =>
      `Pasa por ${host}, que no está en «hosts»: el portal lo bloquearía. Si te fías de ese servidor, añádelo a «hosts».`,
  );
}

function mixedReasons(urls: readonly URL[], portal: URL): string[] {
  if (portal.protocol !== 'https:') return [];
  return urls
    .filter((url) => url.protocol === 'http:')
    .map(
      (url) => `Pasa por ${url.origin}, sin cifrar: el navegador no lo admite dentro de una página https.`,
    );
}

function answerReasons({ status, headers }: Step): string[] {
  if (status >= 400) return [errorReason(status)];
  if (status === 204 || status === 205)
    return [`Responde sin contenido (código ${status}): el marco se quedaría vacío.`];
  if (/^\s*attachment/i.test(headers['content-disposition']?.[0] ?? ''))
    return ['Es una descarga, no una página: el marco se quedaría vacío. Enlázala en lugar de incrustarla.'];
  const type = (headers['content-type']?.[0] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'text/html' && type !== 'application/xhtml+xml')
    return [`No es una página HTML sino ${type === '' ? 'algo sin tipo declarado' : `«${type}»`}.`];
  return [];
}

function errorReason(status: number): string {
  if (status === 401 || status === 403)
    return `Responde con el error ${status}: pide permiso, o no atiende a programas. Compruébala a mano en el navegador.`;
  if (status === 404 || status === 410) return `Responde con el error ${status}: esa página ya no existe.`;
  return `Responde con el error ${status}.`;
}

function framingReasons({ url, headers }: Step, portal: URL): string[] {
  const page = new URL(url);
  const lists = frameAncestors(headers);
  // Where both stand, `frame-ancestors` counts and `X-Frame-Options` does not.
  if (lists.length > 0) {
    return lists
      .filter((sources) => !admits(sources, portal, page))
      .map(
        (sources) =>
          `No se deja incrustar en ${portal.origin}: sólo en «${sources.join(' ') || "'none'"}» (frame-ancestors).`,
      );
  }
  const values = new Set(
    (headers['x-frame-options'] ?? [])
      .flatMap((line) => line.split(','))
      .map((value) => value.trim().toLowerCase()),
  );
  const known = ['deny', 'sameorigin', 'allowall'].filter((value) => values.has(value));
  if (known.length > 0 && values.size > 1)
    return [`Envía X-Frame-Options contradictorios («${[...values].join(', ')}»): el navegador la rechaza.`];
  if (values.has('deny')) return ['No se deja incrustar en ningún sitio (X-Frame-Options: DENY).'];
  if (values.has('sameorigin') && page.origin !== portal.origin)
    return ['Sólo se deja incrustar en su propio sitio (X-Frame-Options: SAMEORIGIN).'];
  return [];
}

function failureReason(failure: Failure, url: URL): string {
  switch (failure.kind) {
    case 'timeout':
      return `${url.hostname} no ha contestado en ${failure.seconds} segundos.`;
    case 'too-many-redirects':
      return 'Da vueltas: cada dirección manda a otra y no llega nunca a una página.';
    case 'bad-redirect':
      return `Manda a «${failure.location}», que no es una dirección web.`;
    case 'network':
      return networkReason(failure.code, url.hostname);
  }
}

function networkReason(code: string, host: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `No se encuentra el servidor ${host}: comprueba la dirección y tu conexión.`;
  if (code === 'ECONNREFUSED') return `${host} rechaza la conexión.`;
  if (code === 'ECONNRESET' || code === 'EPIPE') return `${host} ha cortado la conexión.`;
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return `El certificado de ${host} no es válido (${code}).`;
  return `No se ha podido llegar a ${host} (${code}).`;
}
