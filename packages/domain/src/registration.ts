/**
 * Registrations of aircraft by ICAO Annex 7 and the registers of the states. Nationality marks are those of Annex 7
 * (supplement «Aircraft nationality marks»). Each register decides on its suffixes, so only those without a hyphen or
 * with more than five characters are listed.
 */

/**
 * Nationality mark: one or two characters, three with a digit among them (A9C, 3DC, A40), or the only one with four.
 * None begins with Q.
 */
const MARK = String.raw`(?!Q)(?:[A-Z0-9]{1,2}|(?=[A-Z]*\d)[A-Z0-9]{3}|RDPL)`;

/** Characters after the hyphen; never a signal of distress or urgency. */
const SUFFIX = '(?!(?:SOS|XXX|PAN|TTT)$)[A-Z0-9]{2,5}';

/** Registers with forms of their own. */
const REGISTERS = [
  // United States: no hyphen, no zero in front, no I or O, five signs at most.
  String.raw`N[1-9](?:\d{0,4}|\d{0,3}[A-HJ-NP-Z]|\d{0,2}[A-HJ-NP-Z]{2})`,
  // Japan: no hyphen; balloons have one.
  String.raw`JA\d{2}(?:\d{2}|\d[A-Z]|[A-Z]{2})`,
  // South Korea.
  String.raw`HL\d{4}`,
  // Uzbekistan, Armenia and Venezuela write theirs with and without one.
  String.raw`(?:UK|EK)\d{5}`,
  String.raw`YV-?(?:O-?)?\d{3,4}[A-Z]{0,2}`,
  // Panama, Colombia and Peru put letters for the use after four figures, the last two after another hyphen.
  String.raw`HP-\d{3,4}[A-Z]{1,3}`,
  String.raw`(?:HK|OB)-\d{3,4}-?[A-Z]{1,2}`,
];

/** A registration in capitals, e.g. `EC-ABC`, `N309US`, `HP-1830CMP`. */
export const REGISTRATION = new RegExp(`^(?:(?!N-|JA-\\d|HL-\\d)${MARK}-${SUFFIX}|${REGISTERS.join('|')})$`);

/** Advice for an invalid registration; Spanish, follows the name of the field. */
export const REGISTRATION_ADVICE = 'escribe una matrícula como está pintada: EC-ABC, N309US, HP-1830CMP';

/** The registration in capitals without space around it; undefined where it is none. */
export function readRegistration(text: string): string | undefined {
  const raised = text.trim().toUpperCase();
  return REGISTRATION.test(raised) ? raised : undefined;
}
