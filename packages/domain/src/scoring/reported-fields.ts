/** Which fields a recorder really reports, and which of them can be trusted. */
import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';
import { SAMPLE_FIELDS, type RuleField } from './rule-id.ts';
import type { AddOnFault } from './flag-rules.ts';

/** Fields that change in every flight from stand to stand: one that never does is not connected. */
const MUST_CHANGE: ReadonlySet<RuleField> = new Set<RuleField>(['engines', 'lights', 'flaps', 'gear']);

/** Fields with at least two samples that are not distrusted; of facts beside the samples, all that can be. */
export function reportedFields(
  points: readonly TelemetryPoint[],
  without: ReadonlySet<RuleField>,
): ReadonlySet<RuleField> {
  const columns = SAMPLE_FIELDS.filter((field) => isReported(points, field));
  const facts: RuleField[] = ['position', 'touchdown', 'runways', 'plan', 'network'];
  return new Set<RuleField>([...columns, ...facts].filter((field) => !without.has(field)));
}

function isReported(points: readonly TelemetryPoint[], field: (typeof SAMPLE_FIELDS)[number]): boolean {
  const first = points.findIndex((point) => point[field] !== null);
  const value = points[first]?.[field];
  const changes = MUST_CHANGE.has(field);
  return points.some(
    (point, i) => i > first && point[field] !== null && (!changes || point[field] !== value),
  );
}

/** Fields that are known to be wrong for an add-on. */
export function distrusted(addOn: string | null, faults: readonly AddOnFault[]): ReadonlySet<RuleField> {
  const name = addOn?.toLowerCase();
  return new Set(
    faults.filter(({ title }) => name?.includes(title.toLowerCase())).flatMap(({ fields }) => fields),
  );
}
