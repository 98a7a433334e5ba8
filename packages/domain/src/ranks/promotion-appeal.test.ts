import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import {
  type AppealedPromotion,
  isAgainstPilot,
  promotionAppealEnd,
  refusePromotionAppeal,
  upheldState,
} from './promotion-appeal.ts';

const refused: AppealedPromotion = { kind: 'promotion', state: 'declined', proposed: true, decidedAt: 1000 };
const first = { appealDays: 15, appealed: false, anotherOpen: false };
const last = 1000 + 15 * DAY_MS;

const anyPromotion: fc.Arbitrary<AppealedPromotion> = fc
  .record({
    kind: fc.constantFrom('promotion' as const, 'instruction' as const),
    state: fc.constantFrom('asked' as const, 'proposed' as const, 'granted' as const, 'declined' as const),
    proposed: fc.boolean(),
    at: fc.integer({ min: 0, max: 4e12 }),
  })
  .map(({ at, ...rest }) => {
    const decided = rest.state === 'granted' || rest.state === 'declined';
    return { ...rest, decidedAt: decided ? at : null };
  });

describe('an appeal against what was decided on a rank', () => {
  it('is raised until the last instant of its days, once, and while no other promotion is open', () => {
    expect(refusePromotionAppeal(refused, first, last)).toBeNull();
    expect(refusePromotionAppeal(refused, first, last + 1)?.code).toBe('recurso-fuera-de-plazo');
    expect(refusePromotionAppeal(refused, { ...first, appealed: true }, 1000)?.code).toBe('no-recurrible');
    expect(refusePromotionAppeal(refused, { ...first, anotherOpen: true }, 1000)?.code).toBe(
      'promocion-abierta',
    );
  });

  it('is for ranks refused or taken back, and for those lost for not instructing', () => {
    const against = (kind: AppealedPromotion['kind'], state: AppealedPromotion['state']) =>
      isAgainstPilot({ kind, state });
    expect([against('promotion', 'declined'), against('promotion', 'granted')]).toEqual([true, false]);
    expect([against('instruction', 'declined'), against('instruction', 'granted')]).toEqual([false, true]);
  });

  it('gives the rank, or lets the training be shown where nobody has seen it, or leaves an instructor theirs', () => {
    expect(upheldState(refused)).toBe('granted');
    expect(upheldState({ ...refused, proposed: false })).toBe('asked');
    expect(upheldState({ ...refused, kind: 'instruction' })).toBe('declined');
  });

  it('is refused at any time where nothing was decided against the pilot, and never leaves what it was upheld against', () => {
    fc.assert(
      fc.property(anyPromotion, fc.integer({ min: 0, max: 4e12 }), (promotion, now) => {
        const refusal = refusePromotionAppeal(promotion, first, now);
        const end = promotionAppealEnd(promotion, first.appealDays);
        expect(end === null).toBe(!isAgainstPilot(promotion));
        expect(refusal === null).toBe(end !== null && now <= end);
        const state = upheldState(promotion);
        expect(isAgainstPilot({ kind: promotion.kind, state })).toBe(false);
      }),
    );
  });
});
