/** The cockpit's state for the page in the browser, as JSON: states and sentences; never the key. */
import { countOf } from '@va/domain/numbers.ts';
import { formatMiles } from '@va/domain/quantities.ts';
import { FLIGHT_PHASES } from '@va/domain/flight-record/flight-phase.ts';
import type { SentPoint } from '../core/point-of.ts';
import type { Reading } from '../core/reading.ts';
import type { Cockpit } from './cockpit.ts';
import { formatTouchdown, formatScore } from './flight-log.ts';
import { awayNm, isFarFrom, type NextFlight } from './next-flight.ts';
import { DECLARATIONS, type Declaration } from './recorder.ts';
import { readType } from './start-body.ts';

/** Acts that the page can offer. */
export type CockpitAct = 'finish' | 'discard' | 'declare' | 'fly-free' | 'book';

/** A point of the drawn profile: minutes since the start, and altitude, ft. */
type ProfilePoint = [minute: number, altFt: number];

/** Most points of the drawing. */
const MOST = 240;

/** The page's whole content. */
export interface CockpitView {
  /** One Spanish sentence about the present state. */
  sentence: string;
  /** Tone of the sentence: nothing to do, something to do, something wrong, or success. */
  tone: 'calm' | 'act' | 'trouble' | 'good';
  /** Further remarks that do not stop the flight, such as a lost connection or a full disk. */
  remarks: string[];
  platform: string;
  simulator: string | null;
  /** The code that the pilot types at the platform; null while there is a key. */
  code: { userCode: string; url: string } | null;
  acts: CockpitAct[];
  declared: Declaration[];
  flight: { name: string; points: number; waiting: number; report: string | null } | null;
  profile: ProfilePoint[];
  touchdown: string | null;
  sent: { name: string; score: string | null; state: string; url: string } | null;
  instruments: {
    altFt: number | null;
    gsKt: number | null;
    vsFpm: number | null;
    fuelKg: number | null;
  } | null;
}

/** Makes the page's content from the cockpit's present state. */
export function viewOf(cockpit: Cockpit): CockpitView {
  const { recorder, signIn, signedIn, platform } = cockpit;
  const { flight } = recorder;
  const said = signedIn || flight ? stateOf(cockpit) : codeSentence(cockpit);
  return {
    ...said,
    remarks: remarksOf(cockpit),
    platform,
    simulator: cockpit.simulator ? `${cockpit.simulator.name} ${cockpit.simulator.version}` : null,
    code: signedIn ? null : (signIn?.byCode.shown ?? null),
    declared: DECLARATIONS.filter((kind) => flight?.events.some(({ event }) => event.kind === kind)),
    flight: flight
      ? {
          name: flight.head.name,
          points: flight.lastSeq + 1,
          waiting: Math.max(0, flight.lastSeq + 1 - flight.arrived),
          report: flight.report === undefined ? null : `${platform}plataforma/informes/${flight.report}`,
        }
      : null,
    profile: flight ? profileOf(flight.points) : [],
    touchdown: formatTouchdown(recorder.contacts),
    sent: sentView(cockpit),
    instruments: recorder.where === 'flight' ? instrumentsOf(recorder.latest) : null,
  };
}

/** Altitude over time, thinned to `MOST` points; ends with the newest one. */
function profileOf(points: readonly SentPoint[]): ProfilePoint[] {
  const from = Date.parse(points[0]?.at ?? '');
  const step = Math.max(1, Math.ceil(points.length / MOST));
  const corner = ({ at, altFt }: SentPoint): ProfilePoint[] =>
    typeof altFt === 'number' ? [[Math.round((Date.parse(at) - from) / 600) / 100, altFt]] : [];
  return points.filter((_, i) => i % step === 0 || i === points.length - 1).flatMap(corner);
}

type Said = Pick<CockpitView, 'sentence' | 'tone' | 'acts'>;

function codeSentence({ signIn }: Cockpit): Said {
  const { shown, trouble } = signIn?.byCode ?? {};
  if (shown)
    return {
      sentence: `Conecta tu cuenta: escribe ${shown.userCode} en tu plataforma`,
      tone: 'act',
      acts: [],
    };
  return {
    sentence: trouble ?? 'Preguntando a la plataforma…',
    tone: trouble === undefined ? 'calm' : 'trouble',
    acts: [],
  };
}

function stateOf(cockpit: Cockpit): Said {
  return cockpit.recorder.flight ? flightSentence(cockpit) : waitingSentence(cockpit);
}

function flightSentence({ recorder, sender, simulator }: Cockpit): Said {
  const end: CockpitAct[] = ['finish', 'discard'];
  if (sender.problem) return { sentence: sender.problem.detail, tone: 'trouble', acts: end };
  if (recorder.over) return { sentence: 'Enviando el informe…', tone: 'calm', acts: ['discard'] };
  if (!simulator)
    return { sentence: 'El simulador se ha cerrado: al volver, seguimos', tone: 'act', acts: end };
  if (recorder.where !== 'flight')
    return { sentence: 'Simulador en el menú: al volver a la cabina, seguimos', tone: 'act', acts: end };
  if (recorder.latest?.paused === true)
    return { sentence: 'Grabando · en pausa', tone: 'calm', acts: ['declare', ...end] };
  const phase = recorder.phase === null ? 'embarque' : FLIGHT_PHASES[recorder.phase].toLowerCase();
  const acts: CockpitAct[] = recorder.landed ? ['declare', ...end] : ['declare', 'discard'];
  return { sentence: `Grabando · ${phase}`, tone: 'good', acts };
}

