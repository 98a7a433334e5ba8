import type { Address } from './addresses.ts';
import { reasonsToRefuse, type Journey } from './evaluate.ts';

/** What the check found out about one address. */
export interface Finding extends Address {
  /** Empty when the page lets itself be framed. */
  reasons: string[];
  /** Addresses it went through, the first one included. */
  route: string[];
  /** Some server answered. */
  reached: boolean;
}

/** Visits every address and judges it. `visit` never rejects. */
export function checkAddresses(
  addresses: readonly Address[],
  portal: URL,
  visit: (url: string) => Promise<Journey>,
): Promise<Finding[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const journey = await visit(address.url);
      const route = [...new Set([...journey.steps.map((step) => step.url), journey.lastUrl])];
      const reached = journey.steps.length > 0;
      return {
        ...address,
        route,
        reached,
        reasons: reasonsToRefuse(journey, { portal, hosts: address.hosts }),
      };
    }),
  );
}

const plural = new Intl.PluralRules('es-ES');

/** The findings as text for the terminal. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ title, url, reasons, route }) => [
    `${reasons.length === 0 ? '✔' : '✘'} ${title}`,
    `  ${url}`,
    ...(route.length > 1 ? [`  Acaba en ${route.at(-1)}`] : []),
    ...reasons.map((reason) => `  → ${reason}`),
  ]);
  if (findings.length > 0 && !findings.some(({ reached }) => reached))
    return [...lines, '', 'No se ha podido llegar a ninguna página: comprueba tu conexión a internet.'].join(
      '\n',
    );
  const bad = findings.filter(({ reasons }) => reasons.length > 0).length;
  const pages = plural.select(findings.length) === 'one' ? 'página revisada' : 'páginas revisadas';
  const verdict =
    bad === 0
      ? 'todas se dejan mostrar en el portal.'
      : `${bad} no se ${plural.select(bad) === 'one' ? 'verá' : 'verán'} dentro del portal.`;
  return [...lines, '', `${findings.length} ${pages}: ${verdict}`].join('\n');
}
