import type { Endpoint } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { accessEndpoints, ownAccessEndpoints } from '#server/modules/access/access-routes.ts';
import { expectRecentProof } from '#server/modules/access/prove-password.ts';
import { knownDevices } from '#server/modules/access/known-devices.ts';
import { linkService } from '#server/modules/access/link-service.ts';
import { passkeyService } from '#server/modules/access/passkey-service.ts';
import { secondFactorEndpoints } from '#server/modules/access/second-factor-routes.ts';
import { secondFactorService } from '#server/modules/access/second-factor-service.ts';
import { signInService } from '#server/modules/access/sign-in-service.ts';
import { leaveEndpoints } from '#server/modules/leaves/leave-routes.ts';
import { sanctionAppealEndpoints, sanctionEndpoints } from '#server/modules/sanctions/sanction-routes.ts';
import { profileEndpoints } from '#server/modules/profile/profile-routes.ts';
import { profileService } from '#server/modules/profile/profile-service.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { networkEndpoints } from '#server/kernel/airline/network-routes.ts';
import { auditEndpoints } from '#server/kernel/audit/audit-routes.ts';
import { awardEndpoints } from '#server/modules/awards/award-routes.ts';
import { bookingEndpoints, planEndpoints } from '#server/modules/bookings/booking-routes.ts';
import { transferEndpoints } from '#server/modules/transfers/transfer-routes.ts';
import { calendarEndpoints } from '#server/modules/calendar/calendar-routes.ts';
import { deskEndpoints } from '#server/modules/desk/desk-routes.ts';
import { deviceCodeEndpoints } from '#server/modules/device-codes/device-code-routes.ts';
import { deviceCodes } from '#server/modules/device-codes/device-codes.ts';
import type { AskDiscord } from '#server/modules/discord/discord-api.ts';
import { discordEndpoints } from '#server/modules/discord/discord-routes.ts';
import { departureRooms } from '#server/modules/departures/departure-rooms.ts';
import { departureEndpoints } from '#server/modules/departures/departure-routes.ts';
import { eventDeskEndpoints, eventEndpoints } from '#server/modules/events/event-routes.ts';
import { focusEndpoints } from '#server/modules/events/focus-routes.ts';
import { fleetImportEndpoints, fleetEndpoints } from '#server/modules/fleet-desk/fleet-routes.ts';
import { contentExportEndpoints } from '#server/modules/content-export/export-routes.ts';
import { flightPointsEndpoints } from '#server/modules/points/flight-points-routes.ts';
import {
  rankFigureEndpoints,
  promotionAppealEndpoints,
  rankEndpoints,
} from '#server/modules/ranks/rank-routes.ts';
import { typeEndpoints } from '#server/modules/fleet-types/type-routes.ts';
import { gettingStartedEndpoints } from '#server/modules/getting-started/getting-started-routes.ts';
import { importEndpoints } from '#server/modules/imports/import-routes.ts';
import { jobEndpoints } from '#server/kernel/jobs/job-routes.ts';
import { companyKeyEndpoints, keyEndpoints } from '#server/modules/keys/key-routes.ts';
import { type KeyService, keyService } from '#server/modules/keys/key-service.ts';
import type { LiveFeed } from '#server/modules/live/live-feed.ts';
import { liveEndpoints } from '#server/modules/live/live-routes.ts';
import { messageEndpoints } from '#server/kernel/messages/message-routes.ts';
import {
  noticeDeskEndpoints,
  noticeEndpoints,
  maintenanceEndpoints,
} from '#server/modules/notices/notice-routes.ts';
import { ownDataEndpoints } from '#server/modules/own-data/own-data-routes.ts';
import { pushEndpoints } from '#server/kernel/push/push-routes.ts';
import { proposalEndpoints } from '#server/modules/proposals/proposal-routes.ts';
import { rosterEndpoints } from '#server/modules/roster/roster-routes.ts';
import { personEndpoints, staffPilotEndpoints } from '#server/modules/pilots/staff-routes.ts';
import { staffService } from '#server/modules/pilots/staff-service.ts';
import { closureEndpoints, ledgerEndpoints } from '#server/modules/points/ledger-routes.ts';
import { ownPointsEndpoints } from '#server/modules/points/own-points-routes.ts';
import { recorderEndpoints } from '#server/modules/recordings/recorder-routes.ts';
import { pilotActEndpoints } from '#server/modules/reviews/pilot-acts-routes.ts';
import { reportMessageEndpoints, reviewEndpoints } from '#server/modules/reviews/review-routes.ts';
import { reportEndpoints } from '#server/modules/logbook/report-routes.ts';
import { positionEndpoints } from '#server/modules/positions/position-routes.ts';
import { rightsEndpoints } from '#server/modules/rights/rights-routes.ts';
import type { LiveSettings } from '#server/modules/settings/live-settings.ts';
import { settingEndpoints } from '#server/modules/settings/setting-routes.ts';
import { statisticsEndpoints, goalPlanEndpoints } from '#server/modules/statistics/statistics-routes.ts';
import { applicationEndpoints, joinLinkEndpoints } from '#server/modules/applications/application-routes.ts';
import { appealEndpoints } from '#server/modules/appeal-desk/appeal-routes.ts';
import { rulesEndpoints } from '#server/modules/rules-desk/rules-routes.ts';
import { timetableEndpoints } from '#server/modules/timetable-desk/timetable-routes.ts';
import { tourDeskEndpoints, tourPlanEndpoints, tourEndpoints } from '#server/modules/tours/tour-routes.ts';
import { weatherEndpoints } from '#server/modules/weather/weather-routes.ts';
import { webhookEndpoints } from '#server/modules/webhooks/webhook-routes.ts';
import type { ApiOptions } from './api-options.ts';

