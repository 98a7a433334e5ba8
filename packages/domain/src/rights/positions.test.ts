import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES, isCapability } from './capabilities.ts';
import {
  rightsOfPositions,
  movedRights,
  positionsInForce,
  titleErrors,
  type WrittenPosition,
} from './positions.ts';
import { refuseGrant } from './refuse-grant.ts';
import { capabilitiesOf, isRole, ROLES } from './roles.ts';

const someRights = fc.record({
  roles: fc.uniqueArray(fc.constantFrom(...Object.keys(ROLES).filter(isRole))),
  capabilities: fc.uniqueArray(fc.constantFrom(...Object.keys(CAPABILITIES).filter(isCapability)), {
    maxLength: 6,
  }),
});
const title: fc.Arbitrary<string> = fc.constantFrom('CEO', 'Jefe TR', 'Jefe de Flota', 'Mascota');
const written: fc.Arbitrary<WrittenPosition> = fc
  .tuple(title, someRights, fc.boolean())
  .map(([name, rights, retired]) => ({ title: name, ...rights, retired }));
const content = fc.array(fc.tuple(title, someRights)).map((entries) => new Map(entries));
const holder = fc.uniqueArray(title);
const allowed = (held: readonly string[], table: ReturnType<typeof positionsInForce>) => {
  const { roles, capabilities } = rightsOfPositions(held, table);
  return capabilitiesOf(['pilot', ...roles], capabilities);
};

describe('positions that staff write', () => {
  it('stand over those of the content, which stay where nobody wrote', () => {
    fc.assert(
      fc.property(content, fc.array(written), (table, all) => {
        const now = positionsInForce(table, all);
        for (const [name, rights] of table)
          if (all.every((one) => one.title !== name)) expect(now.get(name)).toEqual(rights);
        for (const one of all) {
          const last = all.findLast(({ title: name }) => name === one.title) ?? one;
          expect(now.get(one.title)).toEqual(
            last.retired ? undefined : { roles: last.roles, capabilities: last.capabilities },
          );
        }
        expect(positionsInForce(table, [])).toEqual(table);
      }),
    );
  });

  it('move nothing of anybody that the change does not name, whatever else they hold', () => {
    fc.assert(
      fc.property(content, written, holder, (table, change, held) => {
        const after = positionsInForce(table, [change]);
        const moved = movedRights(table.get(change.title) ?? null, after.get(change.title) ?? null);
        const [was, is] = [allowed(held, table), allowed(held, after)];
        for (const one of is) if (!was.has(one)) expect(moved.gained).toContain(one);
        for (const one of was) if (!is.has(one)) expect(moved.lost).toContain(one);
      }),
    );
  });

  it('give nobody what whoever writes them lacks, and take nothing that they lack', () => {
    fc.assert(
      fc.property(content, written, holder, someRights, (table, change, held, own) => {
        const actor = capabilitiesOf(own.roles, own.capabilities);
        const after = positionsInForce(table, [change]);
        const { gained, lost } = movedRights(
          table.get(change.title) ?? null,
          after.get(change.title) ?? null,
        );
        if (refuseGrant(actor, [...gained, ...lost]) !== null) return;
        const [was, is] = [allowed(held, table), allowed(held, after)];
        for (const one of new Set([...was, ...is]))
          if (!actor.has(one)) expect(is.has(one)).toBe(was.has(one));
      }),
    );
  });

  it.each([
    ['', 'Escribe de 2 a 60'],
    ['J', 'Escribe de 2 a 60'],
    ['¿?¡!', 'Escribe de 2 a 60'],
    ['x'.repeat(61), 'Escribe de 2 a 60'],
    ['Jefe\u202Eedad', 'Escribe de 2 a 60'],
    ['JEFE  TR', 'ya tiene un cargo «jefe-tr»'],
    ['Jéfe-Tr', 'ya tiene un cargo «jefe-tr»'],
  ])('called %j are refused in words', (name, words) => {
    const [error] = titleErrors(name, (id) => id === 'jefe-tr');
    expect(error?.message).toContain(words);
  });

  it('called as an airline calls them are taken', () => {
    for (const name of ['Jefe de Flota', 'CO-CEO', 'Dirección de Operaciones', 'Área 51'])
      expect(titleErrors(name, () => false)).toEqual([]);
  });
});
