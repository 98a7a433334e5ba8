/** Feeds: each address leaves open exactly what its view fills in. */
import { feedPlaceholders } from '@va/schemas/content/feeds.ts';
import type { ContentFiles } from './content-files.ts';
import type { Problem } from './problems.ts';

/** Everything that an address of feeds.yaml owes to the view that asks it. */
export function checkFeeds({ feeds }: Pick<ContentFiles, 'feeds'>): Problem[] {
  return (feeds.value ?? []).flatMap((feed) => {
    const wanted = feedPlaceholders[feed.id];
    const found: string[] = feed.url.match(/\{[^}]*\}/g) ?? [];
    const stranger = found.find((name) => name !== wanted);
    if (wanted !== undefined && !found.includes(wanted)) {
      return [
        feeds.problem(
          feed,
          ['url'],
          `falta «${wanted}» en la dirección. Escríbelo donde el portal ha de poner ${meaning(wanted)}.`,
        ),
      ];
    }
    if (stranger !== undefined) {
      return [
        feeds.problem(
          feed,
          ['url'],
          `el portal no sabe qué poner en «${stranger}». ${wanted === undefined ? 'Escribe la dirección entera, sin llaves.' : `Aquí sólo vale «${wanted}».`}`,
        ),
      ];
    }
    return /^https:\/\/[^/]*[{}]/.test(feed.url)
      ? [feeds.problem(feed, ['url'], 'el nombre del servidor no puede llevar llaves. Escríbelo entero.')]
      : [];
  });
}

function meaning(placeholder: string): string {
  return placeholder === '{icao}' ? 'el código del aeropuerto' : 'el usuario de SimBrief del piloto';
}
