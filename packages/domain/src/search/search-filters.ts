/** The filters that are set; absent ones do not limit the results. */
export interface SearchFilters {
  /** ICAO codes. */
  origin?: string | undefined;
  destination?: string | undefined;
  /** `YYYY-MM-DD` UTC. */
  date?: string | undefined;
  /** Departure from–to, minutes after 00:00Z; over midnight where `from` is the later. */
  hours?: { from: number; to: number } | undefined;
  /** Minutes that the pilot has, from the preparation to the end of the flight. */
  timeMin?: number | undefined;
  /** Only flights with a return on the same day (within `timeMin`, if that is set too). */
  returnSameDay?: true | undefined;
  /** Id of a type. */
  type?: string | undefined;
  neverFlown?: true | undefined;
  /** Only routes that the pilot has not flown for more than this many days, or never. */
  notFlownForDays?: number | undefined;
  tourStage?: true | undefined;
  focus?: true | undefined;
  event?: true | undefined;
  continuation?: true | undefined;
  daylight?: true | undefined;
  freeTails?: true | undefined;
  /** Only flights to airports of which the pilot has the scenery. */
  ownScenery?: true | undefined;
  /** Only flights that one of the pilot's preferred aircraft can fly. */
  likedTail?: true | undefined;
  /** Number, code or name of an airport or its city. */
  text?: string | undefined;
}

/** Name of a filter. */
export type FilterName = keyof SearchFilters;
