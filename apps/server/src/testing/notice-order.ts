/** A notice that staff publish: pilots must read it, whatever they fly. */
export const noticeOrder = {
  title: 'Pista cerrada en Dublín',
  importance: 'Alta',
  body: 'Aterriza sólo en la 28L.',
  date: '2026-11-20',
  until: null,
  mustRead: true,
  ackUntil: null,
  affects: null,
  reason: 'Lo publica el aeropuerto',
};
