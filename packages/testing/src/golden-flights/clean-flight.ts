/**
 * A flight of 37 minutes without fault, one sample a second, due east, at last south to the stand. All other flights of the set are this one with
 * something changed. Seconds of the flight:
 *
 *     0 parked, brake set    50 beacon       70 engine 1       100 engine 2
 *   150 pushback             205 flaps 1     220–290 taxi at 15 kt
 *   310 take-off run         345 lift-off    350 gear up       380 flaps 0
 *   582 through 10 000 ft    631 level at 12 000 ft            1200 descent
 *  1280 through 10 000 ft   1560 level at 3000 ft              1660 gear down   1700 flaps full
 *  1732 final, 870 ft/min   1864 below 1000 ft over the ground 1898 below 500 ft
 *  1932 touchdown           1970 end of the roll               until 2180 taxi at 15 kt
 *  2205 parking brake       2215 engines off                   2225 beacon off  2260 end
 */
import type { TouchdownSample } from '@va/domain/flight-record/flight-event.ts';
import { LIGHT, STATE, type TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';

/** Second of the touchdown. */
export const TOUCHDOWN_S = 1932;
/** Second from which it taxies south, off the runway. */
const VACATED_S = 1980;
/** Last second of the recording. */
const END_S = 2260;
/** Height of both fields, ft. */
const FIELD_FT = 100;
/** Where the flight begins. */
export const STAND = { lat: 40, lon: -4 };

/** Values over time: between two frames numbers are drawn out in a line, `step` keeps the last one. */

/** Second of the flight and the value from then on. */
type Frame = readonly [second: number, value: number];

const GS: readonly Frame[] = [
  [149, 0],
  [150, 2],
  [178, 2],
  [180, 0],
  [220, 0],
  [230, 15],
  [285, 15],
  [290, 0],
  [310, 0],
  [345, 145],
  [420, 250],
  [631, 340],
  [1200, 340],
  [1280, 330],
  [1560, 250],
  [1660, 190],
  [1732, 137],
  [1932, 137],
  [1970, 15],
  [2170, 15],
  [2180, 0],
];
const IAS: readonly Frame[] = [
  [310, 0],
  [345, 145],
  [420, 240],
  [590, 240],
  [640, 290],
  [1200, 290],
  [1260, 240],
  [1560, 240],
  [1580, 220],
  [1640, 190],
  [1700, 165],
  [1732, 137],
  [1932, 137],
  [1970, 15],
  [1980, 0],
];
const ALT: readonly Frame[] = [
  [345, FIELD_FT],
  [631, 12_000],
  [1200, 12_000],
  [1560, 3000],
  [1732, 3000],
  [1932, FIELD_FT],
];
const FLAPS: readonly Frame[] = [
  [0, 0],
  [205, 1],
  [380, 0],
  [1585, 1],
  [1645, 2],
  [1680, 3],
  [1700, 4],
  [1985, 0],
];
const GEAR: readonly Frame[] = [
  [0, 1],
  [350, 0],
  [1660, 1],
];
const ENGINES: readonly Frame[] = [
  [0, 0],
  [70, 1],
  [100, 3],
  [2215, 0],
];
const { beacon, nav, strobe, landing, taxi } = LIGHT;
const LIGHTS: readonly Frame[] = [
  [0, nav],
  [50, nav | beacon],
  [200, nav | beacon | taxi],
  [300, nav | beacon | taxi | strobe | landing],
  [360, nav | beacon | strobe | landing],
  [582, nav | beacon | strobe],
  [1285, nav | beacon | strobe | landing],
  [1930, nav | beacon | strobe | landing | taxi],
  [1990, nav | beacon | taxi],
  [2200, nav | beacon],
  [2225, nav],
];
const BRAKE: readonly Frame[] = [
  [0, STATE.parkingBrake],
  [148, 0],
  [2205, STATE.parkingBrake],
];

/** Kilograms at the start, and burnt a second from 100 to 2215: 3975 kg off block, 3084 kg at the touchdown. */
const FUEL_KG = 4000;
const BURN_KG_S = 0.5;
/** Weight without fuel, kg. */
const EMPTY_KG = 58_000;

/** The samples, with times from `start` (ms since 1970 UTC). */
export function cleanPoints(start: number): TelemetryPoint[] {
  let { lat, lon } = STAND;
  return Array.from({ length: END_S + 1 }, (_, second) => {
    const gs = ramp(GS, second);
    const degrees = second === 0 ? 0 : ramp(GS, second - 0.5) / 3600 / 60;
    if (second > VACATED_S) lat -= degrees;
    else lon += degrees / Math.cos((STAND.lat * Math.PI) / 180);
    return { seq: second, at: start + second * 1000, lat, lon, gsKt: gs, ...cleanPoint(second) };
  });
}

function cleanPoint(second: number) {
  const alt = ramp(ALT, second);
  const fuelKg = FUEL_KG - BURN_KG_S * Math.max(0, Math.min(second, 2215) - 100);
  return {
    altFt: alt,
    aglFt: Math.round((alt - FIELD_FT) * 10) / 10,
    hdg: second > VACATED_S ? 180 : 90,
    iasKt: ramp(IAS, second),
    mach: ramp(IAS, second) / 550,
    vsFpm: (ramp(ALT, second + 1) - alt) * 60,
    onGround: second < 345 || second >= TOUCHDOWN_S,
    fuelKg,
    weightKg: EMPTY_KG + fuelKg,
    engines: step(ENGINES, second),
    lights: step(LIGHTS, second),
    flaps: step(FLAPS, second),
    flapDetent: null,
    gear: step(GEAR, second),
    g: 1,
    pitch: pitchAt(second),
    bank: 0,
    simRate: 1,
    flags: step(BRAKE, second),
  };
}

/** Nose up 2°, 8° higher in the climb and 3° lower on the way down. */
function pitchAt(second: number): number {
  const slope = ramp(ALT, second + 1) - ramp(ALT, second);
  return slope > 0 ? 10 : slope < 0 ? -1 : 2;
}

/** Value on the line between the frames around a second. */
function ramp(frames: readonly Frame[], second: number): number {
  const index = frames.findLastIndex(([at]) => at <= second);
  const [from, value] = frames[Math.max(0, index)] ?? [0, 0];
  const [to, next] = frames[index + 1] ?? [from, value];
  return index < 0 || to === from ? value : value + ((next - value) * (second - from)) / (to - from);
}

/** Value of the last frame up to a second. */
function step(frames: readonly Frame[], second: number): number {
  return frames.findLast(([at]) => at <= second)?.[1] ?? frames[0]?.[1] ?? 0;
}

/** A fast recording at 20 Hz: sinking at a steady rate to the touchdown, then these heights over it, 0.05 s apart. */
export function fastWindow(
  at: number,
  {
    fpm,
    g,
    lifts = [],
  }: { fpm: number; g: number | null; lifts?: readonly [fromS: number, toS: number, ft: number][] },
): TouchdownSample[] {
  return Array.from({ length: 121 }, (_, i) => {
    const second = (i - 40) / 20;
    const lift = lifts.find(([from, to]) => second >= from && second <= to)?.[2] ?? 0;
    const aglFt = second < 0 ? (-second * fpm) / 60 : lift;
    return { at: at + second * 1000, aglFt, g: g === null || second !== 0 ? (g === null ? null : 1) : g };
  });
}
