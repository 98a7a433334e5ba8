/** Tours: enrolments, stages, and the result of a flight for them. All of it is worked out from results. */

/** States of an enrolment, with the words that people see. */
export const ENROLMENT_STATES = {
  open: 'en marcha',
  completed: 'completado',
  abandoned: 'abandonado',
  closed: 'cerrado',
} as const;

/** State of a pilot's enrolment. */
export type EnrolmentState = keyof typeof ENROLMENT_STATES;

/** States of a stage for a pilot, with the words that people see. */
export const STAGE_STATES = {
  locked: 'bloqueada',
  next: 'siguiente',
  open: 'por volar',
  booked: 'reservada',
  flown: 'en decisión',
  passed: 'superada',
  repeat: 'a repetir',
} as const;

/** State of a stage for a pilot; `open` is one of a tour in any order, of which none comes next. */
export type StageState = keyof typeof STAGE_STATES;

/** A tour at one moment. */
export interface Tour {
  id: string;
  name: string;
  edition: number;
  /** The pilot needs more minutes than this, and not as many; null for no condition. */
  minMinutesExclusive: number | null;
  /** Ids of the types that may fly it. */
  types: readonly string[];
  /** ICAO designators that count besides those of its types, e.g. `A20N`; empty by default. */
  substitutes: readonly string[];
  /** Whether stages may be flown in any order; otherwise in that of their numbers. */
  anyOrder: boolean;
  /** First day of the edition where that is still to come, and its last one where it has one; `YYYY-MM-DD` UTC. */
  opens: string | null;
  closes: string | null;
  /** Nobody can enrol or book a stage: it is outside its days, or staff closed it. */
  closed: boolean;
  /** Stages by number; the numbers are the order of flying unless that is free. */
  stages: readonly Stage[];
}

/** One leg of a tour. */
export interface Stage {
  n: number;
  /** ICAO codes. */
  dep: string;
  arr: string;
  /** A change of the tour took it out: it counts no more, and passing it is not undone. */
  retired: boolean;
}

/** The stages that count, without retired ones. */
export const stagesThatCount = <S extends Pick<Stage, 'retired'>>(stages: readonly S[]): S[] =>
  stages.filter(({ retired }) => !retired);

/** Whether a tour has any stage that counts. */
export const hasStages = ({ stages }: Pick<Tour, 'stages'>): boolean => stagesThatCount(stages).length > 0;

/** Result of a flight for its stage. */
export interface StageResult {
  n: number;
  state: 'passed' | 'repeat' | 'pending';
  /** Milliseconds since 1970-01-01T00:00Z. */
  offBlock: number;
  onBlock: number;
  /** Why it must be repeated, Spanish sentence. */
  reason: string | null;
  /** Later stages may rest on it: it passes, or did so until the report was taken back. */
  opensNext: boolean;
}
