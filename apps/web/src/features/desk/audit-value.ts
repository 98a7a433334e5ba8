import { ACCOUNT_STATUSES } from '@va/domain/account/account.ts';
import { BOOKING_STATES } from '@va/domain/booking/booking.ts';
import { formatDate, formatMonth } from '@va/domain/dates.ts';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { EVENT_ENDS } from '@va/domain/events/event.ts';
import { SERVICES } from '@va/domain/fleet/tail-state.ts';
import { GOAL_KINDS } from '@va/domain/goals/goal.ts';
import { nameCode } from '@va/domain/name-code.ts';
import { formatNumber, tenths } from '@va/domain/numbers.ts';
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { CAPABILITIES } from '@va/domain/rights/capabilities.ts';
import { COMPANY_SCOPES } from '@va/domain/rights/company-scopes.ts';
import { ROLES } from '@va/domain/rights/roles.ts';
import { clockOf } from '@va/domain/timetable/clock.ts';
import { FLIGHT_KINDS } from '@va/domain/timetable/flight.ts';
import { dayNames } from '@va/domain/timetable/weekdays.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { WEBHOOK_EVENTS } from '@va/domain/webhooks/webhook-events.ts';
import { ranks } from '#app/config/ranks.ts';
import { IMPORT_KINDS } from '#app/lib/import-kinds.ts';
import { LEAVE_STATES } from '#app/lib/leave-words.ts';
import { OUTCOMES } from '#app/lib/report-words.ts';
import { APPEAL_STATES, SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { SHEET_KINDS, SHEET_RESULTS } from '#app/lib/sheet-words.ts';
import { AUDIT_FIELDS } from './audit-fields.ts';

type Words = Readonly<Record<string, string>>;

/** Names of the airline's own things by id, for each field that stores their ids. */
export type AuditNames = Readonly<Record<string, Words>>;

const RANKS: Words = Object.fromEntries(ranks.map(({ rango }) => [nameCode(rango), rango]));
const PROMOTION_STATES: Words = {
  asked: 'pedida',
  proposed: 'propuesta',
  granted: 'concedida',
  declined: 'denegada',
  withdrawn: 'retirada',
};

/** Words of the codes of a field. */
const CODES: Readonly<Record<string, Words>> = {
  capabilities: CAPABILITIES,
  counts_on: EVENT_ENDS,
  events: WEBHOOK_EVENTS,
  format: { json: 'JSON firmado', discord: 'Discord' },
  kind: {
    ...FLIGHT_KINDS,
    ...SANCTION_KINDS,
    ...SHEET_KINDS,
    ...IMPORT_KINDS,
    transfer: 'de otra aerolínea',
    adjustment: 'ajuste',
    promotion: 'promoción',
    instruction: 'instructor sin instruir',
  },
  networks: { vatsim: 'VATSIM', ivao: 'IVAO' },
  of: GOAL_KINDS,
  outcome: OUTCOMES,
  rank: RANKS,
  ranks: RANKS,
  result: SHEET_RESULTS,
  roles: ROLES,
  scopes: COMPANY_SCOPES,
  service: SERVICES,
  toRank: RANKS,
  source: { generated: 'generador', import: 'archivo', staff: 'equipo' },
  status: ACCOUNT_STATUSES,
};

/** States have other words for each matter, which is how the names of its acts begin. */
const STATES: Readonly<Record<string, Words>> = {
  application: { waiting: 'espera', accepted: 'aceptada', declined: 'no aceptada' },
  booking: BOOKING_STATES,
  leave: LEAVE_STATES,
  promotion: { ...PROMOTION_STATES, ...APPEAL_STATES },
  rank: PROMOTION_STATES,
  report: REPORT_STATES,
  sanction: APPEAL_STATES,
};

/** Numbers that are no plain ones. */
const NUMBERS: Readonly<Record<string, (value: number) => string>> = {
  blockMin: hoursAndMinutes,
  minutes: (value) => (value < 0 ? `−${hoursAndMinutes(-value)}` : hoursAndMinutes(value)),
  score: tenths,
  staUtc: (value) => `${clockOf(value)}Z`,
  stdUtc: (value) => `${clockOf(value)}Z`,
};

/**
 * A stored value in Spanish; unchanged if no table knows it.
 * @param matter the beginning of the act's name, such as `timetable`
 */
export function auditValue(matter: string, field: string, value: unknown, names: AuditNames): string {
  if (value === null || value === undefined || value === '') return 'nada';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') {
    if (field === 'days' && matter === 'timetable') return dayNames(value);
    return NUMBERS[field]?.(value) ?? formatNumber(value);
  }
  if (typeof value === 'string') return textValue(matter, field, value, names);
  if (Array.isArray(value))
    return value.map((one) => auditValue(matter, field, one, names)).join(', ') || 'nada';
  return (
    Object.entries(value)
      .map(
        ([name, part]) =>
          `${AUDIT_FIELDS[name] ?? RANKS[name] ?? name}: ${auditValue(matter, name, part, names)}`,
      )
      .join('; ') || 'nada'
  );
}

function textValue(matter: string, field: string, value: string, names: AuditNames): string {
  const known = (field === 'state' ? STATES[matter] : (CODES[field] ?? names[field])) ?? {};
  if (Object.hasOwn(known, value)) return known[value] ?? value;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return `${formatDate(value.slice(0, 10))}, ${formatUtcMinute(new Date(value))}`;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  if (/^\d{4}-\d\d$/.test(value)) return formatMonth(value);
  return value;
}
