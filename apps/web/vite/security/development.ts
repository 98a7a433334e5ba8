/** The policy while developing: the one of production plus what Vite needs to replace modules in a running page. */
import { appDirectives, securityHeaders, serializePolicy } from '@va/security/headers.ts';
import type { HeaderClasses, SecuritySources } from '@va/security/headers.ts';

/** Nonce of the scripts and styles that Vite adds. It protects nothing and is only sent by the dev server. */
export const DEV_NONCE = 'portal-dev';

/** Headers of the dev server. A library that injects its own styles breaks here as it would in production. */
export function developmentHeaders(sources: SecuritySources): HeaderClasses {
  const { app, ...others } = securityHeaders(sources, { https: false });
  const directives = appDirectives(sources, false);
  const nonce = `'nonce-${DEV_NONCE}'`;
  const policy = serializePolicy({
    ...directives,
    'script-src': [...(directives['script-src'] ?? []), nonce],
    'style-src': [...(directives['style-src'] ?? []), nonce],
    'connect-src': [...(directives['connect-src'] ?? []), 'ws:'],
  });
  return { app: { ...app, 'Content-Security-Policy': policy }, ...others };
}
