import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger };

/** Fields that never reach the log, wherever somebody puts them. */
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
  // What the database says of a row that it refused, values and all.
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
