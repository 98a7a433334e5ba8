import type { Endpoint } from '#server/api/endpoint.ts';
import { madeValue, type Making } from './made-value.ts';

/** A request as it is played. */
export interface Played {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request that the endpoint would look at: its address from what was seen, its values from what it says it takes. */
export function makeRequest(endpoint: Endpoint, making: Making): Played {
  const { method, path, query, body, needsVersion } = endpoint;
  const given = namesFor(endpoint, making);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const asked = query && making.below(3) > 0 ? madeValue(query, making) : {};
  const search = new URLSearchParams(
    Object.entries(Object(asked)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return {
    method: method.toUpperCase(),
    path: search === '' ? address : `${address}?${search}`,
    ...(body && { body: madeValue(body, making) }),
    ...(needsVersion && { headers: { 'If-Match': `"v${1 + making.below(4)}"` } }),
  };
}

/** Names that were seen and have the form that the address asks for; now and then some that have not. */
function namesFor({ path, params }: Endpoint, { below, names }: Making): Record<string, string> {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const some = () => Object.fromEntries(parts.map((part) => [part, names[below(names.length)] ?? '']));
  let given = some();
  for (let tries = 0; tries < 60 && params?.safeParse(given).success === false; tries += 1) given = some();
  return given;
}
