/** What each setting that staff may change is called, in Spanish: at the desk, and where the audit names it. */
export const SETTING_TITLES = {
  'booking.hoursAhead': 'Horizonte de las reservas',
  'booking.changeHours': 'Cuánto puede mover el piloto la salida',
  'booking.holdBeforeMin': 'Avión apartado antes de la salida',
  'booking.movedMin': 'Aviso de un cambio de horario',
  'reminders.departureMin': 'Recordatorio de la salida',
  'reminders.graceMin': 'Recordatorio del fin del plazo',
  'reports.silentHours': 'Silencio que interrumpe un vuelo',
  'reports.reminderDays': 'Recordatorio de una pregunta',
  invitationDays: 'Lo que vale una invitación',
} as const;

/** What a setting is called; one that there is no more by its key. */
export const settingTitle = (key: string): string =>
  Object.entries(SETTING_TITLES).find(([known]) => known === key)?.[1] ?? key;
