/** The content as ES modules for the app. */
import type { Content } from './load.ts';

/** What the names of the virtual modules begin with: `virtual:content/airports`. */
export const MODULE_PREFIX = 'virtual:content/';

/** Kinds by the last part of their module's name: `focus-airports` → `focusAirports`. */
const kindOf: Readonly<Record<string, keyof Content>> = {
  airline: 'airline',
  sections: 'sections',
  base: 'base',
  airports: 'airports',
  routes: 'routes',
  aircraft: 'aircraft',
  'aircraft-types': 'aircraftTypes',
  'type-summaries': 'typeSummaries',
  pilots: 'pilots',
  ranks: 'ranks',
  notams: 'notams',
  'notam-heads': 'notamHeads',
  tours: 'tours',
  'focus-airports': 'focusAirports',
  liveries: 'liveries',
  team: 'team',
  manuals: 'manuals',
  regulations: 'regulations',
  checklists: 'checklists',
  briefings: 'briefings',
  policies: 'policies',
  documents: 'documents',
  frames: 'frames',
  feeds: 'feeds',
};

/** What the modules are called: `airports`, `focus-airports`… */
export const moduleNames: readonly string[] = Object.keys(kindOf);

/** Name of the kind behind a module id, or undefined for other modules. */
export function moduleName(id: string): string | undefined {
  const name = id.startsWith(MODULE_PREFIX) ? id.slice(MODULE_PREFIX.length) : undefined;
  return name !== undefined && Object.hasOwn(kindOf, name) ? name : undefined;
}

/** Freezes all the way down, so that no page can change what another one shows. */
const FREEZE =
  'const freeze=(v)=>{if(typeof v==="object"&&v!==null){Object.values(v).forEach(freeze);Object.freeze(v)}return v};';

/** Source of the module of a kind: a plain literal, frozen. Throws for a name that is no module's. */
export function moduleSource(content: Content, name: string): string {
  return `${FREEZE}\nexport default /* @__PURE__ */ freeze(${moduleJson(content, name)});\n`;
}

/** What the module of a kind holds, as JSON. Throws for a name that is no module's. */
export function moduleJson(content: Content, name: string): string {
  const kind = kindOf[name];
  if (kind === undefined) throw new Error(`No content module is called ${name}`);
  return JSON.stringify(content[kind]);
}
