import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerBody } from './answer-body.ts';

const place = z.object({ icao: z.string(), city: z.string().nullable() });
const schema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  minutes: z.int().min(0),
  kind: z.enum(['line', 'free']),
  state: z.union([z.literal('open'), z.null()]),
  from: place,
  to: place.nullable(),
  via: z.array(place),
  tags: z.array(z.string()).readonly(),
  counts: z.record(z.string(), z.number()),
  places: z.record(z.string(), place).optional(),
  note: z.string().optional(),
  name: z.string().trim(),
  shown: z.boolean().default(true),
  either: z.discriminatedUnion('type', [
    z.object({ type: z.literal('a'), a: z.number() }),
    z.object({ type: z.literal('b'), b: place }),
  ]),
  loose: z.looseObject({ known: z.number() }),
  get inner() {
    return innerSchema;
  },
});
interface Inner {
  n: number;
  next?: Inner | undefined;
}
const innerSchema: z.ZodType<Inner> = z.object({
  n: z.number(),
  get next() {
    return innerSchema.optional();
  },
});

const text = fc.string({ maxLength: 8 });
const secret = fc.record({ password: text, tokenHash: text }, { requiredKeys: [] });
/** A thing with fields that its schema does not name, some of them with names of its prototype. */
const withMore = (thing: fc.Arbitrary<object>) =>
  fc.tuple(thing, secret).map(([named, more]) => ({ ...more, ...named, constructor: 'x' }));
const placeOf = withMore(fc.record({ icao: text, city: fc.option(text) }));
const innerOf = fc.letrec((tie) => ({
  inner: withMore(fc.record({ n: fc.integer(), next: tie('inner') }, { requiredKeys: ['n'] })),
})).inner;
const said = withMore(
  fc.record(
    {
      id: fc.uuid({ version: 7 }),
      at: fc.constant('2026-11-28T10:00:00.000Z'),
      minutes: fc.nat(),
      kind: fc.constantFrom('line', 'free'),
      state: fc.constantFrom('open', null),
      from: placeOf,
      to: fc.option(placeOf),
      via: fc.array(placeOf, { maxLength: 3 }),
      tags: fc.array(text, { maxLength: 3 }),
      counts: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.integer(), { maxKeys: 3 }),
      places: fc.dictionary(fc.stringMatching(/^[A-Z]{4}$/), placeOf, { maxKeys: 3 }),
      note: text,
      name: text,
      shown: fc.boolean(),
      either: fc.oneof(
        withMore(fc.record({ type: fc.constant('a'), a: fc.integer() })),
        withMore(fc.record({ type: fc.constant('b'), b: placeOf })),
      ),
      loose: fc.record({ known: fc.integer(), more: text }),
      inner: innerOf,
    },
    {
      requiredKeys: [
        'id',
        'at',
        'minutes',
        'kind',
        'state',
        'from',
        'to',
        'via',
        'tags',
        'counts',
        'name',
        'either',
        'loose',
        'inner',
      ],
    },
  ),
);

describe('The body of an answer', () => {
  it('holds what its schema names and nothing else, whether it is checked or only stripped', () => {
    const [checked, stripped] = [answerBody(schema, false), answerBody(schema, true)];
    fc.assert(
      fc.property(said, (one) => {
        const body = JSON.stringify(stripped(one));
        expect(body).toBe(JSON.stringify(schema.parse(one)));
        expect(body).toBe(JSON.stringify(checked(one)));
        expect(body).not.toMatch(/"(?:password|tokenHash|constructor)":/);
      }),
    );
  });

  it('is refused where something else stands than a thing or a list', () => {
    const stripped = answerBody(z.object({ items: z.array(place), first: place }), true);
    const first = { icao: 'LEMD', city: null };
    for (const items of [null, 'LEMD', { 0: first }, 7])
      expect(() => stripped({ items, first })).toThrow(z.ZodError);
    for (const one of [null, 'LEMD', [first], 7])
      expect(() => stripped({ items: [], first: one })).toThrow(z.ZodError);
  });

  it('is refused in tests and development where a field is not what the schema says', () => {
    const checked = answerBody(place, false);
    expect(() => checked({ icao: 5, city: null })).toThrow(z.ZodError);
    expect(() => checked({ icao: 'LEMD' })).toThrow(z.ZodError);
  });
});
