/** A sample fleet of three types, whose figures are the makers' public ones, rounded. */
import type { AircraftDimensions, FleetFile, SeatLayout, Specifications } from '@va/schemas/content/fleet.ts';
import type { NewAirline } from './options.ts';

interface TypeModel {
  id: string;
  model: string;
  family: string;
  icaoType: string;
  rangeNm: number;
  dimensions: AircraftDimensions;
  /** Groups of rows; `B` only where the airline has a business cabin. */
  rows: SeatLayout['rows'];
  rowsWithBusiness?: SeatLayout['rows'];
  specifications: Omit<
    Specifications,
    'capacity' | 'units' | 'length' | 'wingspan' | 'height' | 'fuselageWidth'
  >;
}

const economy = (
  first: number,
  last: number,
  blocks: string[],
  exitRows: number[],
): SeatLayout['rows'][number] => ({
  rows: [first, last],
  cabin: 'Y',
  blocks,
  exitRows,
});

/** From the smallest to the largest. */
export const TYPES: readonly TypeModel[] = [
  {
    id: 'e190',
    model: 'E190',
    family: 'E-Jet',
    icaoType: 'E190',
    rangeNm: 2450,
    dimensions: {
      lengthM: 36.24,
      wingspanM: 28.72,
      heightM: 10.57,
      fuselageWidthM: 3.01,
      nacelleDiameterM: 1.6,
      wingtip: 'winglet',
    },
    rows: [economy(1, 25, ['AC', 'DF'], [12])],
    specifications: {
      engines: '2 × General Electric CF34-10E (82 kN)',
      takeoffSpeed: '138 kt (256 km/h)',
      technicalCrew: '2 pilotos',
      cabinCrew: '3 tripulantes (mínimo)',
      fuelConsumption: '1850 kg/h (crucero)',
      landingSpeed: '126 kt (233 km/h)',
      fuelCapacity: '15 960 l (≈ 12 970 kg)',
      cruiseSpeedAltitude: 'Mach 0,78 (≈ 830 km/h) a FL350–FL390',
      landingGear: 'Triciclo retráctil: morro (2 ruedas) y 2 patas principales (2 ruedas cada una)',
      maxTakeoffWeight: '51 800 kg',
      range: '4530 km (2450 NM)',
    },
  },
  {
    id: 'b737-800',
    model: 'B737-800',
    family: 'B737',
    icaoType: 'B738',
    rangeNm: 2935,
    dimensions: {
      lengthM: 39.5,
      wingspanM: 35.8,
      heightM: 12.5,
      fuselageWidthM: 3.76,
      nacelleDiameterM: 2.1,
      wingtip: 'winglet',
    },
    rows: [economy(1, 31, ['ABC', 'DEF'], [15, 16])],
    specifications: {
      engines: '2 × CFM International CFM56-7B26 (117 kN)',
      takeoffSpeed: '145 kt (269 km/h)',
      technicalCrew: '2 pilotos',
      cabinCrew: '4 tripulantes (mínimo)',
      fuelConsumption: '2450 kg/h (crucero)',
      landingSpeed: '142 kt (263 km/h)',
      fuelCapacity: '26 020 l (≈ 20 900 kg)',
      cruiseSpeedAltitude: 'Mach 0,785 (≈ 840 km/h) a FL350–FL390',
      landingGear: 'Triciclo retráctil: morro (2 ruedas) y 2 patas principales (2 ruedas cada una)',
      maxTakeoffWeight: '79 010 kg',
      range: '5430 km (2935 NM)',
    },
  },
  {
    id: 'b787-9',
    model: 'B787-9',
    family: 'B787',
    icaoType: 'B789',
    rangeNm: 7565,
    dimensions: {
      lengthM: 62.81,
      wingspanM: 60.12,
      heightM: 17.02,
      fuselageWidthM: 5.77,
      nacelleDiameterM: 3.8,
      wingtip: 'raked',
    },
    rows: [economy(1, 34, ['ABC', 'DEF', 'GHK'], [12, 24])],
    rowsWithBusiness: [
      { rows: [1, 7], cabin: 'B', blocks: ['A', 'DG', 'K'], exitRows: [] },
      economy(10, 38, ['ABC', 'DEF', 'GHK'], [20, 30]),
    ],
    specifications: {
      engines: '2 × General Electric GEnx-1B74/75 (330 kN)',
      takeoffSpeed: '160 kt (296 km/h)',
      technicalCrew: '2 pilotos (3 en largo radio con refuerzo)',
      cabinCrew: '8 tripulantes (mínimo)',
      fuelConsumption: '5400 kg/h (crucero)',
      landingSpeed: '146 kt (270 km/h)',
      fuelCapacity: '126 370 l (≈ 101 000 kg)',
      cruiseSpeedAltitude: 'Mach 0,85 (≈ 900 km/h) a FL390–FL430',
      landingGear: 'Triciclo retráctil: morro (2 ruedas) y 2 patas principales (4 ruedas cada una)',
      maxTakeoffWeight: '254 000 kg',
      range: '14 010 km (7565 NM)',
    },
  },
];

