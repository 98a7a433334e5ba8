/** The content as ES modules for the app. */
import type { AirlineInUse, AirlineOfPages, Content } from '@va/schemas/content/content.ts';
import { contentKeys } from './content.ts';

/** What the names of the virtual modules begin with: `virtual:content/airports`. */
export const MODULE_PREFIX = 'virtual:content/';

/** Keys of the content by the last part of their module's name: `focus-airports` → `focusAirports`. */
const keyOf: Readonly<Record<string, keyof Content>> = Object.fromEntries(
  contentKeys.map((key) => [key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), key]),
);

/** What the modules are called: `airports`, `focus-airports`… */
export const moduleNames: readonly string[] = Object.keys(keyOf);

/** Name of the kind behind a module id, or undefined for other modules. */
export function moduleName(id: string): string | undefined {
  const name = id.startsWith(MODULE_PREFIX) ? id.slice(MODULE_PREFIX.length) : undefined;
  return name !== undefined && Object.hasOwn(keyOf, name) ? name : undefined;
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
  const key = keyOf[name];
  if (key === undefined) throw new Error(`No content module is called ${name}`);
  return JSON.stringify(key === 'airline' ? airlineOfPages(content.airline) : content[key]);
}

/** The airline as it comes with the sign-in form, where every byte counts. */
function airlineOfPages(airline: AirlineInUse): AirlineOfPages {
  const { mark, signInScene } = airline.brand;
  const kept = {
    ...airline,
    responsible: undefined,
    brand: { mark, signInScene },
    links: { website: airline.links.website },
    linkLabels: undefined,
    rights: undefined,
    acars: airline.acars && { name: airline.acars.name },
    limits: undefined,
    turnaroundMinutes: undefined,
    contactEmail: undefined,
  };
  return kept;
}

/** Type of the value of a module, as its declaration names it. */
const typeOf = (key: keyof Content) =>
  key === 'airline'
    ? "import('@va/schemas/content/content.ts').AirlineOfPages"
    : `import('@va/schemas/content/content.ts').Content['${key}']`;

/** Declarations of the modules for the portal's type check; `npm run schemas` writes them. */
export function moduleTypes(): string {
  const modules = Object.entries(keyOf).map(
    ([name, key]) =>
      `declare module '${MODULE_PREFIX}${name}' {\n  const data: Readonly<${typeOf(key)}>;\n  export default data;\n}\n`,
  );
  return `/** The content as modules. Written by \`npm run schemas\` from packages/schemas/src/content/kinds.ts. */\n${modules.join('')}`;
}
