/** The sky of a METAR in Spanish. Pure. */
import { formatFeet } from '../quantities.ts';
import type { Conditions } from './report.ts';
import { cloudWords } from './condition-words.ts';

/** The sky in phrases; empty if the report does not mention it. */
export function skyWords({ cavok, clouds, noCloud, verticalVisibility }: Conditions): string[] {
  if (cavok) return ['sin nubes de importancia'];
  const layers = clouds.map(cloudWords);
  if (verticalVisibility === 'unknown') layers.push('cielo oculto, visibilidad vertical sin medir');
  else if (verticalVisibility !== undefined)
    layers.push(`cielo oculto, visibilidad vertical de ${formatFeet(verticalVisibility)}`);
  return layers.length === 0 && noCloud ? ['sin nubes de importancia'] : layers;
}
