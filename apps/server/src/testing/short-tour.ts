/** A tour of three stages that staff write, and why they change it. */
export const SHORT_TOUR = {
  name: 'Vuelta corta',
  description: 'De Madrid a Dublín y vuelta por Barcelona.',
  types: ['jet'],
  moreThanHours: null,
  editions: [],
  stops: ['LEMD', 'LEBL', 'EIDW', 'LEMD'],
  retiredStages: [],
  substitutes: [],
  anyOrder: false,
};

export const WHY_CHANGED = 'Lo piden los pilotos de corto radio.';
