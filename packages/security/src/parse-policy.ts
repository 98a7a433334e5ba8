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
