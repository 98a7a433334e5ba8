const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Adds a policy to a page, for hosts that send no headers of their own: right after the charset, which must come first,
 * and before everything that the policy governs.
 */
export function withPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error('The page has no <meta charset="utf-8"> to put the policy after');
  return html.replace(
    CHARSET,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
