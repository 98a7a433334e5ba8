/**
 * Converts the sheet of a type to the entries of `content/fleet.yaml` and the files beside it, so that staff's changes
 * can be written back there.
 */
import { countOf, formatNumber } from '../numbers.ts';
import type { MainDeck, SeatLayout } from '../shapes.ts';
import { familyOf } from './type-families.ts';
import type { TypeSheet } from './type-sheet.ts';
import { dimensionsOf } from './type-uses.ts';

const KMH_PER_KT = 1.852;
/** Density of jet fuel, kg/l. */
const FUEL_KG_L = 0.8;
/** Passengers of whom one more of the crew takes care, and how many a pilot alone carries. */
const PER_CREW = 50;
const ALONE = 19;

/** Seats side by side up to a width of the fuselage, metres, as the letters of their blocks. */
const CABINS = [
  [1.95, ['A', 'C']],
  [2.45, ['A', 'CD']],
  [3.2, ['AB', 'CD']],
  [3.75, ['AB', 'DEF']],
  [4.85, ['ABC', 'DEF']],
  [5.3, ['AB', 'DEF', 'HK']],
  [5.75, ['AB', 'DEFG', 'HK']],
  [6, ['ABC', 'DEF', 'HJK']],
] as const;
/** The same of any wider one. */
const WIDEST = ['ABC', 'DEFG', 'HJK'] as const;

/** Texts without the spaces that typography puts between a number and its unit: the file has plain ones. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
const number = (value: number) => plain(formatNumber(value));
const metres = (value = 0) => `${value.toFixed(2).replace('.', ',')} m`;
const speed = (kt = 0) => `${number(kt)} kt (${number(Math.round(kt * KMH_PER_KT))} km/h)`;

/** Number of aircraft of a type, in the words of the file. */
export const unitWords = (count: number) => plain(countOf(count, 'avión', 'aviones'));

/** A type of `content/fleet.yaml`. @param count how many aircraft of it the file has */
export function contentType(id: string, sheet: TypeSheet, count: number) {
  const { figures, family, model, icaoType, engines } = sheet;
  const {
    seats = 0,
    loadKg = 0,
    fuelKg = 0,
    burnKgH = 0,
    cruiseKt = 0,
    ceilingFl = 0,
    rangeNm = 0,
  } = figures;
  const { isFreighter } = familyOf(family);
  const crew = seats <= ALONE ? 0 : Math.ceil(seats / PER_CREW);
  const kmh = number(Math.round(cruiseKt * KMH_PER_KT));
  return {
    id,
    model,
    family: model.split(/[\s-]/)[0] ?? model,
    icaoType,
    specifications: {
      capacity: isFreighter ? `${number(loadKg)} kg de carga` : `${number(seats)} asientos (clase única)`,
      engines,
      takeoffSpeed: speed(figures.takeoffKt),
      height: metres(figures.heightM),
      technicalCrew: '2 pilotos',
      cabinCrew: crew === 0 ? 'Ninguna' : `${plain(countOf(crew, 'tripulante', 'tripulantes'))} (mínimo)`,
      fuelConsumption: `${number(burnKgH)} kg/h (crucero)`,
      landingSpeed: speed(figures.landingKt),
      fuselageWidth: metres(figures.fuselageWidthM),
      units: unitWords(count),
      fuelCapacity: `${number(Math.round(fuelKg / FUEL_KG_L))} l (≈ ${number(fuelKg)} kg)`,
      cruiseSpeedAltitude: `${number(cruiseKt)} kt (≈ ${kmh} km/h) hasta FL${number(ceilingFl)}`,
      length: metres(figures.lengthM),
      landingGear: 'Triciclo: morro y 2 patas principales',
      maxTakeoffWeight: `${number(figures.mtowKg ?? 0)} kg`,
      range: `${number(Math.round(rangeNm * KMH_PER_KT))} km (${number(rangeNm)} NM)`,
      wingspan: metres(figures.wingspanM),
    },
    dimensions: dimensionsOf(sheet),
    ...(isFreighter
      ? { mainDeck: deckOf(loadKg) }
      : { seatLayout: layoutOf(seats, figures.fuselageWidthM ?? 0) }),
  };
}

/** Planning figures of a type for `content/plataforma/horario.yaml`. */
export function timetableType(type: string, { figures }: TypeSheet) {
  const { cruiseKt = 0, turnaroundMin = 0, rangeNm = 0, runwayM = 0 } = figures;
  return { type, cruiseKt, turnaroundMinutes: turnaroundMin, rangeNm, runwayM };
}

/** Rows that add up to the seats, as wide as the fuselage lets them. */
function layoutOf(seats: number, widthM: number): SeatLayout {
  const [, blocks] = CABINS.find(([width]) => widthM <= width) ?? [widthM, WIDEST];
  const abreast = blocks.join('').length;
  const full = Math.floor(seats / abreast);
  const rest = seats - full * abreast;
  const row = (rows: readonly [number, number], of: readonly string[]) => ({
    rows,
    cabin: 'Y' as const,
    blocks: of,
    exitRows: [],
  });
  const last = full + (rest > 0 ? 1 : 0);
  return {
    capacity: seats,
    rows: [
      ...(full > 0 ? [row([1, full], blocks)] : []),
      ...(rest > 0 ? [row([last, last], someOf(blocks, rest))] : []),
    ],
    doors: [
      { name: 'L1/R1', position: 0.12, overwing: false, afterRow: 0 },
      { name: 'L2/R2', position: 0.82, overwing: false, afterRow: last },
    ],
    monuments: [],
  };
}

/** The first seats of a row, in their blocks. */
function someOf(blocks: readonly string[], count: number): string[] {
  let left = count;
  return blocks.flatMap((block) => {
    const own = block.slice(0, left);
    left -= own.length;
    return own === '' ? [] : [own];
  });
}

const deckOf = (loadKg: number): MainDeck => ({
  loadKg,
  positions: [{ kind: 'Carga suelta', abreast: 1, rows: 1 }],
  doors: [{ name: 'Puerta de carga', position: 0.2, afterRow: 0 }],
});
