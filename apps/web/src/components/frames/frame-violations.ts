/** A rendered frame that is informed when our policy blocks it. */
export interface WatchedFrame {
  /** Absolute address that the frame was given. */
  src: string;
  /** Servers of its entry in the registry. */
  hosts: readonly string[];
  /** Whether its page may redirect to a sign-in, the usual reason for leaving the listed servers. */
  signsIn: boolean;
  blocked: (uri: string) => void;
}

/**
 * Longest time between the report of a block and the `load` event of its frame, milliseconds (about 50 in Chromium).
 * Chromium reports the address after a redirect, so with several frames only the order of events shows which one it
 * was.
 */
const CLAIM_WITHIN_MS = 1_500;

/** Milliseconds by which `load` may come first. */
const JUST_LOADED_MS = 250;

interface Pending {
  uri: string;
  suspects: readonly WatchedFrame[];
  /** Loaded just before the report, or since; another frame may still turn out likelier. */
  fallback: WatchedFrame | undefined;
  timer: ReturnType<typeof setTimeout>;
}

const watched = new Set<WatchedFrame>();
/** Last load of each frame, on the clock of `performance.now()`. */
const loadedAt = new WeakMap<WatchedFrame, number>();
let pending: Pending | undefined;

/** Tells `frame` when the portal's `frame-src` refuses its page, a redirect or a later step. Returns the way to stop. */
export function watchViolations(frame: WatchedFrame): () => void {
  if (watched.size === 0) document.addEventListener('securitypolicyviolation', onViolation);
  watched.add(frame);
  return () => {
    watched.delete(frame);
    if (pending?.fallback === frame) pending.fallback = undefined;
    if (watched.size > 0) return;
    document.removeEventListener('securitypolicyviolation', onViolation);
    settle(undefined);
  };
}

/** Must be called at each `load` of a frame: assigns a block to it that could not be assigned before. */
export function claimViolation(frame: WatchedFrame): void {
  loadedAt.set(frame, performance.now());
  if (!pending?.suspects.includes(frame)) return;
  if (frame.signsIn || !pending.suspects.some((suspect) => suspect.signsIn)) settle(frame);
  else pending.fallback ??= frame;
}

/** Frames to which a report may refer, by its address. */
export function suspectsOf(frames: readonly WatchedFrame[], uri: string): readonly WatchedFrame[] {
  const origin = originOf(uri);
  const site = siteOf(uri);
  const tests: ((frame: WatchedFrame) => boolean)[] = [
    (frame) => frame.src === uri,
    (frame) => origin !== undefined && originOf(frame.src) === origin,
    (frame) => site !== undefined && frame.hosts.some((host) => siteOf(`https://${host}`) === site),
  ];
  for (const test of tests) {
    const found = frames.filter(test);
    if (found.length > 0) return found;
  }
  return frames;
}

function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  if (effectiveDirective !== 'frame-src') return;
  // Ignores the second report: the policy is both in a header and in a `<meta>`, and each reports.
  if (pending?.uri === blockedURI) return;
  const suspects = suspectsOf([...watched], blockedURI);
  const [only] = suspects;
  if (only && suspects.length === 1) {
    only.blocked(blockedURI);
    return;
  }
  settle(undefined);
  const timer = setTimeout(() => settle(pending?.fallback), CLAIM_WITHIN_MS);
  const now = performance.now();
  const fallback = suspects.find(
    (frame) => frame.signsIn && now - (loadedAt.get(frame) ?? -Infinity) < JUST_LOADED_MS,
  );
  pending = { uri: blockedURI, suspects, fallback, timer };
}

function settle(frame: WatchedFrame | undefined): void {
  if (!pending) return;
  clearTimeout(pending.timer);
  const { uri } = pending;
  pending = undefined;
  frame?.blocked(uri);
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The last two labels of the host, which usually identify a company. */
function siteOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.split('.').slice(-2).join('.') : undefined;
}
