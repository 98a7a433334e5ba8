import { Card } from '@va/ui/controls/card.tsx';
import { AircraftProfile } from '@va/ui/drawings/aircraft-profile.tsx';
import type { Aircraft } from '@va/schemas/content/fleet.ts';
import { formatMetres } from '@va/domain/quantities.ts';
import { AircraftPlan } from './aircraft-plan.tsx';
import { SquaredPaper } from './squared-paper.tsx';

/** Columns on a wide screen: one for each type, up to four, so that no place stays empty. */
const columns: Readonly<Record<number, string>> = {
  2: 'xl:grid-cols-2',
  3: 'xl:grid-cols-3',
};

/** Metres of paper round the largest aircraft. */
const MARGIN_M = 4;

/** One aircraft of each type from above and from the side, all pictures on the same scale. */
export function FleetScale({ types }: { types: readonly Pick<Aircraft, 'type' | 'model' | 'dimensions'>[] }) {
  const longest = Math.max(...types.map(({ dimensions }) => dimensions.lengthM));
  const widest = Math.max(...types.map(({ dimensions }) => dimensions.wingspanM));
  const tallest = Math.max(...types.map(({ dimensions }) => dimensions.heightM));
  const width = longest + 2 * MARGIN_M;
  const ground = widest / 2 + MARGIN_M + tallest + MARGIN_M;
  return (
    <Card className="overflow-hidden">
      <ul className={`grid grid-cols-2 ${columns[types.length] ?? 'xl:grid-cols-4'}`}>
        {types.map(({ type, model, dimensions }) => (
          <li
            key={type}
            className="relative isolate -m-px overflow-hidden border border-line last:odd:max-xl:col-span-2"
          >
            <SquaredPaper
              box={{
                x: dimensions.lengthM / 2 - width / 2,
                y: -widest / 2 - MARGIN_M,
                width,
                height: widest / 2 + MARGIN_M + ground + MARGIN_M,
              }}
              label={`${model} a la escala de los demás tipos, desde arriba y de lado`}
            >
              <AircraftPlan dimensions={dimensions} simple />
              <g transform={`translate(0 ${ground})`}>
                <path d={`M-80 0H150`} className="stroke-ink-2 [vector-effect:non-scaling-stroke]" />
                <AircraftProfile dimensions={dimensions} simple />
              </g>
            </SquaredPaper>
            <p className="relative border-t border-line bg-surface px-3 py-2.5 sm:px-4">
              <span className="block font-bold">{model}</span>
              <span className="block text-sm text-ink-2">
                {formatMetres(dimensions.lengthM)} de largo, {formatMetres(dimensions.wingspanM)} de
                envergadura
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-3 py-2 text-sm sm:px-4 text-ink-2">
        Cada cuadro mide 5&nbsp;m de lado.
      </p>
    </Card>
  );
}
