/** Feeds: each address leaves open exactly what its view fills in. */
import { feedPlaceholders } from '@va/schemas/content/feeds.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';

/** Everything that an address of feeds.yaml owes to the view that asks it. */
export function checkFeeds({ feeds }: Pick<ContentFiles, 'feeds'>): Problem[] {
  return (feeds.value ?? []).flatMap((feed) => {
    const text = addressProblem(feed.url, feedPlaceholders[feed.id]);
    return text === undefined ? [] : [feeds.problem(feed, ['url'], text)];
  });
}

function addressProblem(url: string, wanted: string | undefined): string | undefined {
  const found: string[] = url.match(/\{[^}]*\}/g) ?? [];
  const stranger = found.find((name) => name !== wanted);
  if (wanted !== undefined && !found.includes(wanted))
    return `falta «${wanted}» en la dirección. Escríbelo donde el portal ha de poner ${meaning(wanted)}.`;
  if (stranger !== undefined)
    return `el portal no sabe qué poner en «${stranger}». ${wanted === undefined ? 'Escribe la dirección entera, sin llaves.' : `Aquí sólo vale «${wanted}».`}`;
  return /^https:\/\/[^/]*[{}]/.test(url)
    ? 'el nombre del servidor no puede llevar llaves. Escríbelo entero.'
    : undefined;
}

function meaning(placeholder: string): string {
  return placeholder === '{icao}' ? 'el código del aeropuerto' : 'el usuario de SimBrief del piloto';
}
