/** Kinds of sanctions, as a list names them. */
export const SANCTION_KINDS = {
  warning: 'apercibimiento',
  suspension: 'suspensión',
  expulsion: 'expulsión',
} as const;

/** Results of an appeal against a sanction or a decision on a rank. */
export const APPEAL_STATES = {
  open: 'abierto',
  upheld: 'estimado',
  dismissed: 'desestimado',
  withdrawn: 'retirado',
} as const;
