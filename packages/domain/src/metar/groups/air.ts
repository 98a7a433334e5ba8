import { hectopascalsOfInches } from '../../units.ts';
import { type Draft, fits, type GroupReader } from './draft.ts';

const TEMPERATURES = /^([M-]?\d{1,2}|M?\/\/|XX|MM)\/([M-]?\d{1,2}|M?\/{2,3}|XX|MM?|\/?)$/;
/** The air has never been colder or hotter at a station, °C (WMO archive of extremes: −89 and 57). */
const EXTREMES = [-90, 60] as const;

/** `12/M04`; one of both may be missing: `26/XX`, `18///`, `25/`. */
export const readTemperatures: GroupReader = (groups, at, draft) => {
  const [, air, dewPoint] = TEMPERATURES.exec(groups[at] ?? '') ?? [];
  const values = { air: degreesOf(air), dewPoint: degreesOf(dewPoint) };
  const known = Object.values(values).filter((value) => value !== undefined);
  const [least, most] = EXTREMES;
  if (known.length === 0 || known.some((value) => value < least || value > most)) return 0;
  if (!fits(draft.temperatures, values)) return 0;
  draft.temperatures = values;
  return 1;
};

/** Possible pressures at sea level, hPa (WMO archive of extremes: 870 and 1084). */
const PRESSURES = [850, 1100] as const;
/** Largest difference by rounding between two figures of one pressure, hPa. */
const SAME_HPA = 2;

/** `Q1013`, `A2992`, `Q1014/29.95`, `QNH2957INS`. */
export const readPressure: GroupReader = (groups, at, draft) => {
  const group = groups[at] ?? '';
  const [, hectopascals] = /^Q(?:NH)?(\d{3,4})(?:HPA|\.\d|\/\d\d\.\d\d)?$/.exec(group) ?? [];
  if (hectopascals !== undefined && isPressure(Number(hectopascals), draft)) {
    draft.hectopascals = Number(hectopascals);
    return 1;
  }
  const [, hundredths] = /^(?:A|QNH)(\d{4})(?:INS)?$/.exec(group) ?? [];
  const inches = Number(hundredths) / 100;
  if (hundredths === undefined || !isPressure(hectopascalsOfInches(inches), draft)) return 0;
  draft.inches = inches;
  return 1;
};

function isPressure(value: number, { hectopascals, inches }: Draft): boolean {
  const [least, most] = PRESSURES;
  const known = hectopascals ?? (inches === undefined ? value : hectopascalsOfInches(inches));
  return value >= least && value <= most && Math.abs(known - value) <= SAME_HPA;
}

function degreesOf(text = ''): number | undefined {
  const [, sign, figure] = /^([M-])?(\d{1,2})$/.exec(text) ?? [];
  if (figure === undefined) return undefined;
  // M00 is a little below zero, and no temperature is −0.
  return (sign === undefined ? 1 : -1) * Number(figure) || 0;
}
