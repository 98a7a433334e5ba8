/**
 * Name of the Trusted Types policy under which the portal registers its worker: `abc-sw` for the airline `ABC`. The
 * header allows this one, and the page creates this one.
 */
export function workerPolicyName(icaoCode: string): string {
  return `${icaoCode.toLowerCase()}-sw`;
}
