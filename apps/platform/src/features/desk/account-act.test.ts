// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { actsFor } from './account-act.ts';

describe('actsFor', () => {
  it('offers nobody to lift a suspension: only its date does', () => {
    expect(actsFor('suspended', false)).toEqual([]);
    expect(actsFor('suspended', true)).toEqual(['expel']);
  });

  it('offers expulsion only to those who may', () => {
    expect(actsFor('active', false)).not.toContain('expel');
    expect(actsFor('active', true)).toContain('expel');
  });

  it('offers nothing for an account that is erased, or whose state one may not see', () => {
    expect(actsFor('erased', true)).toEqual([]);
    expect(actsFor(undefined, true)).toEqual([]);
  });
});
