import type { Finding } from './findings.ts';

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
