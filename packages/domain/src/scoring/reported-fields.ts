/** Which fields a recorder really reports, and which of them can be trusted. */
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import { SAMPLE_FIELDS, type RuleField } from './rule-id.ts';
import type { Sample } from './track.ts';
import type { AddOnFault } from './flag-rules.ts';

/**
 * Fields with at least two samples that are not distrusted; of facts beside the samples, all that can be. What was not
 * reported at all is no longer among the samples: see `believedPoints`.
 */
export function reportedFields(
  { points, airborne }: { points: readonly TelemetryPoint[]; airborne: readonly Sample[] },
  without: ReadonlySet<RuleField>,
): ReadonlySet<RuleField> {
  const columns = SAMPLE_FIELDS.filter(
    (field) => isTwice(points, field) && (field !== 'fuelKg' || burns(airborne)),
  );
  const facts: RuleField[] = ['position', 'touchdown', 'runways', 'plan', 'network'];
  return new Set<RuleField>([...columns, ...facts].filter((field) => !without.has(field)));
}

/** Whether two samples tell of a field. */
function isTwice(points: readonly TelemetryPoint[], field: (typeof SAMPLE_FIELDS)[number]): boolean {
  const first = points.findIndex((point) => point[field] !== null);
  return first !== -1 && points.some((point, i) => i > first && point[field] !== null);
}

/**
 * Whether fuel falls in the air, as it must; by the highest of what is left afterwards, so that one sample is not enough.
 * The values stay: flags ask why it does not.
 */
function burns(airborne: readonly Sample[]): boolean {
  const fuel = airborne.flatMap(({ fuelKg }) => fuelKg ?? []);
  let most = Number.NEGATIVE_INFINITY;
  let lower = 0;
  for (const kg of fuel) {
    lower += Number(kg < most);
    most = Math.max(most, kg);
  }
  return lower > 1;
}

/** Fields that are known to be wrong for an add-on. */
export function distrusted(addOn: string | null, faults: readonly AddOnFault[]): ReadonlySet<RuleField> {
  const name = addOn?.toLowerCase();
  return new Set(
    faults.filter(({ title }) => name?.includes(title.toLowerCase())).flatMap(({ fields }) => fields),
  );
}
