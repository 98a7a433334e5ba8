/** What a program may do with a key. */
export const KEY_SCOPES = {
  'own:read': 'Leer tus datos',
  'bookings:write': 'Reservar y anular por ti',
  'acars:write': 'Enviar tus vuelos',
  'public:read': 'Leer lo público',
} as const;
