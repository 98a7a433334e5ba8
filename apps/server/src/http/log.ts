import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger };

/** Names of fields that never reach the log, at any depth. */
const SECRET = [
  'password',
  'current',
  'next',
  'token',
  'secret',
  'code',
  'authorization',
  'cookie',
  'email',
  'name',
  // The detail of a database error, which quotes the values of the refused row.
  'detail',
];

/** One JSON line per event on standard output. `LOG_LEVEL` says from which level on; `silent` for none. */
export function createLog(
  level: string = process.env['LOG_LEVEL'] ?? 'info',
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
