/** The content as modules. Written by `npm run schemas` from packages/schemas/src/content/kinds.ts. */
declare module 'virtual:content/airline' {
  const data: Readonly<import('@va/schemas/content/content.ts').AirlineOfPages>;
  export default data;
}
declare module 'virtual:content/airports' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['airports']>;
  export default data;
}
declare module 'virtual:content/routes' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['routes']>;
  export default data;
}
declare module 'virtual:content/fleet' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['fleet']>;
  export default data;
}
declare module 'virtual:content/pilots' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['pilots']>;
  export default data;
}
declare module 'virtual:content/notams' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['notams']>;
  export default data;
}
declare module 'virtual:content/theme' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['theme']>;
  export default data;
}
declare module 'virtual:content/tours' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['tours']>;
  export default data;
}
declare module 'virtual:content/focus-airports' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['focusAirports']>;
  export default data;
}
declare module 'virtual:content/liveries' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['liveries']>;
  export default data;
}
declare module 'virtual:content/team' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['team']>;
  export default data;
}
declare module 'virtual:content/manuals' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['manuals']>;
  export default data;
}
declare module 'virtual:content/regulations' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['regulations']>;
  export default data;
}
declare module 'virtual:content/checklists' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['checklists']>;
  export default data;
}
declare module 'virtual:content/briefings' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['briefings']>;
  export default data;
}
declare module 'virtual:content/search-words' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['searchWords']>;
  export default data;
}
declare module 'virtual:content/frames' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['frames']>;
  export default data;
}
declare module 'virtual:content/feeds' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['feeds']>;
  export default data;
}
declare module 'virtual:content/sections' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['sections']>;
  export default data;
}
declare module 'virtual:content/base' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['base']>;
  export default data;
}
declare module 'virtual:content/aircraft' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['aircraft']>;
  export default data;
}
declare module 'virtual:content/aircraft-types' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['aircraftTypes']>;
  export default data;
}
declare module 'virtual:content/type-summaries' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['typeSummaries']>;
  export default data;
}
declare module 'virtual:content/ranks' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['ranks']>;
  export default data;
}
declare module 'virtual:content/notam-heads' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['notamHeads']>;
  export default data;
}
declare module 'virtual:content/only-in-tours' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['onlyInTours']>;
  export default data;
}
declare module 'virtual:content/policies' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['policies']>;
  export default data;
}
declare module 'virtual:content/documents' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['documents']>;
  export default data;
}
declare module 'virtual:content/document-sections' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['documentSections']>;
  export default data;
}
declare module 'virtual:content/airline-links' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['airlineLinks']>;
  export default data;
}
declare module 'virtual:content/airline-texts' {
  const data: Readonly<import('@va/schemas/content/content.ts').Content['airlineTexts']>;
  export default data;
}
