// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { admits, frameAncestors } from './frame-ancestors.ts';

const PORTAL = new URL('https://portal.example');
const PAGE = new URL('https://servicio.example/pagina');

describe('a frame-ancestors list', () => {
  it.each([
    ["'none'", false],
    ['', false],
    ["'self'", false],
    ['*', true],
    ['https:', true],
    ['http:', true],
    ['portal.example', true],
    ['PORTAL.example', true],
    ['https://portal.example', true],
    ['http://portal.example', true],
    ['https://portal.example/ruta', true],
    ['https://portal.example:443', true],
    ['https://portal.example:*', true],
    ['http://portal.example:80', true],
    ['https://portal.example:8443', false],
    ['https://otro.example', false],
    ['*.example', true],
    ['*.portal.example', false],
    ['https://otro.example https://portal.example', true],
    ["'self' https://otro.example", false],
    ['portal.example.malo.example', false],
  ])('%s admits the portal: %s', (list, expected) => {
    expect(admits(list.split(' ').filter(Boolean), PORTAL, PAGE)).toBe(expected);
  });

  it("means the page's own site by 'self'", () => {
    expect(admits(["'self'"], PORTAL, new URL('https://portal.example/x'))).toBe(true);
  });

  it('takes the scheme of the page where it names none', () => {
    expect(admits(['portal.example'], new URL('http://portal.example'), PAGE)).toBe(false);
    expect(admits(['portal.example'], PORTAL, new URL('http://servicio.example'))).toBe(true);
  });

  it('holds for the port in use', () => {
    expect(admits(['https://portal.example:8443'], new URL('https://portal.example:8443'), PAGE)).toBe(true);
    expect(admits(['https://portal.example'], new URL('https://portal.example:8443'), PAGE)).toBe(false);
  });
});

describe('the policies of an answer', () => {
  it('are all in force, on one line or several', () => {
    const headers = {
      'content-security-policy': [
        "default-src 'self'; Frame-Ancestors https://a.example https://b.example",
        "script-src 'self', frame-ancestors 'none'",
      ],
    };
    expect(frameAncestors(headers)).toEqual([['https://a.example', 'https://b.example'], ["'none'"]]);
  });

  it('count a repeated directive once and a report-only policy not at all', () => {
    expect(
      frameAncestors({
        'content-security-policy': ["frame-ancestors *; frame-ancestors 'none'"],
        'content-security-policy-report-only': ["frame-ancestors 'none'"],
      }),
    ).toEqual([['*']]);
  });
});
