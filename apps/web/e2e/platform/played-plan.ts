/** A flight plan that a test plays: the server would ask a machine elsewhere for it. */

/** A plan as the API shows it, made two hours ago. */
export const planOf = (doubts: object[]) => ({
  provider: 'SimBrief',
  generatedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  fetchedAt: new Date().toISOString(),
  callsign: 'EVE101',
  tail: 'EC-LZD',
  icaoType: 'A320',
  levelFt: 37_000,
  route: 'PINAR UN870 BARPI DCT SOLDU',
  alternate: 'LEVC',
  blockFuelKg: 5369,
  tripFuelKg: 2470,
  blockMin: 70,
  doubts,
  vatsimUrl: 'https://my.vatsim.net/pilots/flightplan?raw=x',
  ivaoUrl: 'https://fpl.ivao.aero/flight-plans/create?flightPlan=x',
});
