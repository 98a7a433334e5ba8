import type { Database } from '#server/db/database.ts';
import type { Clock } from '../airline/airline.ts';

/** What each kind of job does, as staff read it. */
export const jobTitles = {
  'account-dates': 'Fechas de las cuentas: excedencias, suspensiones y bajas',
  awards: 'Premios por regla',
  'booking-expiry': 'Reservas que caducan',
  'booking-reminders': 'Recordatorios de reservas',
  cierre: 'Cierre de un mes',
  'data-export': 'Copia de los datos de una persona',
  'discord-roles': 'Roles de Discord',
  'erased-accounts': 'Lista de cuentas borradas',
  figures: 'Sumas de los vuelos',
  housekeeping: 'Limpieza de lo que ha vencido',
  'import-apply': 'Aplicar una importación',
  'import-invite': 'Invitaciones de una importación',
  'import-newsky': 'Leer los vuelos de NewSky',
  'import-take-back': 'Retirar una importación',
  'left-tails': 'Aviones que no llegan a la siguiente reserva',
  'month-closing': 'Meses que toca cerrar',
  'notices-begun': 'NOTAMs que entran en vigor',
  'publish-events': 'Eventos que se anuncian',
  'question-dates': 'Plazos de las preguntas sobre informes',
  'rank-dates': 'Plazos de los rangos',
  'silent-flights': 'Vuelos sin señal',
  'telemetry-months': 'Meses de la telemetría',
  'telemetry-thinning': 'Aligerar la telemetría antigua',
  vacuum: 'Orden en la base de datos',
} as const;

/** A kind of job that the server knows. */
type JobName = keyof typeof jobTitles;

/** The title of a kind; of one that an older version left behind, its name. */
export function jobTitle(kind: string): string {
  return isJobName(kind) ? jobTitles[kind] : kind;
}

/** The kinds whose title holds a word, whatever its capitals. */
export function jobsTitled(word: string): JobName[] {
  return Object.keys(jobTitles)
    .filter(isJobName)
    .filter((name) => jobTitles[name].toLowerCase().includes(word.toLowerCase()));
}

function isJobName(kind: string): kind is JobName {
  return Object.hasOwn(jobTitles, kind);
}

/** The input of a job's run. */
export interface JobRun {
  db: Database;
  clock: Clock;
  payload: unknown;
  /** The scheduled time of the run; never after now, earlier if the run was missed. */
  scheduledFor: Date;
}

/** A background job, run by the clock or on request of staff. */
export interface JobKind {
  kind: JobName;
  /** Cron pattern in UTC; without one the job runs only on request. */
  cron?: string;
  /** Whether all missed runs are made up for, in order, or only the last. */
  catchUp?: 'each' | 'last';
  /** Does the work. Must be safe to repeat (idempotent); its result is stored with the run. */
  run(run: JobRun): Promise<unknown>;
}
