import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account, AccountEvent, AccountRules } from './account.ts';
import { DAY } from './account-step.ts';
import { stepAccount } from './account-steps.ts';
import { refuseInvitation } from './invitation.ts';

const rules: AccountRules = {
  minAge: 14,
  maxLeaveMonths: 3,
  idleMonths: 3,
  suspensionDays: { min: 7, max: 90 },
  appealDays: 15,
  keepDays: 30,
  callsignHoldMonths: 12,
  staffSecondFactor: false,
};
const NOW = Date.parse('2026-11-22T10:00:00Z');
/** An account as an invitation makes it. */
const INVITED: Account = {
  status: 'invited',
  before: null,
  leaveUntil: null,
  suspendedUntil: null,
  sanctionedAt: null,
  sanctionedById: null,
  retiredAt: null,
  expelled: false,
};
const ACTIVE: Account = { ...INVITED, status: 'active' };

function after(account: Account, event: AccountEvent, now = NOW): Account {
  const step = stepAccount(account, event, rules, now);
  if (!step.ok) throw new Error(step.refusal.code);
  return step.next;
}

function refusal(account: Account, event: AccountEvent, now = NOW): string | undefined {
  const step = stepAccount(account, event, rules, now);
  return step.ok ? undefined : step.refusal.code;
}

const suspend: AccountEvent = { type: 'suspend', days: 7, heard: true, facts: 'Insultos', byId: 's1' };
const expel: AccountEvent = { type: 'expel', heard: true, facts: 'Trampas', byId: 's1' };
const leave = (askedAt: string, months = 1, monthsBefore = 0): AccountEvent => ({
  type: 'grant_leave',
  askedAt: Date.parse(askedAt),
  firstMonth: '2026-12',
  months,
  monthsBefore,
});

describe('invitation', () => {
  it('asks for a free callsign and the age of the rules', () => {
    const ask = (callsignFree: boolean, oldEnough: boolean) =>
      refuseInvitation({ callsign: 'EVE027', callsignFree, oldEnough }, rules)?.code;
    expect(ask(true, true)).toBeUndefined();
    expect(ask(false, true)).toBe('indicativo-ocupado');
    expect(ask(true, false)).toBe('edad-minima');
  });

  it('becomes an active account once, with a first rank', () => {
    const accept = { type: 'accept', tokenValid: true, passwordSet: true, termsAccepted: true } as const;
    expect(refusal(INVITED, { ...accept, tokenValid: false })).toBe('invitacion-caducada');
    expect(refusal(INVITED, { ...accept, passwordSet: false })).toBe('falta-contrasena');
    expect(refusal(INVITED, { ...accept, termsAccepted: false })).toBe('faltan-condiciones');
    const active = after(INVITED, accept);
    expect(active.status).toBe('active');
    expect(refusal(active, accept)).toBe('estado-de-cuenta');
  });
});

describe('leave', () => {
  it('is granted when asked on the last day of the month before, not on the first of the month', () => {
    expect(refusal(ACTIVE, leave('2026-11-30T23:59:59Z'))).toBeUndefined();
    expect(refusal(ACTIVE, leave('2026-12-01T00:00:00Z'))).toBe('excedencia-tarde');
  });

  it('lasts three months in a row at most', () => {
    expect(refusal(ACTIVE, leave('2026-11-30T10:00:00Z', 3))).toBeUndefined();
    expect(refusal(ACTIVE, leave('2026-11-30T10:00:00Z', 4))).toBe('excedencia-larga');
    expect(refusal(ACTIVE, leave('2026-11-30T10:00:00Z', 2, 2))).toBe('excedencia-larga');
    expect(refusal(ACTIVE, leave('2026-11-30T10:00:00Z', 0))).toBe('excedencia-larga');
  });

  it('waits for its month, and counts from its month when staff decide late', () => {
    expect(after(ACTIVE, leave('2026-11-20T10:00:00Z')).status).toBe('active');
    const late = after(ACTIVE, leave('2026-11-20T10:00:00Z'), Date.parse('2026-12-02T09:00:00Z'));
    expect(late.status).toBe('on_leave');
    expect(late.leaveUntil).toBe(Date.parse('2027-01-01T00:00:00Z'));
    expect(after(late, { type: 'end_leave' })).toEqual(ACTIVE);
  });
});

