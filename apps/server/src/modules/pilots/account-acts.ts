/** By audit action, the Spanish words that follow the actor's callsign, for `cambiado-entretanto` on an account. */
export const ACCOUNT_ACTS = {
  'pilot.changed': 'ha cambiado sus cargos o su base',
  'pilot.corrected': 'ha corregido su nombre o su correo',
  'pilot.rights-changed': 'ha cambiado sus roles',
  'rank.set': 'ha cambiado su rango',
};
