// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { actsFor } from './account-act.ts';

describe('actsFor', () => {
  it('offers to take a suspension back', () => {
    expect(actsFor('suspended', false)).toEqual(['lift', 'warn']);
    expect(actsFor('suspended', true)).toEqual(['lift', 'warn', 'expel', 'erase']);
  });

  it('offers expulsion and erasure only to those who may', () => {
    for (const act of ['expel', 'erase'] as const) {
      expect(actsFor('active', false)).not.toContain(act);
      expect(actsFor('active', true)).toContain(act);
    }
  });

  it('offers to merge whole accounts, and none under a sanction', () => {
    expect(actsFor('retired', true)).toEqual(['readmit', 'merge', 'erase']);
    expect(actsFor('active', true)).toContain('merge');
    expect(actsFor('active', false)).not.toContain('merge');
    expect(actsFor('suspended', true)).not.toContain('merge');
  });

  it('offers nothing for an account that is erased, or whose state one may not see', () => {
    expect(actsFor('erased', true)).toEqual([]);
    expect(actsFor(undefined, true)).toEqual([]);
  });
});
