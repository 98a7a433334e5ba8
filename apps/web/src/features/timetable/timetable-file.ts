/** A file as read, with the settings of staff. */
export interface TimetableFile {
  csv: string;
  fileName: string;
  /** Whether its times are local. */
  localTimes: boolean;
  /** Whether its rows are added to the timetable or replace it. */
  mode: 'add' | 'replace';
  /** First day of rows without one, `YYYY-MM-DD` UTC. */
  validFrom: string;
}

/** Effect of a file on the timetable, in the words that staff choose from. */
export const FILE_MODES = {
  add: 'Añadir y cambiar',
  replace: 'Sustituir desde ese día',
} as const satisfies Record<TimetableFile['mode'], string>;
