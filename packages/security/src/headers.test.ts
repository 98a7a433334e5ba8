import { expect, it } from 'vitest';
import { openToFrames, securityHeaders } from './headers.ts';

const sources = { frames: [], feeds: [], workerPolicy: 'worker' };

it.each([false, true])('changes nothing but who may frame the page (https: %s)', (https) => {
  const { platform } = securityHeaders(sources, { https });
  const open = openToFrames(platform);
  expect(open).not.toHaveProperty('X-Frame-Options');
  const policyOf = (headers: typeof platform) => headers['Content-Security-Policy']?.split('; ').toSorted();
  expect(policyOf(open)).toEqual(
    policyOf(platform)?.map((directive) => directive.replace("frame-ancestors 'self'", 'frame-ancestors *')),
  );
  const { 'X-Frame-Options': _a, 'Content-Security-Policy': _b, ...rest } = platform;
  expect(open).toMatchObject(rest);
});
