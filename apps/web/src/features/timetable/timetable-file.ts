/** A file as it was read, and what staff say of it. */
export interface TimetableFile {
  csv: string;
  fileName: string;
  /** Its hours are local. */
  localTimes: boolean;
  /** Whether its rows are added to what is there, or stand in place of all of it. */
  mode: 'add' | 'replace';
  /** First day of rows that say none, `YYYY-MM-DD` UTC. */
  validFrom: string;
}

/** What a file does to what is there, in the words that staff choose. */
export const FILE_MODES = {
  add: 'Añadir y cambiar',
  replace: 'Sustituir desde ese día',
} as const satisfies Record<TimetableFile['mode'], string>;
