import type { FocusCampaign } from './focus-campaign.ts';

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
