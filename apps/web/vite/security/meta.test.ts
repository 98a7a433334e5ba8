// @vitest-environment node
import { expect, it } from 'vitest';
import { withPolicy } from './meta.ts';

it('puts the policy right after the charset', () => {
  const page = withPolicy(
    '<head><meta charset="utf-8" /><script src="/boot.js"></script></head>',
    "default-src 'none'",
  );
  expect(page.replaceAll(/\n\s*/g, '')).toBe(
    '<head><meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="default-src \'none\'" /><script src="/boot.js"></script></head>',
  );
});

it('refuses a page without a charset rather than leaving it without a policy', () => {
  expect(() => withPolicy('<head></head>', "default-src 'none'")).toThrow('charset');
});
