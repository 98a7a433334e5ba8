import { knotsOfKilometresPerHour, knotsOfMetresPerSecond } from '../../units.ts';
import type { Wind } from '../report.ts';
import { fits, type GroupReader } from './draft.ts';

const WIND = /^(VRB|\d{3}|\/{3})?(\/\/|P?\d{2,3})(?:G(\/\/|P?\d{2,3}))?(KTS?|MPS|KMH|KPH|KM\/H)$/;

/** `36005KT`, `24018G32MPS`, `VRB03KT`, `240P99KT`, `///12KT`, and with the unit apart, `36005 KT`. */
export const readWind: GroupReader = (groups, at, draft) => {
  const [group = '', next = ''] = groups.slice(at, at + 2);
  const isApart = /^(?:KTS?|MPS)$/.test(next);
  const wind = windOf(isApart ? group + next : group);
  if (wind === undefined || (wind !== 'missing' && !fits(draft.wind, wind))) return 0;
  if (wind !== 'missing') draft.wind = wind;
  return isApart ? 2 : 1;
};

/** `180V240`: the sector in which the direction varies. */
export const readWindSector: GroupReader = (groups, at, draft) => {
  const [, from, to] = /^(\d{3})V(\d{3})$/.exec(groups[at] ?? '') ?? [];
  const sector = { from: Number(from), to: Number(to) };
  if (from === undefined || sector.from > 360 || sector.to > 360 || !fits(draft.windSector, sector)) return 0;
  draft.windSector = sector;
  return 1;
};

function windOf(group: string): Wind | 'missing' | undefined {
  const [, from, speed = '', gust, unit = ''] = WIND.exec(group) ?? [];
  if (unit === '') return undefined;
  // A wind without a direction counts only if it exceeds the scale.
  if (from === undefined && !speed.startsWith('P')) return undefined;
  if (speed === '//') return 'missing';
  const degrees = Number(from);
  if (degrees > 360) return undefined;
  const knots = (figure: string) => inKnots(Number(figure.replace('P', '')), unit);
  const unmeasured = from === undefined || from === '///';
  const hasDirection = !unmeasured && from !== 'VRB';
  // The code writes 360 for north; 000 means calm.
  const isCalm = Number(speed) === 0 && degrees === 0;
  const isGusting = gust !== undefined && gust !== '//';
  return {
    direction: hasDirection && !isCalm ? degrees || 360 : undefined,
    ...(unmeasured && { unmeasured }),
    speed: knots(speed),
    ...(speed.startsWith('P') && { isOver: true }),
    gust: isGusting ? knots(gust) : undefined,
    ...(isGusting && gust.startsWith('P') && { gustIsOver: true }),
  };
}

function inKnots(speed: number, unit: string): number {
  if (unit.startsWith('KT')) return speed;
  return unit === 'MPS' ? knotsOfMetresPerSecond(speed) : knotsOfKilometresPerHour(speed);
}
