import { parseArgs } from 'node:util';

/** What `npm run fly` was asked for. */
export interface FlyOptions {
  /** Pilot whose flight it is; with the sample accounts, the sample's pilot without it. */
  callsign: string | undefined;
  /** A key of the pilot's with `acars:write` and `own:read`, in place of the sample's password or a code. */
  key: string | undefined;
  /** Where the platform stands, with a slash at the end. */
  url: string;
  booking: string | undefined;
  /** A free flight, which needs no booking: ICAO codes. */
  free: { from: string; to: string; icaoType: string } | undefined;
  divertTo: string | undefined;
  /** 1 is real time; the flight then began as much earlier as it is faster. */
  speed: number;
  touchdownFpm: number;
  /** Minutes of the flight in which nothing can be sent, in the middle of it. */
  lostLineMin: number;
  wind: { fromDeg: number; kt: number };
}

export const USAGE = `npm run fly -- [INDICATIVO] [opciones]: vuela tu reserva, o un vuelo libre, y envía el informe.
  --booking CÓDIGO   la reserva; sin ella, la próxima que tengas abierta
  --from SALIDA --to LLEGADA --type TIPO   un vuelo libre en vez de una reserva, con códigos OACI
  --speed 60         veces más deprisa que la realidad (por omisión 60)
  --hard-landing     una toma a 720 ft/min
  --lost-line 10     minutos sin conexión a mitad del vuelo
  --divert CÓDIGO    aterriza en otro aeropuerto
  --wind 270/60      viento en altura
  --url http://localhost:4173/   dónde está la plataforma
  --key va_…         tu clave con «Enviar tus vuelos»; sin ella, en esta máquina la cuenta de muestra, y si no
                     enseña un código que autorizas en la plataforma`;

/** Reads the command's words. Throws an error whose message is for people. */
export function readOptions(words: readonly string[]): FlyOptions {
  const { values, positionals } = parse(words);
  const [fromDeg = 270, kt = 40] = values.wind.split('/').map(Number);
  const speed = Number(values.speed);
  const lostLineMin = Number(values['lost-line']);
  if (!(speed >= 1 && speed <= 1000)) throw new Error('--speed va de 1 a 1000.');
  if (!(lostLineMin >= 0)) throw new Error('--lost-line son minutos, por ejemplo 10.');
  if (!Number.isFinite(fromDeg + kt))
    throw new Error('--wind se escribe dirección/nudos, por ejemplo 270/60.');
  const { from, to, type } = values;
  const free =
    from && to && type
      ? { from: from.toUpperCase(), to: to.toUpperCase(), icaoType: type.toUpperCase() }
      : undefined;
  if (!free && (from ?? to ?? type)) throw new Error('Un vuelo libre necesita --from, --to y --type.');
  return {
    callsign: positionals[0]?.toUpperCase(),
    key: values.key,
    url: `${values.url.replace(/\/*$/, '')}/`,
    booking: values.booking,
    free,
    divertTo: values.divert?.toUpperCase(),
    speed,
    touchdownFpm: values['hard-landing'] ? 720 : 180,
    lostLineMin,
    wind: { fromDeg, kt },
  };
}

/** The words apart; some that are not known throw an error that shows how it is used. */
function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        booking: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        type: { type: 'string' },
        speed: { type: 'string', default: '60' },
        'hard-landing': { type: 'boolean', default: false },
        'lost-line': { type: 'string', default: '0' },
        divert: { type: 'string' },
        wind: { type: 'string', default: '270/40' },
        url: { type: 'string', default: 'http://localhost:4173/' },
        key: { type: 'string' },
      },
    });
  } catch {
    throw new Error(`No entiendo «${words.join(' ')}».\n\n${USAGE}`);
  }
}