describe('suspension', () => {
  it('takes 7 to 90 days, written facts and a hearing', () => {
    expect(refusal(ACTIVE, { ...suspend, days: 6 })).toBe('duracion-suspension');
    expect(refusal(ACTIVE, { ...suspend, days: 91 })).toBe('duracion-suspension');
    expect(refusal(ACTIVE, { ...suspend, facts: ' ' })).toBe('faltan-hechos');
    expect(refusal(ACTIVE, { ...suspend, heard: false })).toBe('sin-audiencia');
  });

  it('ends on its date and not before, and a leave that ran out meanwhile is over', () => {
    const onLeave = after(ACTIVE, { type: 'begin_leave', until: NOW + 3 * DAY });
    const suspended = after(onLeave, suspend);
    expect(refusal(suspended, { type: 'end_suspension' }, NOW + 7 * DAY - 1)).toBe('suspension-en-curso');
    expect(after(suspended, { type: 'end_suspension' }, NOW + 7 * DAY).status).toBe('active');
    const long = { ...onLeave, leaveUntil: NOW + 30 * DAY };
    expect(after(after(long, suspend), { type: 'end_suspension' }, NOW + 7 * DAY).status).toBe('on_leave');
  });

  it('is not got round by leaving and coming back', () => {
    const gone = after(after(ACTIVE, suspend), { type: 'retire' }, NOW + DAY);
    const back = after(gone, { type: 'come_back', callsignFree: true, byStaff: false }, NOW + 2 * DAY);
    expect(back.status).toBe('suspended');
  });

  it('is taken back by staff before its date: the state before comes back, and the sanction ends', () => {
    const lift = { type: 'lift_suspension' } as const;
    expect(after({ ...ACTIVE, status: 'inactive' }, suspend).status).toBe('suspended');
    const step = stepAccount(after(ACTIVE, suspend), lift, rules, NOW + DAY);
    expect(step).toMatchObject({
      ok: true,
      next: { status: 'active', suspendedUntil: null },
      effects: expect.arrayContaining([{ type: 'lift_sanction' }]),
    });
    expect(refusal(ACTIVE, lift)).toBe('estado-de-cuenta');
  });

  it('is lifted by an appeal in time that another person decides', () => {
    const suspended = after(ACTIVE, { ...suspend, days: 30 });
    const appeal = (days: number, byId: string): AccountEvent => ({
      type: 'uphold_appeal',
      appealedAt: NOW + days * DAY,
      byId,
    });
    expect(refusal(suspended, appeal(1, 's1'))).toBe('misma-persona');
    expect(refusal(suspended, appeal(16, 's2'))).toBe('recurso-fuera-de-plazo');
    expect(after(suspended, appeal(15, 's2')).status).toBe('active');
  });
});

describe('expulsion', () => {
  it('can’t be undone by the pilot, and an upheld appeal leaves an older suspension running', () => {
    const expelled = after(after(ACTIVE, { ...suspend, days: 90 }), expel, NOW + DAY);
    const back = { type: 'come_back', callsignFree: true, byStaff: false } as const;
    expect(refusal(expelled, back, NOW + 2 * DAY)).toBe('expulsado');
    const upheld: AccountEvent = { type: 'uphold_appeal', appealedAt: NOW + 2 * DAY, byId: 's2' };
    expect(after(expelled, upheld, NOW + 3 * DAY).status).toBe('suspended');
    expect(after(expelled, upheld, NOW + 91 * DAY).status).toBe('active');
  });
});

