/** Addresses of our own workers as Trusted Types requires them. */
import { withBase } from '#app/config/base-url.ts';

/** The part of Trusted Types that we use; browsers without it take plain text. */
interface TrustedTypesDoor {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): TrustedPolicy;
}
interface TrustedPolicy {
  createScriptURL(url: string): string;
}

let policy: TrustedPolicy | undefined;

/**
 * The address of one of our own workers, for `new Worker` and for registering one. Throws for any other address.
 * @param policyName the one policy that the header allows
 */
export function scriptAddress(address: string, policyName: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesDoor };
  if (!trustedTypes) return ownAddress(address);
  // Created once: the browser refuses a second policy of the same name.
  policy ??= trustedTypes.createPolicy(policyName, { createScriptURL: ownAddress });
  return policy.createScriptURL(address);
}

function ownAddress(address: string): string {
  const isOwn =
    address === withBase('/sw.js') ||
    address.startsWith(withBase('/assets/')) ||
    // The development server serves sources under `/src/`.
    (import.meta.env.DEV && address.startsWith(withBase('/src/')));
  if (!isOwn) throw new TypeError(`No worker at ${address}`);
  return address;
}
