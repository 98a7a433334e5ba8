import type { Capability } from '@va/domain/rights/capabilities.ts';

/** A pilot who acts, by a sign-in or by a key. */
export interface PilotActor {
  kind: 'pilot';
  pilotId: string;
  /** As it is now; null once released. */
  callsign: string | null;
  /** What counts in this state of the account, with this sign-in or key. */
  capabilities: ReadonlySet<Capability>;
  /** The sign-in, or null for a key. */
  signInId: string | null;
  /** The key and what it may do, or null for a sign-in. */
  key: { id: string; scopes: readonly string[] } | null;
  /** Whether the second factor is still missing: nothing is allowed but giving it. */
  pending: boolean;
  /** Whether staff capabilities wait for a second factor to be set. */
  mustSetSecondFactor: boolean;
  expiresAt: Date;
}

/** Who asks: a pilot, or anybody. */
export type Actor = PilotActor | { kind: 'visitor' };

/** What is known of a request besides its content. */
export interface RequestContext {
  /** For the log, the audit and support. */
  requestId: string;
  /** Digest of the address that asked; the address itself is kept nowhere. */
  addressHash: Uint8Array;
  /** The same of the part of the network that it is in: who has many addresses has them there. */
  rangeHash: Uint8Array;
  /** What the browser calls itself, shortened, for the list of devices. */
  userAgent: string;
  /** The token of the cookie, where there is one. */
  sessionToken: string | undefined;
  /** The token of a browser in which somebody signed in before, where there is one. */
  deviceToken?: string | undefined;
  /** Why, as the body says; the audit carries it. */
  reason?: string | undefined;
  now: Date;
}
