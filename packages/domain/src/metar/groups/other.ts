/** Reads single groups: how the report was made, military colours, the sea, and what was not measured. */
import { addOnce, fits, type GroupReader } from './draft.ts';

/** `AUTO`, `COR`, `CCA`, `NIL`. */
export const readFlags: GroupReader = (groups, at, { flags }) => {
  const group = groups[at] ?? '';
  if (group === 'AUTO' || group === 'NIL') flags.add(group);
  else if (/^(?:CORR?|CC[A-Z]|RTD)$/.test(group)) flags.add('COR');
  else return 0;
  return 1;
};

const COLOURS = /^(BLACK)?(?:(BLU|WHT|GRN|YLO|AMB|RED)[12+]?)?(?:(BLU|WHT|GRN|YLO|AMB|RED)[12+]?)?(?:FCST)?$/;

/** `BLU`, `YLO2`, `BLACKWHT`; a second one, in the same group or the next, is the state expected. */
export const readColour: GroupReader = (groups, at, draft) => {
  const [group = '', black, ...colours] = COLOURS.exec(groups[at] ?? '') ?? [];
  if (group === '') return 0;
  draft.black ||= black !== undefined;
  for (const colour of colours) if (colour !== undefined) addOnce(draft.colours, colour);
  // `BLU+FCST CNL`: the forecast of the next state is withdrawn.
  return group.endsWith('FCST') && groups[at + 1] === 'CNL' ? 2 : 1;
};

const SEA = /^W(M?\d{2}|\/\/)\/(?:S(\d|\/)|H(\d{1,3}|\/{1,3}))$/;

/** `W15/S4`, `W16/H7`: temperature of the sea, and its state or the height of its waves in decimetres. */
export const readSea: GroupReader = (groups, at, draft) => {
  const [group, temperature, state, waves] = SEA.exec(groups[at] ?? '') ?? [];
  const decimetres = figureOf(waves);
  const sea = {
    temperature: figureOf(temperature?.replace('M', '-')),
    state: figureOf(state),
    waves: decimetres === undefined ? undefined : decimetres / 10,
  };
  if (group === undefined || !fits(draft.sea, sea)) return 0;
  draft.sea = sea;
  return 1;
};

function figureOf(text: string | undefined): number | undefined {
  return text === undefined || text.includes('/') ? undefined : Number(text) || 0;
}

const POINT = '(?:N|NNE|NE|ENE|E|ESE|SE|SSE|S|SSW|SW|WSW|W|WNW|NW|NNW)';
/** Words for a direction: `TO SE S AND SW`, `ALL QUADS`. */
const PLACE = new RegExp(`^(?:TO|AND|ALL|QUADS?|OHD|DSNT|MOV|${POINT}(?:[-/]${POINT})*)$`);
const NOTE =
  /^(?:SLP(?:\d{3}|NO)|AO\d[A-Z]?|RF\d\d\.\d\/[\d/]{3}\.[\d/]+|QFE\d{3,4}(?:\/\d{3,4})?|T[01]\d{3}(?:[01]\d{3})?|\$)$/;

/** Groups that some countries write before or without RMK; they are kept with the remarks. */
export const readNote: GroupReader = (groups, at, { notes }) => {
  const group = groups[at] ?? '';
  if (!NOTE.test(group) && !PLACE.test(group)) return 0;
  notes.push(group);
  return 1;
};

const MISSING =
  /^(?:\/+|\/{2,6}(?:KT|MPS)|\/{2,4}(?:SM|KM|NDV)|NDV|[QA]\/{2,4}|RE\/\/|M{1,3}|R(?:\d{2}[LCR]{0,2})?\/{5,7}[UDN]?|M?\/\/\/M?\/\/|XX\/XX|MM\/MM)$/;

/** Accepts slashes and similar marks in place of a figure: the value was not measured. */
export const readMissing: GroupReader = (groups, at) => (MISSING.test(groups[at] ?? '') ? 1 : 0);
