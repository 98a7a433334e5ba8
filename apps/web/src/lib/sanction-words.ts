/** Kinds of sanctions, as a list names them. */
export const SANCTION_KINDS = {
  warning: 'apercibimiento',
  suspension: 'suspensión',
  expulsion: 'expulsión',
} as const;

/** What became of an appeal against a sanction or over a rank. */
export const APPEAL_STATES = {
  open: 'abierto',
  upheld: 'estimado',
  dismissed: 'desestimado',
  withdrawn: 'retirado',
} as const;
