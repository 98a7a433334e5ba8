/** Why a report is rejected: the code that the server keeps, and what the reviewer reads. */
export const REJECT_REASONS = [
  ['no_flight', 'No es un vuelo verdadero'],
  ['wrong_data', 'Los datos no son de este vuelo'],
  ['duplicate', 'Ya hay otro informe de este vuelo'],
  ['other', 'Otro motivo'],
] as const;

/** The code of a reason; an unknown word is another reason. */
export const reasonOf = (word: string) => REJECT_REASONS.find(([code]) => code === word)?.[0] ?? 'other';
