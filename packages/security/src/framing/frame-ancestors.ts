/** A policy as a map of directive to values. A directive that is repeated counts once, the first time. */
export function parsePolicy(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .toReversed()
      .map(([name = '', ...values]) => [name.toLowerCase(), values]),
  );
}

/** Header values, lower-case names, one entry per header line. */
export type HeaderLines = Readonly<Record<string, readonly string[] | undefined>>;

/** The `frame-ancestors` lists of every policy in force; a policy that only reports is not. */
export function frameAncestors(headers: HeaderLines): string[][] {
  return (headers['content-security-policy'] ?? [])
    .flatMap((line) => line.split(','))
    .flatMap((policy) => {
      const sources = parsePolicy(policy)['frame-ancestors'];
      return sources ? [sources] : [];
    });
}

/**
 * Whether a `frame-ancestors` list lets a page of `page` be framed by a page of `portal` (both origins).
 * CSP Level 3, §6.7.2: `'self'` is the framed page's own origin, http also stands for https.
 */
export function admits(sources: readonly string[], portal: URL, page: URL): boolean {
  return sources.some((source) => matches(source.toLowerCase(), portal, page));
}

function matches(source: string, portal: URL, page: URL): boolean {
  if (source === '*') return true;
  if (source === "'self'") return portal.origin === page.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return schemeMatches(source, portal.protocol);
  const host = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9.-]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source);
  if (!host) return false;
  const [, scheme, name = '', port] = host;
  return (
    schemeMatches(scheme ? `${scheme}:` : page.protocol, portal.protocol) &&
    nameMatches(name, portal.hostname) &&
    portMatches(port, portal)
  );
}

function schemeMatches(allowed: string, actual: string): boolean {
  return allowed === actual || (allowed === 'http:' && actual === 'https:');
}

function nameMatches(allowed: string, actual: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? actual.endsWith(allowed.slice(1)) : actual === allowed;
}

function portMatches(allowed: string | undefined, portal: URL): boolean {
  const standard = portal.protocol === 'https:' ? '443' : '80';
  const actual = portal.port || standard;
  if (allowed === '*') return true;
  if (allowed === undefined) return actual === standard;
  return allowed === actual || (allowed === '80' && actual === '443');
}
