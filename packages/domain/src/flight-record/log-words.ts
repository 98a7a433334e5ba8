/** Reads events from a line of a recorder's log or a message of its tracking script. */
import { EVENT, NOTICED } from './flight-event.ts';

/** Words that mean the same in every line. */
const WORDS: readonly [RegExp, string][] = [
  [/\bcrash/i, EVENT.crash],
  [/\b(?:mayday|emergency)\b/i, EVENT.emergency],
  [/\bminimum fuel\b/i, EVENT.minimumFuel],
  [/\bsevere turbulence\b/i, EVENT.turbulence],
  [/\bslew\b/i, NOTICED.slew],
  [/\b(?:simulation|sim) rate\b/i, NOTICED.simRate],
  [/\boverspeed\b/i, NOTICED.overspeed],
  [/\bstall(?:ed|ing)?\b/i, NOTICED.stall],
  [/\bpaused?\b/i, NOTICED.pause],
];

/** Words that report a problem only in a message of the airline's script; logs contain them on every flight. */
const SCRIPT_WORDS: readonly [RegExp, string][] = [
  [/^bank\b/i, NOTICED.bank],
  [/^pitch\b/i, NOTICED.pitch],
  [/^g(?:[ -]?force)?\b/i, NOTICED.gForce],
  [/^(?:beacon |nav |strobe |landing |taxi )?lights?\b/i, NOTICED.lights],
  [/^flaps?\b/i, NOTICED.flaps],
  [/^(?:landing )?gear\b/i, NOTICED.gear],
  [/^taxi\b/i, NOTICED.taxi],
];

/** A message of an airline's script has its code before it: «ABC:TAXI_LIGHTS 32». */
const SCRIPT = /^[A-Z]{2,4}:\s*/;

/** Words in a line about something that has ended, or was only tested. */
const OVER = /\b(?:off|disabled|deactivated|ended|over|normal|resumed|cleared|test(?:ed)?)\b/i;
/** Conditions that such a line can end. Not lights: for them being off is the fault. */
const PASSING: ReadonlySet<string> = new Set([
  NOTICED.slew,
  NOTICED.simRate,
  NOTICED.overspeed,
  NOTICED.stall,
  NOTICED.pause,
]);
/** Up to this rate time does not run faster; a line names one as «4», «4x» or «x4». */
const REAL_RATE = 1.05;

/** Kind of the event in a line; `otro` if no rule knows it. */
export function kindOfLine(line: string): string {
  // Script messages join their words by underscores.
  const said = line.replaceAll('_', ' ');
  const kind = kindByWords(said);
  if (!PASSING.has(kind)) return kind;
  const [rate] = said.replace(',', '.').match(/\d+(?:\.\d+)?/) ?? [];
  const isReal = kind === NOTICED.simRate && rate !== undefined && Number(rate) <= REAL_RATE;
  return isReal || OVER.test(said) ? 'otro' : kind;
}

function kindByWords(said: string): string {
  const message = SCRIPT.test(said) ? said.replace(SCRIPT, '') : '';
  const find = (words: readonly [RegExp, string][], text: string) =>
    words.find(([word]) => word.test(text))?.[1];
  return find(WORDS, said) ?? find(SCRIPT_WORDS, message) ?? 'otro';
}
