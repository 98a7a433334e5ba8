/** The module of the content that the platform takes; `@va/content/plugin.ts` makes it. */
declare module 'virtual:content/airline' {
  const data: import('@va/schemas/content/airline.ts').Airline;
  export default data;
}
