// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type HeaderClasses, securityHeaders } from './headers.ts';
import { hostFiles } from './host-files.ts';

/** Short headers, so that the whole of each file can be read below. */
const classes: HeaderClasses = {
  app: { Policy: 'app "strict"', Frame: 'no' },
  documents: { Policy: 'text', Frame: 'self' },
  parts: {},
  platform: { Policy: 'platform', Frame: 'self' },
};
const ever = 'public, max-age=31536000, immutable';

it('_headers: a narrower rule takes away what the wider one has set, or both would hold', () => {
  expect(hostFiles(classes, '/', true).headers).toBe(`/*
  Policy: app "strict"
  Frame: no
  Cache-Control: no-cache

/assets/*
  ! Policy
  ! Frame
  ! Cache-Control
  Cache-Control: ${ever}

/assets/workers/*
  Policy: app "strict"
  Frame: no

/documentos/*
  ! Policy
  ! Frame
  Policy: text
  Frame: self

/descargas/*
  Content-Disposition: attachment

/plataforma/*
  ! Policy
  ! Frame
  Policy: platform
  Frame: self

/plataforma/assets/*
  ! Policy
  ! Frame
  ! Cache-Control
  Cache-Control: ${ever}
`);
});

it('_redirects: missing files are missing, and each app answers for its own addresses', () => {
  expect(hostFiles(classes, '/eve/', true).redirects).toBe(`/eve /eve/ 308
/eve/plataforma /eve/plataforma/ 308
/eve/plataforma/api/* /eve/404.html 404
/eve/plataforma/assets/* /eve/404.html 404
/eve/plataforma/* /eve/plataforma/index.html 200
/eve/favicon.ico* /eve/404.html 404
/eve/sitemap.xml* /eve/404.html 404
/eve/robots.txt* /eve/404.html 404
/eve/images/* /eve/404.html 404
/eve/descargas/* /eve/404.html 404
/eve/documentos/* /eve/404.html 404
/eve/assets/workers/* /eve/404.html 404
/eve/assets/* /eve/404.html 404
/eve/* /eve/index.html 200
`);
});

describe('nginx', () => {
  const { nginx } = hostFiles(classes, '/', true);
  const location = (match: string) => nginx.split(`location ${match} {\n`)[1]?.split('\n}')[0];

  it('says every header in every location, with quotes that stay quotes', () => {
    expect(location('/')).toBe(
      String.raw`  try_files $uri /index.html =404;
  add_header Cache-Control "no-cache";
  add_header Policy "app \"strict\"" always;
  add_header Frame "no" always;`,
    );
    expect(location('^~ /assets/')).toBe(`  try_files $uri =404;\n  add_header Cache-Control "${ever}";`);
  });

  it('finds documents without their extension', () => {
    expect(location('^~ /documentos/')).toContain('  try_files $uri $uri.html $uri/index.html =404;');
    expect(location('^~ /documentos/')).toContain('  rewrite ^(/documentos/.+)/$ $1 break;');
  });

  it('leaves the platform its own addresses, and its API to the server', () => {
    expect(location('^~ /plataforma/')).toContain('try_files $uri /plataforma/index.html =404;');
    expect(location('^~ /plataforma/')).toContain('add_header Frame "self" always;');
    expect(nginx).toContain('location ^~ /plataforma/api/ { return 404; }');
    expect(nginx).toContain('location = /plataforma { return 308 /plataforma/; }');
  });
});

it('Apache: sections change what the rest sets, and each app answers for its own addresses', () => {
  const { apache } = hostFiles(classes, '/eve/', true);
  expect(apache).toContain('<If "%{REQUEST_URI} =~ m#^/eve/assets/#">\n  Header always unset Policy\n');
  expect(apache).toContain(`  Header set Cache-Control "${ever}"\n`);
  expect(apache).toContain(
    '<If "%{REQUEST_URI} =~ m#^/eve/plataforma/#">\n  Header always set Policy "platform"\n  Header always set Frame "self"\n</If>',
  );
  const rewrites = apache.slice(apache.indexOf('RewriteBase'));
  expect(rewrites).toBe(`RewriteBase /eve/
RewriteRule ^plataforma/api/ - [R=404,L]
RewriteRule ^plataforma/assets/ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^plataforma/ plataforma/index.html [END]
RewriteRule ^favicon.ico - [L]
RewriteRule ^sitemap.xml - [L]
RewriteRule ^robots.txt - [L]
RewriteRule ^images/ - [L]
RewriteRule ^descargas/ - [L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(documentos/.+[^/])/?$ $1.html [L]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(documentos/.+[^/])/?$ $1/index.html [L]
RewriteRule ^documentos/ - [L]
RewriteRule ^assets/workers/ - [L]
RewriteRule ^assets/ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ index.html [END]
`);
});

it('without a platform, no file names it, and the rest is as before', () => {
  const alone = hostFiles(classes, '/eve/', false);
  const whole = hostFiles(classes, '/eve/', true);
  expect(Object.values(alone).join('\n')).not.toContain('plataforma');
  for (const name of ['headers', 'redirects', 'nginx', 'apache'] as const) {
    const lines = new Set(whole[name].split('\n'));
    expect(alone[name].split('\n').filter((line) => !lines.has(line))).toEqual([]);
  }
});

it('_headers stays within the limits of its hosts: 100 rules, 2000 characters a line', () => {
  const many = Array.from({ length: 20 }, (_, index) => `frames-${index}.example.org`);
  const { headers } = hostFiles(
    securityHeaders(
      { frames: [{ kind: 'platform', hosts: many }], feeds: [], workerPolicy: 'abc-sw' },
      { https: true },
    ),
    '/',
    true,
  );
  const lines = headers.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
