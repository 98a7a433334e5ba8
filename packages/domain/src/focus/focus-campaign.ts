/** Focus Airports: for some days a flight to or from one gives a bonus. */
/** One airport as focus for some days; without days until staff remove it. */
export interface FocusCampaign {
  /** The code that the airline uses. */
  icao: string;
  /** First and last day, `YYYY-MM-DD` UTC by off block; null where it has none. */
  from: string | null;
  until: string | null;
  /** Ids of the types that count. */
  types: readonly string[];
  /** ICAO type designators that count for these ids besides their own, e.g. `A20N` for an A320-200. */
  substitutes: readonly string[];
}

/** A flight as far as a bonus asks for it. */
export interface FocusFlight {
  /** The airports where the flight really began and ended, by the airline's codes. */
  ends: readonly [string, string];
  typeId: string;
  /** Designator that the recorder saw; null where nobody saw any. */
  icaoType: string | null;
  /** Milliseconds since 1970-01-01T00:00Z. */
  offBlock: number;
}

/** Whether a campaign is in force at an instant, its last day included, UTC. */
export function isFocusAt({ from, until }: FocusCampaign, instant: number): boolean {
  const day = new Date(instant).toISOString().slice(0, 10);
  return (from === null || from <= day) && (until === null || day <= until);
}

/**
 * The Focus Airports for which a flight may have the bonus: in force at off block, the other end in the network, flown
 * with a type that counts.
 * @param known about the airports and types of the airline
 */
export function focusOfFlight(
  campaigns: readonly FocusCampaign[],
  { ends: [dep, arr], typeId, icaoType, offBlock }: FocusFlight,
  known: { inNetwork: (icao: string) => boolean; designatorOf: (typeId: string) => string | undefined },
): string[] {
  if (dep === arr) return [];
  const counts = (campaign: FocusCampaign, end: string, other: string) =>
    campaign.icao === end &&
    known.inNetwork(other) &&
    isFocusAt(campaign, offBlock) &&
    campaign.types.includes(typeId) &&
    (icaoType === null || icaoType === known.designatorOf(typeId) || campaign.substitutes.includes(icaoType));
  const ends = [
    [dep, arr],
    [arr, dep],
  ] as const;
  return ends.flatMap(([end, other]) =>
    campaigns.some((campaign) => counts(campaign, end, other)) ? [end] : [],
  );
}

/** Two campaigns of one airport that share a day; null when none do. */
export function clashOfFocus(campaigns: readonly FocusCampaign[]): [FocusCampaign, FocusCampaign] | null {
  for (const [index, one] of campaigns.entries()) {
    const other = campaigns
      .slice(index + 1)
      .find(
        ({ icao, from, until }) =>
          icao === one.icao &&
          (from === null || one.until === null || from <= one.until) &&
          (until === null || one.from === null || one.from <= until),
      );
    if (other) return [one, other];
  }
  return null;
}
