/** The rules of a new airline's platform, with the types that it flies. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { AircraftType } from '@va/schemas/content/fleet.ts';

/** How the timetable of a type is planned, and what the score looks at; `figures.yaml` has them by type. */
interface TypeFigures {
  plan: { cruiseKt: number; turnaroundMinutes: number; rangeNm: number; runwayM: number };
  limits: object;
}

/** The figures of every type of the template, by its id. */
export function readFigures(folder: string): Readonly<Record<string, TypeFigures>> {
  return parse(readFileSync(join(folder, 'fleet/figures.yaml'), 'utf8')) as Record<string, TypeFigures>;
}

/**
 * Texts by their path under `content/`, each with the types of the fleet where it names types.
 * @param applications whether anybody may ask to join
 */
export function platformFiles(
  folder: string,
  types: readonly Pick<AircraftType, 'id' | 'icaoType'>[],
  applications: boolean,
): Map<string, string> {
  const figures = readFigures(folder);
  const plans = types.map(({ id }) => ({ type: id, ...figures[id]?.plan }));
  const limits = Object.fromEntries(types.map(({ id, icaoType }) => [icaoType, figures[id]?.limits]));
  const lines = (value: object) => `\n${stringify(value, { lineWidth: 400, collectionStyle: 'any' })}`;
  return new Map(
    readdirSync(join(folder, 'plataforma')).map((name) => {
      const text = readFileSync(join(folder, 'plataforma', name), 'utf8');
      return [
        `plataforma/${name}`,
        text
          .replace(/^open: false$/m, `open: ${applications}`)
          .replace(/^types: \[\]\n/m, () => `types:${indented(lines(plans))}`)
          .replace(/^types: \{\}(.*)\n/m, (_, note: string) => `types:${note}${indented(lines(limits))}`),
      ];
    }),
  );
}

function indented(text: string): string {
  return text.replaceAll(/\n(?=.)/g, '\n  ');
}
