import type { Cloud } from '../report.ts';
import { addOnce, fits, type GroupReader } from './draft.ts';

/**
 * Accepts any number of slashes that an automatic station writes for what it could not measure, and brackets around the
 * kind.
 */
const LAYER = /^(FEW|SCT|BKN|OVC|\/{2,3})(\d{3}|\/{1,3})?\/{0,3}\(?([A-Z]{2,3}(?:\/[A-Z]{2,3})?)?\)?\/{0,3}$/;
/** Kinds of cloud of the code, WMO table 0500, their fragments, and the two that matter to a flight. */
const KINDS = 'CB TCU CI CC CS AC AS NS SC ST CU CF SF ACC'.split(' ');
const STORM_CLOUD = /^(\d{3})?((?:CB|TCU)(?:\/(?:CB|TCU))?)(\d{3})?$/;

/** `FEW040CB`, `BKN///`, `OVC`, `///074///`, `//////CB`, `///TCU`. */
export const readCloud: GroupReader = (groups, at, draft) => {
  const cloud = layerOf(groups[at] ?? '');
  if (cloud === undefined) return 0;
  addOnce(draft.clouds, cloud);
  return 1;
};

/** A storm cloud of which little is said: `CB`, `TCU`, `030CB`, `CB/TCU`. */
export const readStormCloud: GroupReader = (groups, at, draft) => {
  const [, before, storm, after] = STORM_CLOUD.exec(groups[at] ?? '') ?? [];
  if (storm === undefined) return 0;
  addOnce(draft.clouds, { amount: undefined, base: baseOf(before ?? after), type: storm });
  return 1;
};

/** `SKC`, `CLR`, `NSC`, `NCD`: no cloud, or none that matters or was found. */
export const readNoCloud: GroupReader = (groups, at, draft) => {
  if (!/^(?:SKC|CLR|NSC|NCD)$/.test(groups[at] ?? '')) return 0;
  draft.noCloud = true;
  return 1;
};

/** `VV002`, `VV///`. */
export const readVerticalVisibility: GroupReader = (groups, at, draft) => {
  const [, figure] = /^VV(\d{3}|\/{3})$/.exec(groups[at] ?? '') ?? [];
  const height = figure === '///' ? 'unknown' : Number(figure) * 100;
  if (figure === undefined || !fits(draft.verticalVisibility, height)) return 0;
  draft.verticalVisibility = height;
  return 1;
};

function layerOf(group: string): Cloud | undefined {
  const [, amount, height, type] = LAYER.exec(group) ?? [];
  const isMeasured = amount !== undefined && !amount.startsWith('/');
  // A group of slashes alone is read elsewhere, as not measured.
  if (!isMeasured && type === undefined && baseOf(height) === undefined) return undefined;
  if (type !== undefined && !type.split('/').every((kind) => KINDS.includes(kind))) return undefined;
  return { amount: isMeasured ? (amount as Cloud['amount']) : undefined, base: baseOf(height), type };
}

function baseOf(height: string | undefined): number | undefined {
  return height === undefined || height.startsWith('/') ? undefined : Number(height) * 100;
}
