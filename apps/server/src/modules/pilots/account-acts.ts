/** What acts did to an account that a form of the desk had open, after the callsign of who did it. */
export const ACCOUNT_ACTS = {
  'pilot.changed': 'ha cambiado sus cargos o su base',
  'pilot.corrected': 'ha corregido su nombre o su correo',
  'pilot.rights-changed': 'ha cambiado sus roles',
  'rank.set': 'ha cambiado su rango',
};