/** As many aircraft as asked for, of as many types as that allows. */
export function makeFleet({ aircraft: count, business }: NewAirline): FleetFile {
  const used = count === 1 ? TYPES.slice(1, 2) : count === 2 ? TYPES.slice(1) : TYPES;
  const owned = used.map((type, i) => ({
    type,
    count: Math.floor(count / used.length) + (i < count % used.length ? 1 : 0),
  }));
  const hasBusiness = (type: TypeModel) => business && type.rowsWithBusiness !== undefined;
  let serial = 0;
  return {
    types: owned.map(({ type, count: units }) => ({
      id: type.id,
      model: type.model,
      family: type.family,
      icaoType: type.icaoType,
      specifications: specificationsOf(type, units, hasBusiness(type)),
      dimensions: type.dimensions,
      seatLayout: layoutOf(type, hasBusiness(type)),
    })),
    aircraft: owned.flatMap(({ type, count: units }) =>
      Array.from({ length: units }, () => {
        const registration = registrationOf(serial++);
        const file = registration.toLowerCase();
        return {
          registration,
          type: type.id,
          image: {
            src: `/images/fleet/${file}.svg`,
            alt: `Perfil del ${type.model} ${registration} en el aire`,
          },
          interiorImages: [
            {
              src: `/images/fleet/${type.id}-cabina.svg`,
              alt: `Pasillo de la cabina del ${type.model}, hacia delante`,
            },
            {
              src: `/images/fleet/${type.id}-asientos.svg`,
              alt: `Asientos junto a la ventanilla del ${type.model}`,
            },
          ] as [{ src: string; alt: string }, { src: string; alt: string }],
          seatMapUrl: `/documentos/asientos/${type.id}`,
          businessCabin: hasBusiness(type),
        };
      }),
    ),
  };
}

function rowsOf(type: TypeModel, business: boolean): SeatLayout['rows'] {
  return (business ? type.rowsWithBusiness : undefined) ?? type.rows;
}

function seatsIn(rows: SeatLayout['rows'], cabin?: 'B' | 'Y'): number {
  return rows
    .filter((run) => cabin === undefined || run.cabin === cabin)
    .reduce((sum, run) => sum + (run.rows[1] - run.rows[0] + 1) * run.blocks.join('').length, 0);
}

function layoutOf(type: TypeModel, business: boolean): SeatLayout {
  const rows = rowsOf(type, business);
  const last = rows.at(-1)?.rows[1] ?? 0;
  const [exit = 0] = rows.at(-1)?.exitRows ?? [];
  return {
    capacity: seatsIn(rows),
    rows,
    doors: [
      { name: 'L1/R1', position: 0.13, overwing: false, afterRow: 0 },
      { name: 'L2/R2', position: 0.42, overwing: true, afterRow: Math.max(0, exit - 1) },
      { name: 'L3/R3', position: 0.8, overwing: false, afterRow: last },
    ],
    monuments: [
      { kind: 'aseo', where: 'delante, a la izquierda, junto a L1' },
      { kind: 'cocina', where: 'delante, a la derecha, junto a R1' },
      { kind: 'aseo', where: 'detrás, a la izquierda' },
      { kind: 'cocina', where: 'detrás, a todo el ancho' },
    ],
  };
}

function specificationsOf(type: TypeModel, units: number, business: boolean): Specifications {
  const rows = rowsOf(type, business);
  const metres = (value: number) => `${value.toFixed(2).replace('.', ',')} m`;
  const classes = business ? `${seatsIn(rows, 'B')} B + ${seatsIn(rows, 'Y')} Y` : 'clase única';
  return {
    capacity: `${seatsIn(rows)} asientos (${classes})`,
    ...type.specifications,
    height: metres(type.dimensions.heightM),
    fuselageWidth: metres(type.dimensions.fuselageWidthM),
    units: units === 1 ? '1 avión' : `${units} aviones`,
    length: metres(type.dimensions.lengthM),
    wingspan: metres(type.dimensions.wingspanM),
  };
}

/** `ZZ-MAA`, `ZZ-MAB` …: no country paints ZZ. */
function registrationOf(n: number): string {
  const letters = [n / 26, n].map((part) => String.fromCodePoint(65 + (Math.floor(part) % 26))).join('');
  return `ZZ-M${letters}`;
}