function waitingSentence({ recorder, simulator, simulatorTrouble, flights }: Cockpit): Said {
  if (!simulator)
    return simulatorTrouble === undefined
      ? { sentence: 'Esperando al simulador', tone: 'calm', acts: [] }
      : { sentence: simulatorTrouble, tone: 'trouble', acts: [] };
  if (recorder.where !== 'flight') return { sentence: 'Simulador en el menú', tone: 'calm', acts: [] };
  const { next, latest } = recorder;
  if (!next)
    return flights.known
      ? { sentence: 'No tienes ninguna reserva', tone: 'act', acts: ['book', 'fly-free'] }
      : { sentence: 'Buscando tus reservas…', tone: 'calm', acts: ['fly-free'] };
  return { ...readySentence(next, latest, readType(recorder.aircraft.icaoType)), acts: ['fly-free'] };
}

/** The sentence before a flight: that it can begin, or what prevents it. */
function readySentence(
  next: NextFlight,
  reading: Reading | undefined,
  type: string | undefined,
): Omit<Said, 'acts'> {
  const { lat, lon } = reading ?? {};
  const place = typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
  if (place && isFarFrom(next, place)) {
    const away = formatMiles(Math.round(awayNm(next, place) ?? 0));
    return { sentence: `Estás a ${away} de ${next.from}`, tone: 'act' };
  }
  if (type !== undefined && type !== next.icaoType)
    return { sentence: `Vuelas ${type} y reservaste ${next.icaoType}`, tone: 'act' };
  const name = next.isNumbered
    ? `el vuelo ${next.name}`
    : next.start.booking === undefined
      ? 'el vuelo libre'
      : `tu reserva «${next.name}»`;
  return { sentence: `Listo para ${name}, ${next.from}–${next.to}`, tone: 'good' };
}

function remarksOf(cockpit: Cockpit): string[] {
  const { recorder, sender, signedIn, signIn } = cockpit;
  const { flight } = recorder;
  const remarks: string[] = [];
  const waiting = flight ? flight.lastSeq + 1 - flight.arrived : 0;
  if (flight && !signedIn && signIn?.byCode.shown)
    remarks.push(
      `La plataforma ya no acepta la clave. Escribe ${signIn.byCode.shown.userCode} en tu plataforma: mientras, el vuelo se guarda aquí.`,
    );
  else if (flight && sender.offline !== undefined)
    remarks.push(
      `Sin conexión: ${waiting === 1 ? 'guardado' : 'guardados'} ${countOf(waiting, 'punto', 'puntos')}, nada se pierde`,
    );
  remarks.push(...earlierFlights(cockpit));
  if (flight?.trouble)
    remarks.push(
      'El disco no admite más: el vuelo sigue en memoria y se envía. Libera sitio para no perderlo si se apaga el PC.',
    );
  if (recorder.beginTrouble !== undefined)
    remarks.push(
      'No se puede grabar en este disco: libera sitio o da permiso a la carpeta de datos, y muévete otra vez.',
    );
  return remarks;
}

/** Remarks about earlier flights that have not been submitted yet. */
function earlierFlights(cockpit: Cockpit): string[] {
  const flights = cockpit.recorder.waiting.map(
    (flight) => [flight.head.name, cockpit.problemOf(flight)] as const,
  );
  const refused = flights.flatMap(([name, problem]) =>
    problem ? [`El vuelo anterior, ${name}, no se puede enviar: ${problem.detail}`] : [],
  );
  const waiting = flights.length - refused.length;
  if (waiting === 0) return refused;
  const counted = countOf(waiting, 'vuelo anterior espera', 'vuelos anteriores esperan');
  return [...refused, `${counted} a que haya conexión: nada se pierde`];
}

function sentView({ sent, platform }: Cockpit): CockpitView['sent'] {
  if (!sent) return null;
  return {
    name: sent.name,
    score: sent.score === null ? null : formatScore(sent.score),
    state: sent.state === 'accepted' ? 'aceptado' : 'en revisión',
    url: `${platform}plataforma/informes/${sent.code}`,
  };
}

function instrumentsOf(reading: Reading | undefined): CockpitView['instruments'] {
  if (!reading) return null;
  const whole = (value: number | null) =>
    value === null || !Number.isFinite(value) ? null : Math.round(value);
  const { altFt, gsKt, vsFpm, fuelKg } = reading;
  return { altFt: whole(altFt), gsKt: whole(gsKt), vsFpm: whole(vsFpm), fuelKg: whole(fuelKg) };
}
