import { SETTING_TITLES } from '@va/contract/airline/setting-titles.ts';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** One figure that staff may change while the platform runs. */
export interface SettingKind {
  key: string;
  /** Spanish: what it is, and what follows from it. */
  title: string;
  note: string;
  /** Spanish unit, in the plural. */
  unit: string;
  /** Smallest and largest value, whole numbers. */
  min: number;
  max: number;
  /** Who may change it. */
  capability: Capability;
  /** Reads and writes the value in the airline object that the rest of the server uses. */
  read(airline: Airline): number;
  write(airline: Airline, value: number): void;
}

/**
 * What staff may change without files. Its usual value comes from `content/plataforma/`, or from the code where no file
 * names it. What stands in the airline's documents and regulations (grace, appeals, points, sanctions) is not here: it is
 * changed in `content/`, together with the document.
 */
export const SETTINGS: readonly SettingKind[] = [
  {
    key: 'booking.hoursAhead',
    title: SETTING_TITLES['booking.hoursAhead'],
    note: 'Se pueden reservar las salidas de las próximas horas.',
    unit: 'horas',
    min: 24,
    max: 336,
    capability: 'timetable.write',
    read: ({ operations }) => operations.booking.hoursAhead,
    write: ({ operations }, value) => (operations.booking.hoursAhead = value),
  },
  {
    key: 'booking.changeHours',
    title: SETTING_TITLES['booking.changeHours'],
    note: 'Hacia antes o hacia después de su hora del horario.',
    unit: 'horas',
    min: 0,
    max: 24,
    capability: 'timetable.write',
    read: ({ operations }) => operations.booking.changeHours,
    write: ({ operations }, value) => (operations.booking.changeHours = value),
  },
  {
    key: 'booking.holdBeforeMin',
    title: SETTING_TITLES['booking.holdBeforeMin'],
    note: 'Nadie más lo reserva en ese rato.',
    unit: 'minutos',
    min: 0,
    max: 240,
    capability: 'timetable.write',
    read: ({ operations }) => operations.booking.holdBeforeMin,
    write: ({ operations }, value) => (operations.booking.holdBeforeMin = value),
  },
  {
    key: 'booking.movedMin',
    title: SETTING_TITLES['booking.movedMin'],
    note: 'Si la salida se mueve más que esto, se avisa a quien la tiene reservada.',
    unit: 'minutos',
    min: 5,
    max: 240,
    capability: 'timetable.write',
    read: ({ operations }) => operations.booking.movedMin,
    write: ({ operations }, value) => (operations.booking.movedMin = value),
  },
  {
    key: 'reminders.departureMin',
    title: SETTING_TITLES['reminders.departureMin'],
    note: 'Cuánto antes de la salida se recuerda la reserva.',
    unit: 'minutos',
    min: 15,
    max: 1440,
    capability: 'timetable.write',
    read: ({ operations }) => operations.reminders.departureMin,
    write: ({ operations }, value) => (operations.reminders.departureMin = value),
  },
  {
    key: 'reminders.graceMin',
    title: SETTING_TITLES['reminders.graceMin'],
    note: 'Cuánto antes de que la reserva caduque se avisa.',
    unit: 'minutos',
    min: 5,
    max: 60,
    capability: 'timetable.write',
    read: ({ operations }) => operations.reminders.graceMin,
    write: ({ operations }, value) => (operations.reminders.graceMin = value),
  },
  {
    key: 'reports.silentHours',
    title: SETTING_TITLES['reports.silentHours'],
    note: 'Sin noticias del ACARS durante estas horas, si además va tarde. No se pierde nada.',
    unit: 'horas',
    min: 1,
    max: 72,
    capability: 'reports.reopen',
    read: ({ reportRules }) => reportRules.silentHours,
    write: ({ reportRules }, value) => (reportRules.silentHours = value),
  },
  {
    key: 'reports.reminderDays',
    title: SETTING_TITLES['reports.reminderDays'],
    note: 'Cuántos días antes de que acabe el plazo se recuerda al piloto que conteste.',
    unit: 'días',
    min: 0,
    max: 13,
    capability: 'reports.reopen',
    read: ({ reportRules }) => reportRules.reminderDays,
    write: ({ reportRules }, value) => (reportRules.reminderDays = value),
  },
  {
    key: 'invitationDays',
    title: SETTING_TITLES.invitationDays,
    note: 'Las que ya están enviadas conservan su fecha.',
    unit: 'días',
    min: 1,
    max: 90,
    capability: 'pilots.manage',
    read: ({ invitationDays }) => invitationDays,
    write: (airline, value) => (airline.invitationDays = value),
  },
];
