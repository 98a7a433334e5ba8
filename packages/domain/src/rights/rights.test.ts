import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_STATUSES, type AccountStatus } from '../account/account.ts';
import { usableCapabilities } from './account-limits.ts';
import { CAPABILITIES, type Capability, isCapability } from './capabilities.ts';
import { refuseAdjustment, refuseDecision } from './four-eyes.ts';
import { ENTRIES, type Entry, refuseGrant, refuseRemoval } from './refuse-grant.ts';
import { capabilitiesOf, isRole, ROLE_CAPABILITIES, ROLES, type Role } from './roles.ts';
import { rightsOfPositions } from './positions.ts';

const capabilities = Object.keys(CAPABILITIES).filter(isCapability);
const roles = Object.keys(ROLES).filter(isRole);
const someCapabilities = fc.uniqueArray(fc.constantFrom(...capabilities));

describe('roles', () => {
  it('lets each role do all that the one below it does', () => {
    for (const [index, role] of roles.entries()) {
      const below = roles[index - 1];
      if (below === undefined) continue;
      expect([...ROLE_CAPABILITIES[role]]).toEqual(expect.arrayContaining([...ROLE_CAPABILITIES[below]]));
    }
  });

  it('keeps training, audit, expulsion and the rules in force from everybody but the administrator', () => {
    for (const capability of ['training', 'audit.read', 'pilots.expel', 'rules.activate', 'roles'] as const) {
      const holders = roles.filter((role) => ROLE_CAPABILITIES[role].has(capability));
      expect(holders).toEqual(['administrator']);
    }
  });

  it('adds up what positions bring and ignores positions that are only words', () => {
    const table = new Map([
      ['Jefe TR', { roles: ['reviewer' as Role], capabilities: ['training' as Capability] }],
      ['Relaciones', { roles: [], capabilities: ['pilots.manage' as Capability] }],
    ]);
    const rights = rightsOfPositions(['Jefe TR', 'Relaciones', 'Mascota'], table);
    const all = capabilitiesOf(rights.roles, rights.capabilities);
    expect(all.has('training')).toBe(true);
    expect(all.has('pilots.manage')).toBe(true);
    expect(all.has('reports.review')).toBe(true);
    expect(all.has('audit.read')).toBe(false);
  });

  it('knows no words but its own', () => {
    expect(isCapability('toString')).toBe(false);
    expect(isRole('constructor')).toBe(false);
  });
});

describe('rights by state of the account', () => {
  it('never adds a capability and leaves an active account whole', () => {
    fc.assert(
      fc.property(
        someCapabilities,
        fc.constantFrom(...(Object.keys(ACCOUNT_STATUSES) as AccountStatus[])),
        (own, status) => {
          const left = usableCapabilities(new Set(own), status);
          expect(own).toEqual(expect.arrayContaining([...left]));
          if (status === 'active') expect([...left]).toEqual(own);
        },
      ),
    );
  });

  it('lets a suspended pilot read and appeal, and neither book nor judge', () => {
    const left = usableCapabilities(ROLE_CAPABILITIES.administrator, 'suspended');
    expect(left.has('map.all')).toBe(true);
    expect(left.has('appeals.own')).toBe(true);
    expect(left.has('account.own')).toBe(true);
    expect(left.has('bookings.own')).toBe(false);
    expect(left.has('reports.review')).toBe(false);
  });

  it('keeps staff at work while they are on leave, and lets them look at their bookings', () => {
    const left = usableCapabilities(ROLE_CAPABILITIES.operations, 'on_leave');
    expect(left.has('notices.publish')).toBe(true);
    expect(left.has('bookings.own')).toBe(true);
    expect(left.has('tours.join')).toBe(false);
  });
});

describe('four eyes', () => {
  it('refuses a decision on one’s own matter and a second one by the same person', () => {
    expect(refuseDecision('a', { ownerId: 'a' })?.code).toBe('asunto-propio');
    expect(refuseDecision('a', { ownerId: 'b', firstDeciderId: 'a' })?.code).toBe('misma-persona');
    expect(refuseDecision('a', { ownerId: 'b', firstDeciderId: 'c' })).toBeNull();
  });

  it('asks for two people above the limit, never the pilot', () => {
    const adjust = (points: number, secondId?: string) =>
      refuseAdjustment({ points, ownerId: 'pilot', byId: 'a', secondId }, 50)?.code;
    expect(adjust(50)).toBeUndefined();
    expect(adjust(-51)).toBe('falta-segunda-persona');
    expect(adjust(-51, 'a')).toBe('misma-persona');
    expect(adjust(51, 'pilot')).toBe('asunto-propio');
    expect(adjust(51, 'b')).toBeUndefined();
    expect(refuseAdjustment({ points: 1, ownerId: 'a', byId: 'a' }, 50)?.code).toBe('asunto-propio');
  });

  it('never grants what the giver lacks', () => {
    fc.assert(
      fc.property(someCapabilities, someCapabilities, (own, given) => {
        const allowed = refuseGrant(new Set(own), given) === null;
        expect(allowed).toBe(own.includes('roles') && given.every((one) => own.includes(one)));
      }),
    );
  });

  it('refuses operations the role of administrator, naming what is missing', () => {
    const { administrator, operations } = ROLE_CAPABILITIES;
    expect(refuseGrant(operations, administrator)?.code).toBe('sin-permiso');
    const withRoles = capabilitiesOf(['operations'], ['roles']);
    expect(refuseGrant(withRoles, administrator)?.message).toContain('«Consultar la auditoría»');
    expect(refuseGrant(administrator, administrator)).toBeNull();
  });

  it('keeps the last administrator', () => {
    const kept = (given: Record<string, Entry>, id: string) =>
      refuseRemoval(new Map(Object.entries(given)), [id])?.code === 'ultimo-administrador';
    expect(kept({ a: 'desk' }, 'a')).toBe(true);
    expect(kept({ a: 'desk', b: 'desk' }, 'a')).toBe(false);
    expect(kept({ a: 'desk' }, 'b')).toBe(false);
    // Who can't get in is nobody to rely on, and can be taken away.
    expect(kept({ a: 'desk', b: 'owes_factor', c: 'no_way_in' }, 'a')).toBe(true);
    expect(kept({ a: 'desk', b: 'owes_factor' }, 'b')).toBe(false);
    expect(kept({ a: 'owes_factor', b: 'no_way_in' }, 'a')).toBe(true);
  });

  it('always leaves one of those who get farthest, whoever is taken away in whatever order', () => {
    const administrators = fc.dictionary(fc.string(), fc.constantFrom(...ENTRIES), { minKeys: 1 });
    fc.assert(
      fc.property(administrators, fc.infiniteStream(fc.nat()), (given, order) => {
        const left = new Map(Object.entries(given));
        const best = ENTRIES.find((entry) => [...left.values()].includes(entry));
        for (const id of [...left.keys()].toSorted(() => (order.next().value % 2) - 0.5))
          if (refuseRemoval(left, [id]) === null) left.delete(id);
        expect([...left.values()]).toEqual([best]);
      }),
    );
  });
});
