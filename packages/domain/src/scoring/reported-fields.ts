/** Which fields a recorder really reports, and which of them can be trusted. */
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import { SAMPLE_FIELDS, type RuleField } from './rule-fields.ts';
import type { AddOnFault } from './scoring-rules.ts';
import type { Sample } from './track.ts';

/**
 * Fields with values in at least two samples, without the distrusted ones. Facts that do not come from samples are
 * included if they are possible. `believedRecording` has already removed what the recorder does not report.
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

/** Whether at least two samples have a value of a field. */
function isTwice(points: readonly TelemetryPoint[], field: (typeof SAMPLE_FIELDS)[number]): boolean {
  let reported = 0;
  for (const point of points) {
    reported += Number(point[field] !== null);
    if (reported > 1) return true;
  }
  return false;
}

/**
 * Whether fuel decreases in the air, as it must, by at least two lower samples. The values themselves stay, since flags
 * need them.
 */
function burns(airborne: readonly Sample[]): boolean {
  let most = Number.NEGATIVE_INFINITY;
  let lower = 0;
  for (const { fuelKg } of airborne) {
    if (fuelKg === null) continue;
    lower += Number(fuelKg < most);
    most = Math.max(most, fuelKg);
    if (lower > 1) return true;
  }
  return false;
}

/** Fields that are known to be wrong for an add-on. */
export function distrusted(addOn: string | null, faults: readonly AddOnFault[]): ReadonlySet<RuleField> {
  const name = addOn?.toLowerCase();
  return new Set(
    faults.filter(({ title }) => name?.includes(title.toLowerCase())).flatMap(({ fields }) => fields),
  );
}
