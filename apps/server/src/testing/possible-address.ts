import type { Endpoint } from '#server/api/endpoint.ts';

/** Names of things that are nowhere, in every form that an address may ask for. */
const NOTHINGS = [
  '00000000-0000-4000-8000-000000000000',
  'ZZZZ2345',
  'PRB006',
  'ZZZZ',
  'ningun-nombre',
  '2026-11-20',
  '2026-12',
  '101',
];

/** An address of an endpoint whose parts have the form that it asks for, so that what is sent there is looked at. */
export function possibleAddress({ path, params, operation }: Endpoint): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return path;
  const choices = names.reduce<Record<string, string>[]>(
    (made, name) => made.flatMap((one) => NOTHINGS.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  const fits = choices.find((choice) => params?.safeParse(choice).success === true);
  if (!fits) throw new Error(`No name in possible-address.ts has the form that ${operation} asks for.`);
  return names.reduce((address, name) => address.replace(`{${name}}`, fits[name] ?? ''), path);
}
