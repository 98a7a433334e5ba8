/** States of a leave, as a list names them. */
export const LEAVE_STATES = {
  asked: 'pedida',
  granted: 'concedida',
  refused: 'denegada',
  ended: 'terminada',
  withdrawn: 'retirada',
} as const;

/** The state of a leave in words. */
export function leaveState(state: keyof typeof LEAVE_STATES): string {
  return LEAVE_STATES[state];
}

/** The twelve months after the one of `now`, in UTC, as `YYYY-MM`. */
export function monthsAhead(now: Date): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + index, 1)).toISOString().slice(0, 7),
  );
}
