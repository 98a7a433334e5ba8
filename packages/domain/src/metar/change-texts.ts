/** An expected change in Spanish. Pure. */
import { colourName, visibilityWords } from './condition-words.ts';
import type { ChangeHead, Conditions, DayTime } from './report.ts';
import { skyWords, weatherWords } from './weather-words.ts';
import { sectorWords, windShearWords, windWords } from './wind-words.ts';

const KINDS: Readonly<Record<ChangeHead['kind'], string>> = {
  TEMPO: 'a ratos',
  BECMG: 'cambiará',
  INTER: 'en intervalos cortos',
  FM: 'desde entonces',
  PROB: 'puede que',
  FCST: 'previsto',
};

/** A change in one phrase: `a ratos, con un 30 % de probabilidad, desde las 12:00Z hasta las 14:00Z: lluvia fuerte`. */
export function changeWords(change: ChangeHead & Conditions): string {
  return `${headWords(change)}: ${conditionWords(change)}`;
}

/** `a ratos desde las 20:00Z hasta las 21:30Z`, `con un 30 % de probabilidad, a las 12:00Z del día 4`. */
export function headWords({ kind, probability, from, until, at }: ChangeHead): string {
  const chance = probability ? `con un ${probability}\u00a0% de probabilidad` : '';
  const times = [
    from && `desde las ${timeWords(from, until)}`,
    until && `hasta las ${timeWords(until)}`,
    at && `a las ${timeWords(at)}`,
  ]
    .filter(Boolean)
    .join(' ');
  const isTold = (kind === 'FM' && times !== '') || (kind === 'PROB' && chance !== '');
  const what = [isTold ? '' : KINDS[kind], chance].filter(Boolean).join(', ');
  return [what, times].filter(Boolean).join(chance === '' ? ' ' : ', ');
}

/**
 * `20:00Z`, or `06:00Z del día 12`. The day is left out if `next`, the time that follows in the sentence, has the same.
 */
export function timeWords({ day, hour, minute }: DayTime, next?: DayTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour)}:${two(minute)}Z${day === undefined || day === next?.day ? '' : ` del día ${day}`}`;
}

/** All conditions of a part in one phrase: `viento en calma; visibilidad, 3000 m; neblina`. */
export function conditionWords(part: Conditions): string {
  const phrases = [
    part.wind && `viento ${windWords(part.wind)}`,
    part.windSector && `viento ${sectorWords(part.windSector)}`,
    part.visibility && `visibilidad, ${visibilityWords(part.visibility)}`,
    ...part.weather.map(weatherWords),
    ...skyWords(part),
    ...part.windShear.map((shear) => `cizalladura ${windShearWords(shear)}`),
    part.colour && `color ${colourName(part.colour)}`,
  ].filter((phrase) => phrase !== undefined && phrase !== '');
  return phrases.length === 0 ? 'sin detalles' : phrases.join('; ');
}
