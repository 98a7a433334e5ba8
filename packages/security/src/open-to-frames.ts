import type { Headers } from './headers.ts';

/** The headers of a page that any site may frame; everything else that they say stays. */
export function openToFrames({ 'X-Frame-Options': _options, ...headers }: Headers): Headers {
  const policy = headers['Content-Security-Policy'];
  if (policy === undefined) return headers;
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('frame-ancestors'));
  return { ...headers, 'Content-Security-Policy': [...directives, 'frame-ancestors *'].join('; ') };
}