/** Dependencies of the endpoints. */
export interface EndpointOptions {
  db: Database;
  airline: Airline;
  settings: LiveSettings;
  /** Public address of the portal, with a final slash. */
  publicUrl: string;
  /** Path under which portal and platform stand. */
  base: string;
  feed: LiveFeed;
  /** For tests: allows addresses that people enter to lead to this machine. */
  allowLoopback: boolean;
  /** Whether the server has the airline's key for NewSky. */
  newsky: boolean;
  /** Asks Discord. */
  discord: AskDiscord;
  /** Public VAPID key, base64url. */
  pushKey: string;
  /** Secret key for the digests of addresses and the tokens of known browsers. */
  addressKey: Uint8Array;
  /** Whether mails are really sent; without a mail server they become files. */
  byMail: boolean;
}

/** Makes every endpoint of the platform, and the function that identifies the caller of a request. */
export function allEndpoints({
  db,
  airline,
  settings,
  publicUrl,
  base,
  feed,
  allowLoopback,
  newsky,
  discord,
  pushKey,
  addressKey,
  byMail,
}: EndpointOptions): {
  endpoints: Endpoint[];
  identify: ApiOptions['identify'];
  keys: KeyService;
} {
  const devices = knownDevices(addressKey);
  const signIns = signInService(db, airline, devices);
  const links = linkService(db, airline, publicUrl, byMail);
  const applications = { db, airline, publicUrl, key: addressKey, byMail };
  const passkeys = passkeyService(db, airline, publicUrl);
  const keys = keyService(db, airline);
  const rooms = departureRooms(db, airline.operations);
  return {
    keys,
    endpoints: [
      ...accessEndpoints(db, signIns, links, passkeys),
      ...ownAccessEndpoints(db, airline),
      ...profileEndpoints(db, airline, profileService(db, airline)),
      ...ownDataEndpoints(db, airline, base),
      ...secondFactorEndpoints(secondFactorService(db, airline), passkeys),
      ...keyEndpoints(keys, (actor, now) => expectRecentProof(db.queries, actor, now)),
      ...deviceCodeEndpoints(deviceCodes(db, keys, publicUrl)),
      ...leaveEndpoints(db, airline),
      ...sanctionEndpoints(db, airline),
      ...sanctionAppealEndpoints(db),
      ...appealEndpoints(db, airline),
      ...messageEndpoints(db),
      ...pushEndpoints(db, pushKey),
      ...rosterEndpoints(db, airline),
      ...personEndpoints(db, airline),
      ...staffPilotEndpoints(db, airline, links, staffService(db, airline, links)),
      ...applicationEndpoints(applications, links),
      ...joinLinkEndpoints(applications, links),
      ...departureEndpoints(rooms),
      ...proposalEndpoints(db, airline.operations, rooms),
      ...bookingEndpoints(db, airline.operations),
      ...planEndpoints(db, airline.operations),
      ...transferEndpoints(db, airline.operations),
      ...noticeEndpoints(db, airline),
      ...noticeDeskEndpoints(db, airline),
      ...fleetEndpoints(db, airline.operations),
      ...tourEndpoints(db, airline),
      ...tourDeskEndpoints(db, airline.operations),
      ...maintenanceEndpoints(db),
      ...tourPlanEndpoints(db, airline.operations),
      ...goalPlanEndpoints(db, airline.operations),
      ...eventEndpoints(db, airline),
      ...focusEndpoints(db, airline.operations),
      ...eventDeskEndpoints(db, airline),
      ...awardEndpoints(db, airline),
      ...fleetImportEndpoints(db, airline.operations),
      ...typeEndpoints(db, airline),
      ...contentExportEndpoints(db, airline),
      ...rankFigureEndpoints(db, airline),
      ...flightPointsEndpoints(db, airline.operations),
      ...timetableEndpoints(db, airline.operations),
      ...networkEndpoints(airline.operations),
      ...weatherEndpoints(airline.operations),
      ...calendarEndpoints(db, publicUrl),
      ...rightsEndpoints(airline),
      ...positionEndpoints(db, airline),
      ...recorderEndpoints(db, airline),
      ...pilotActEndpoints(db, airline),
      ...reportEndpoints(db, airline),
      ...statisticsEndpoints(db, airline),
      ...liveEndpoints(db, feed, airline.operations.icaoCode),
      ...reviewEndpoints(db, airline),
      ...reportMessageEndpoints(db, airline),
      ...rulesEndpoints(db, airline),
      ...deskEndpoints(db),
      ...gettingStartedEndpoints(db, airline),
      ...ownPointsEndpoints(db, airline),
      ...ledgerEndpoints(db, airline),
      ...closureEndpoints(db, airline),
      ...rankEndpoints(db, airline),
      ...promotionAppealEndpoints(db, airline),
      ...jobEndpoints(db),
      ...settingEndpoints(db, settings),
      ...auditEndpoints(db),
      ...importEndpoints(db, { airline, newsky }),
      ...companyKeyEndpoints(db),
      ...discordEndpoints(db, airline, discord),
      ...webhookEndpoints(db, { airline, publicUrl, allowLoopback }),
    ],
    async identify({ token, key }, now) {
      if (key !== undefined) return keys.identify(key, now);
      return token === undefined ? { kind: 'visitor' } : signIns.identify(token, now);
    },
  };
}
