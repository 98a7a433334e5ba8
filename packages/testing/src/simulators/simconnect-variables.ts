/** The variables that the fake of SimConnect knows, each in the unit that it has to be asked for in. */
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { Truth } from './truth.ts';

/** Unit, and the value in it. */
interface Variable {
  unit: string;
  value(truth: Truth): number;
}

const degrees = (value: (truth: Truth) => number): Variable => ({ unit: 'degrees', value });
const feet = (value: (truth: Truth) => number): Variable => ({ unit: 'feet', value });
const knots = (value: (truth: Truth) => number): Variable => ({ unit: 'knots', value });
const fpm = (value: (truth: Truth) => number): Variable => ({ unit: 'feet per minute', value });
const kilograms = (value: (truth: Truth) => number): Variable => ({ unit: 'kilograms', value });
const bool = (value: (truth: Truth) => boolean): Variable => ({
  unit: 'bool',
  value: (truth) => Number(value(truth)),
});
const number = (value: (truth: Truth) => number): Variable => ({ unit: 'number', value });
const engine = (bit: number) => bool(({ engines }) => (engines & bit) !== 0);
const light = (bit: number) => bool(({ lights }) => (lights & bit) !== 0);

export const SIMCONNECT_VARIABLES: Readonly<Record<string, Variable>> = {
  'PLANE LATITUDE': degrees(({ lat, menu }) => (menu ? 0 : lat)),
  'PLANE LONGITUDE': degrees(({ lon, menu }) => (menu ? 0 : lon)),
  'PRESSURE ALTITUDE': feet(({ altFt }) => altFt),
  'PLANE ALT ABOVE GROUND MINUS CG': feet(({ aglFt }) => aglFt),
  'PLANE HEADING DEGREES TRUE': degrees(({ hdg }) => hdg),
  'GROUND VELOCITY': knots(({ gsKt }) => gsKt),
  'AIRSPEED INDICATED': knots(({ iasKt }) => iasKt),
  'AIRSPEED MACH': { unit: 'mach', value: ({ mach }) => mach },
  'VERTICAL SPEED': fpm(({ vsFpm }) => vsFpm),
  'VELOCITY WORLD Y': fpm(({ vsFpm }) => vsFpm),
  'SIM ON GROUND': bool(({ onGround, menu }) => onGround || menu),
  'FUEL TOTAL QUANTITY WEIGHT': kilograms(({ fuelKg }) => fuelKg),
  'TOTAL WEIGHT': kilograms(({ weightKg }) => weightKg),
  'GENERAL ENG COMBUSTION:1': engine(1),
  'GENERAL ENG COMBUSTION:2': engine(2),
  'GENERAL ENG COMBUSTION:3': engine(4),
  'GENERAL ENG COMBUSTION:4': engine(8),
  'LIGHT BEACON': light(LIGHT.beacon),
  'LIGHT NAV': light(LIGHT.nav),
  'LIGHT STROBE': light(LIGHT.strobe),
  'LIGHT LANDING': light(LIGHT.landing),
  'LIGHT TAXI': light(LIGHT.taxi),
  'FLAPS HANDLE INDEX': number(({ flaps }) => flaps),
  'FLAPS NUM HANDLE POSITIONS': number(() => 4),
  'GEAR TOTAL PCT EXTENDED': { unit: 'percent over 100', value: ({ gear }) => gear },
  'G FORCE': { unit: 'gforce', value: ({ g }) => g },
  // The simulator counts nose down and left wing down as positive.
  'PLANE PITCH DEGREES': degrees(({ pitch }) => -pitch),
  'PLANE BANK DEGREES': degrees(({ bank }) => -bank),
  'SIMULATION RATE': number(({ simRate }) => simRate),
  'IS SLEW ACTIVE': bool(({ slew }) => slew),
  'STALL WARNING': bool(({ stall }) => stall),
  'OVERSPEED WARNING': bool(({ overspeed }) => overspeed),
  'BRAKE PARKING POSITION': bool(({ parkingBrake }) => parkingBrake),
  'UNLIMITED FUEL': bool(({ unlimitedFuel }) => unlimitedFuel),
  'PLANE TOUCHDOWN NORMAL VELOCITY': fpm(({ latchedFpm }) => latchedFpm),
  'CAMERA STATE': number(({ menu }) => (menu ? 11 : 2)),
};
