/** Shapes of airlines to begin with: what they fly, and how large they are where nobody says. */

interface Shape {
  /** Ids of its types, the first the smallest that it flies often. */
  types: readonly string[];
  /** Pilots of the sample. */
  pilots: number;
  /** Answers that this shape takes in place of the usual ones. */
  usual: Readonly<Record<string, string>>;
}

const SMALL =
  'notams,tours,focus-airports,liveries,manuals,regulations,checklists,briefings,acars,manual-report';

/** By the name that a person types. */
export const SHAPES = {
  reactores: { types: ['e190', 'b737-800', 'b787-9'], pilots: 8, usual: {} },
  turbohelices: { types: ['atr72-600', 'dash8-400'], pilots: 8, usual: {} },
  carga: { types: ['b737-800bcf', 'b767-300f', 'atr72-600f'], pilots: 8, usual: {} },
  mixta: { types: ['b737-800', 'atr72-600', 'b737-800bcf'], pilots: 8, usual: { aircraft: '6' } },
  'una-persona': {
    types: ['e190'],
    pilots: 1,
    usual: { airports: '6', aircraft: '1', without: SMALL },
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

/** Names of the shapes, in the order in which they are offered. */
export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[];

/** Whether somebody typed the name of a shape. */
export function isShape(name: string | undefined): name is ShapeName {
  return name !== undefined && Object.hasOwn(SHAPES, name);
}

/** The type of templates/airline/business.yaml, the only one that can have a business cabin. */
export const BUSINESS_TYPE = 'b787-9';

/** Whether an airline of this shape flies a type that can have a business cabin; the usual shape where none is named. */
export const hasBusiness = (name: string | undefined): boolean =>
  !isShape(name) || SHAPES[name].types.some((type) => type === BUSINESS_TYPE);
