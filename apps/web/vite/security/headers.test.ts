// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { frameAttributes } from '#app/components/frames/frame-attributes.ts';
import { frameFeatures } from '@va/security/frame-features.ts';
import { developmentHeaders } from './development.ts';
import {
  frameOrigins,
  metaPolicy,
  appDirectives,
  permissionsPolicy,
  securityHeaders,
} from '@va/security/headers.ts';
import type { FeedSource, FrameSource, SecuritySources } from '@va/security/headers.ts';
import { parsePolicy } from '@va/security/framing/frame-ancestors.ts';

const frames: FrameSource[] = [
  { kind: 'platform', url: 'https://newsky.example/map', hosts: ['newsky.example', 'login.example'] },
  { kind: 'dispatch', url: 'https://dispatch.example/options', hosts: ['dispatch.example'] },
  { kind: 'map', url: 'https://map.example/embed', hosts: [] },
  { kind: 'document', url: '/documentos/puntos', hosts: [] },
  { kind: 'viewer', hosts: ['seats.example'] },
];
const origins = ['dispatch', 'login', 'map', 'newsky', 'seats'].map((name) => `https://${name}.example`);

const feeds: FeedSource[] = [
  { url: 'https://weather.example/{icao}', enabled: true },
  { url: 'https://traffic.example/v3/data.json', enabled: true },
  { url: 'https://traffic.example/other.json', enabled: true },
  { url: 'https://plans.example/{alias}', enabled: false },
];
const sources: SecuritySources = { frames, feeds, workerPolicy: 'abc-sw' };

const APP = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  // Each host of a feed once, and none of one that is switched off.
  'connect-src': ["'self'", 'https://traffic.example', 'https://weather.example'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'", ...origins],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['abc-sw'],
};
const DOCUMENTS = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
};

describe('the policy', () => {
  it('of the app is exactly the strict one, with the hosts of the registry', () => {
    const { app } = securityHeaders(sources, { https: false });
    expect(parsePolicy(app['Content-Security-Policy'])).toEqual(APP);
  });

  it('of the documents allows no script and framing by the portal only', () => {
    const { documents } = securityHeaders(sources, { https: false });
    expect(parsePolicy(documents['Content-Security-Policy'])).toEqual(DOCUMENTS);
    expect(documents['X-Frame-Options']).toBe('SAMEORIGIN');
  });

  it('of the platform’s pages is that of the app, from where one goes on to all others; only pages of the site frame them', () => {
    const { platform } = securityHeaders(sources, { https: false });
    expect(parsePolicy(platform['Content-Security-Policy'])).toEqual({
      ...APP,
      'frame-ancestors': ["'self'"],
    });
    expect(platform['X-Frame-Options']).toBe('SAMEORIGIN');
  });

  it('upgrades requests on https only, where the local server would be left without an answer', () => {
    const { app, documents } = securityHeaders(sources, { https: true });
    expect(parsePolicy(app['Content-Security-Policy'])).toEqual({ ...APP, 'upgrade-insecure-requests': [] });
    expect(parsePolicy(documents['Content-Security-Policy'])).toEqual({
      ...DOCUMENTS,
      'upgrade-insecure-requests': [],
    });
  });

  it('holds neither wildcard nor unsafe source, whatever the registry says', () => {
    for (const https of [true, false]) {
      const { app, documents } = securityHeaders(sources, { https });
      for (const headers of [app, documents]) {
        expect(headers['Content-Security-Policy']).not.toMatch(/\*|unsafe-|data:|http:/);
      }
    }
  });

  it('as a meta is the header without what a meta cannot carry', () => {
    const { 'frame-ancestors': _, ...rest } = APP;
    expect(parsePolicy(metaPolicy(appDirectives(sources, false)))).toEqual(rest);
    expect(parsePolicy(metaPolicy(appDirectives(sources, true)))).toEqual(rest);
  });

  it('while developing adds the nonce of Vite and its socket, nothing else', () => {
    const { app } = developmentHeaders(sources);
    expect(parsePolicy(app['Content-Security-Policy'])).toEqual({
      ...APP,
      'script-src': ["'self'", "'nonce-portal-dev'"],
      'style-src': ["'self'", "'nonce-portal-dev'"],
      'connect-src': [...APP['connect-src'], 'ws:'],
    });
  });
});

describe('the other headers', () => {
  it('are exactly the agreed set', () => {
    const {
      'Content-Security-Policy': _,
      'Permissions-Policy': __,
      ...rest
    } = securityHeaders(sources, {
      https: true,
    }).app;
    expect(rest).toEqual({
      'X-Frame-Options': 'DENY',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('are with scripts, styles and fonts those that browsers obey there', () => {
    expect(securityHeaders(sources, { https: true }).parts).toEqual({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('leave out strict transport on plain http', () => {
    for (const headers of Object.values(securityHeaders(sources, { https: false }))) {
      expect(headers).not.toHaveProperty('Strict-Transport-Security');
    }
  });

  it('never isolate the portal from its frames', () => {
    expect(securityHeaders(sources, { https: true }).app).not.toHaveProperty('Cross-Origin-Embedder-Policy');
  });

  it('lend a feature to the hosts of the kinds that ask for it', () => {
    const policy = permissionsPolicy(frames);
    expect(policy).toContain(
      'fullscreen=(self "https://login.example" "https://map.example" "https://newsky.example" "https://seats.example")',
    );
    expect(policy).toContain(
      'storage-access=(self "https://dispatch.example" "https://login.example" "https://newsky.example")',
    );
    expect(policy.split(', ').slice(0, 12)).toEqual(
      'camera microphone geolocation payment usb serial midi display-capture accelerometer gyroscope magnetometer xr-spatial-tracking'
        .split(' ')
        .map((feature) => `${feature}=()`),
    );
    expect(policy).toMatch(/, clipboard-write=\(self\)$/);
  });
});

it('every hop of a frame becomes an origin once, and own documents none', () => {
  expect(frameOrigins([...frames, ...frames])).toEqual(origins);
});

it.each(Object.entries(frameFeatures))(
  'a frame of kind %s asks for what the headers lend it',
  (kind, features) => {
    const { allow } = frameAttributes(kind as keyof typeof frameFeatures, 'outside');
    const asked = allow.split('; ').filter((feature) => !feature.endsWith(" 'none'"));
    expect(asked.toSorted()).toEqual([...features].toSorted());
  },
);
