/** The states of a booking, and why one is closed. */
/** Every state, with the word that people see. */
export const BOOKING_STATES = {
  reserved: 'reservado',
  flying: 'en vuelo',
  fulfilled: 'cumplido',
  expired: 'caducado',
  cancelled: 'cancelado',
} as const;

/** State of a booking. */
export type BookingState = keyof typeof BOOKING_STATES;

/** Why a booking is cancelled or expired, where there is more to say than the state. */
export const BOOKING_REASONS = {
  pilot: 'piloto',
  company: 'compañía',
  interrupted: 'interrumpido',
  no_charge: 'sin cargo',
  forgiven: 'perdonado',
  freed: 'liberado',
  by_hand: 'volado, informado a mano',
} as const;

/** Why a booking was cancelled or expired. */
export type BookingReason = keyof typeof BOOKING_REASONS;
