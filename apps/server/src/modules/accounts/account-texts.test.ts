import { expect, it } from 'vitest';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { accountMessage, trainingMessage } from './account-texts.ts';

it('tells a new pilot of training only where some rank asks for it', () => {
  const [first, ...others] = sampleAirline.ranks;
  expect(trainingMessage([first!, ...others])?.title).toBe('Tu primer paso: la formación');
  expect(trainingMessage([first!])).toBeUndefined();
  const course = { ...first!, needs: { ...first!.needs, course: true } };
  expect(trainingMessage([course])).toBeDefined();
});

it('says the days of the airline’s own rules', () => {
  const rules = { ...sampleAirline.accountRules, appealDays: 1, keepDays: 45 };
  const bodyOf = (event: 'suspend' | 'expel' | 'retire') => accountMessage(event, 0, rules)?.body;
  expect(bodyOf('suspend')).toContain('Tienes 1\u00a0día para recurrir.');
  expect(bodyOf('expel')).toContain('Tienes 1\u00a0día para recurrir');
  expect(bodyOf('retire')).toContain('Guardamos tus datos 45\u00a0días');
});
