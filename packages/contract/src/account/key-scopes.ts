/** What a program may do with a key. */
export const KEY_SCOPES = {
  'own:read': 'Leer tus datos',
  'bookings:write': 'Reservar y anular por ti',
  'acars:write': 'Enviar tus vuelos',
  'public:read': 'Leer lo público',
} as const;

/** What a key for a recorder may do, wherever one is made: the box «Reservar y anular por ti» is ticked. */
export const RECORDER_SCOPES = [
  'acars:write',
  'bookings:write',
  'own:read',
] as const satisfies (keyof typeof KEY_SCOPES)[];
