import type { Capability } from '@va/domain/rights/capabilities.ts';

/** A pilot who acts, by a sign-in or by a key. */
export interface PilotActor {
  kind: 'pilot';
  pilotId: string;
  /** The pilot's present callsign; null once it was released. */
  callsign: string | null;
  /** What the pilot may do now, given the account's state and this sign-in or key. */
  capabilities: ReadonlySet<Capability>;
  /** Id of the sign-in; null when the caller uses a key. */
  signInId: string | null;
  /** The key and what it may do, or null for a sign-in. */
  key: { id: string; scopes: readonly string[] } | null;
  /** Whether the second factor is still missing: nothing is allowed but giving it. */
  pending: boolean;
  /** Whether staff capabilities wait for a second factor to be set. */
  mustSetSecondFactor: boolean;
  expiresAt: Date;
}

/** The caller of a request: a pilot, or a visitor without a sign-in. */
export type Actor = PilotActor | { kind: 'visitor' };

/** Facts of a request besides its content. */
export interface RequestContext {
  /** For the log, the audit and support. */
  requestId: string;
  /** Digest of the address that asked; the address itself is kept nowhere. */
  addressHash: Uint8Array;
  /** The same digest of its network range: somebody who holds many addresses mostly holds them in one range. */
  rangeHash: Uint8Array;
  /** Name of the browser and system, for the list of devices. */
  userAgent: string;
  /** The token of the cookie, where there is one. */
  sessionToken: string | undefined;
  /** The token of a browser in which a pilot has signed in before; undefined without one. */
  deviceToken?: string | undefined;
  /** The reason that the body gives; it goes into the audit entry. */
  reason?: string | undefined;
  now: Date;
}