describe('leaving', () => {
  it('keeps the data for a change of mind, then erases them', () => {
    const gone = after(ACTIVE, { type: 'retire' });
    const back: AccountEvent = { type: 'come_back', callsignFree: true, byStaff: false };
    expect(after(gone, back, NOW + 30 * DAY).status).toBe('active');
    expect(refusal(gone, back, NOW + 31 * DAY)).toBe('fuera-de-plazo');
    expect(refusal(gone, { type: 'erase', confirmedByPilot: false }, NOW + 29 * DAY)).toBe(
      'falta-confirmacion',
    );
    expect(after(gone, { type: 'erase', confirmedByPilot: false }, NOW + 30 * DAY).status).toBe('erased');
    expect(after(ACTIVE, { type: 'erase', confirmedByPilot: true }).status).toBe('erased');
  });

  it('becomes inactive after the months of the rules and returns with a callsign', () => {
    expect(refusal(ACTIVE, { type: 'lapse', idleMonths: 2 })).toBe('con-actividad');
    const inactive = after(ACTIVE, { type: 'lapse', idleMonths: 3 });
    expect(refusal(inactive, { type: 'come_back', callsignFree: false, byStaff: false })).toBe(
      'indicativo-ocupado',
    );
    expect(after(inactive, { type: 'come_back', callsignFree: true, byStaff: false })).toEqual(ACTIVE);
  });
});

const anyEvent: fc.Arbitrary<AccountEvent> = fc.oneof(
  fc.record({
    type: fc.constant('accept' as const),
    tokenValid: fc.boolean(),
    passwordSet: fc.boolean(),
    termsAccepted: fc.boolean(),
  }),
  fc.constantFrom<AccountEvent>(
    { type: 'withdraw_invitation' },
    { type: 'end_leave' },
    { type: 'end_suspension' },
    { type: 'lift_suspension' },
    { type: 'retire' },
    { type: 'erase', confirmedByPilot: true },
    { type: 'erase', confirmedByPilot: false },
    leave('2026-11-20T10:00:00Z', 2),
    expel,
  ),
  fc.record({ type: fc.constant('lapse' as const), idleMonths: fc.integer({ min: 0, max: 5 }) }),
  fc.record({
    type: fc.constant('begin_leave' as const),
    until: fc.integer({ min: NOW, max: NOW + 90 * DAY }),
  }),
  fc.record({
    type: fc.constant('come_back' as const),
    callsignFree: fc.boolean(),
    byStaff: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('suspend' as const),
    days: fc.integer({ min: 0, max: 100 }),
    heard: fc.boolean(),
    facts: fc.constantFrom('', 'Insultos'),
    byId: fc.constantFrom('s1', 's2'),
  }),
  fc.record({
    type: fc.constant('uphold_appeal' as const),
    appealedAt: fc.integer({ min: NOW, max: NOW + 60 * DAY }),
    byId: fc.constantFrom('s1', 's2'),
  }),
);

describe('any sequence of events', () => {
  it('keeps the account in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 20 * DAY })), { maxLength: 40 }),
        (events) => {
          let account: Account = INVITED;
          let now = NOW;
          for (const [event, wait] of events) {
            now += wait;
            const step = stepAccount(account, event, rules, now);
            if (!step.ok) {
              expect(step.refusal.message).toMatch(/[.!?]$/);
              continue;
            }
            // A suspension that runs is lifted by its date, staff, an upheld appeal, expulsion or leaving only.
            if (account.status === 'suspended' && step.next.status === 'active') {
              const byPerson = event.type === 'uphold_appeal' || event.type === 'lift_suspension';
              expect(byPerson || now >= (account.suspendedUntil ?? 0)).toBe(true);
            }
            expect(account.status).not.toBe('erased');
            account = step.next;
            expect(account.suspendedUntil !== null).toBe(
              account.status === 'suspended' ||
                (account.status === 'retired' && account.suspendedUntil !== null),
            );
            expect(account.retiredAt !== null || account.status !== 'retired').toBe(true);
            if (account.status === 'on_leave') expect(account.leaveUntil).not.toBeNull();
            if (account.status === 'active') expect(account.before).toBeNull();
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
