import { assignAppealBodySchema } from '../reports/reviews.ts';
import {
  appealSanctionBodySchema,
  appealsQuerySchema,
  decideAppealBodySchema,
  expelBodySchema,
  ownSanctionSchema,
  sanctionSchema,
  sanctionsQuerySchema,
  suspendBodySchema,
} from './sanctions.ts';
import { pageOf } from '../shared/page.ts';
import { waitingAppealSchema } from './waiting-appeals.ts';
import { idParamsSchema } from '../account/me.ts';
import { z } from 'zod';
import {
  awardGrantSchema,
  awardParamsSchema,
  awardSchema,
  badgeSchema,
  giveAwardBodySchema,
} from './awards.ts';
import { discordViewSchema, setDiscordBodySchema } from './discord.ts';
import {
  callsignParamsSchema,
  changePilotBodySchema,
  changeRightsBodySchema,
  correctPilotBodySchema,
  decideLeaveBodySchema,
  erasePilotBodySchema,
  leavesQuerySchema,
  mergeBodySchema,
  pilotNoteSchema,
  pilotSchema,
  pilotsQuerySchema,
  reasonBodySchema,
  rosterPilotSchema,
  setRankBodySchema,
  writeNoteBodySchema,
} from './pilots.ts';
import { askLeaveBodySchema, leaveSchema } from '../account/own-leaves.ts';
import { handoverLinkSchema, invitePilotBodySchema } from './invitations.ts';
import {
  addPositionBodySchema,
  changePositionBodySchema,
  leftPositionSchema,
  positionParamsSchema,
  positionsSchema,
  undoPositionBodySchema,
} from './positions.ts';
import { routes } from '../shared/route.ts';

/** Pilots: who they are, awards, leaves, sanctions. */
export const pilotRoutes = routes({
  listAppeals: { route: 'GET /appeals', query: appealsQuerySchema, answer: pageOf(waitingAppealSchema) },
  decideAppeal: {
    route: 'POST /appeals/{id}/decide',
    params: idParamsSchema,
    body: decideAppealBodySchema,
    answer: waitingAppealSchema,
  },
  assignAppeal: {
    route: 'POST /appeals/{id}/assign',
    params: idParamsSchema,
    body: assignAppealBodySchema,
    answer: z.null(),
  },
  listAwards: { route: 'GET /awards', answer: z.array(awardSchema) },
  listOwnBadges: { route: 'GET /me/badges', answer: z.array(badgeSchema) },
  listAwardGrants: { route: 'GET /awards/grants', answer: z.array(awardGrantSchema) },
  giveAward: {
    route: 'POST /awards/{id}/give',
    params: awardParamsSchema,
    body: giveAwardBodySchema,
    answer: z.null(),
  },
  takeAward: {
    route: 'POST /awards/{id}/take',
    params: awardParamsSchema,
    body: giveAwardBodySchema,
    answer: z.null(),
  },
  readDiscord: { route: 'GET /discord', answer: discordViewSchema },
  setDiscord: { route: 'PUT /discord', body: setDiscordBodySchema, answer: discordViewSchema },
  removeDiscord: { route: 'POST /discord/remove', body: reasonBodySchema, answer: z.null() },
  listMyLeaves: { route: 'GET /me/leaves', answer: z.array(leaveSchema) },
  askLeave: { route: 'POST /me/leaves', body: askLeaveBodySchema, answer: leaveSchema },
  withdrawLeave: { route: 'POST /me/leaves/{id}/withdraw', params: idParamsSchema, answer: leaveSchema },
  listLeaves: { route: 'GET /leaves', query: leavesQuerySchema, answer: pageOf(leaveSchema) },
  endLeave: {
    route: 'POST /leaves/{id}/end',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: leaveSchema,
  },
  reopenLeave: {
    route: 'POST /leaves/{id}/reopen',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: leaveSchema,
  },
  decideLeave: {
    route: 'POST /leaves/{id}/decide',
    params: idParamsSchema,
    body: decideLeaveBodySchema,
    answer: leaveSchema,
  },
  correctPilot: {
    route: 'PUT /pilots/{callsign}/person',
    params: callsignParamsSchema,
    body: correctPilotBodySchema,
    answer: pilotSchema,
  },
  setRank: {
    route: 'PUT /pilots/{callsign}/rank',
    params: callsignParamsSchema,
    body: setRankBodySchema,
    answer: pilotSchema,
  },
  listNotes: {
    route: 'GET /pilots/{callsign}/notes',
    params: callsignParamsSchema,
    answer: z.array(pilotNoteSchema),
  },
  writeNote: {
    route: 'POST /pilots/{callsign}/notes',
    params: callsignParamsSchema,
    body: writeNoteBodySchema,
    answer: pilotNoteSchema,
  },
  removeNote: {
    route: 'POST /pilots/{callsign}/notes/{id}/remove',
    params: callsignParamsSchema.extend({ id: z.uuid() }),
    body: reasonBodySchema,
    answer: z.null(),
  },
  invitePilot: { route: 'POST /pilots', body: invitePilotBodySchema, answer: handoverLinkSchema },
  changePilot: {
    route: 'PATCH /pilots/{callsign}',
    params: callsignParamsSchema,
    body: changePilotBodySchema,
    answer: pilotSchema,
  },
  changeRights: {
    route: 'PUT /pilots/{callsign}/rights',
    params: callsignParamsSchema,
    body: changeRightsBodySchema,
    answer: pilotSchema,
  },
  suspendPilot: {
    route: 'POST /pilots/{callsign}/suspend',
    params: callsignParamsSchema,
    body: suspendBodySchema,
    answer: pilotSchema,
  },
  liftSuspension: {
    route: 'POST /pilots/{callsign}/lift-suspension',
    params: callsignParamsSchema,
    body: reasonBodySchema,
    answer: pilotSchema,
  },
  expelPilot: {
    route: 'POST /pilots/{callsign}/expel',
    params: callsignParamsSchema,
    body: expelBodySchema,
    answer: pilotSchema,
  },
  mergePilots: {
    route: 'POST /pilots/{callsign}/merge',
    params: callsignParamsSchema,
    body: mergeBodySchema,
    answer: z.null(),
  },
  erasePilot: {
    route: 'POST /pilots/{callsign}/erase',
    params: callsignParamsSchema,
    body: erasePilotBodySchema,
    answer: z.null(),
  },
  retirePilot: {
    route: 'POST /pilots/{callsign}/retire',
    params: callsignParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  readmitPilot: {
    route: 'POST /pilots/{callsign}/come-back',
    params: callsignParamsSchema,
    body: reasonBodySchema,
    answer: pilotSchema,
  },
  makeLink: {
    route: 'POST /pilots/{callsign}/link',
    params: callsignParamsSchema,
    body: reasonBodySchema,
    answer: handoverLinkSchema,
  },
  resetSecondFactor: {
    route: 'POST /pilots/{callsign}/second-factor/reset',
    params: callsignParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  listPositions: { route: 'GET /positions', answer: positionsSchema },
  addPosition: { route: 'POST /positions', body: addPositionBodySchema, answer: leftPositionSchema },
  changePosition: {
    route: 'PUT /positions/{id}',
    params: positionParamsSchema,
    body: changePositionBodySchema,
    answer: leftPositionSchema,
  },
  removePosition: {
    route: 'POST /positions/{id}/remove',
    params: positionParamsSchema,
    body: undoPositionBodySchema,
    answer: leftPositionSchema,
  },
  undoPosition: {
    route: 'POST /positions/{id}/undo',
    params: positionParamsSchema,
    body: undoPositionBodySchema,
    answer: leftPositionSchema,
  },
  listPilots: { route: 'GET /pilots', query: pilotsQuerySchema, answer: pageOf(rosterPilotSchema) },
  getPilot: { route: 'GET /pilots/{callsign}', params: callsignParamsSchema, answer: rosterPilotSchema },
  listMySanctions: { route: 'GET /me/sanctions', answer: z.array(ownSanctionSchema) },
  appealSanction: {
    route: 'POST /me/sanctions/{id}/appeal',
    params: idParamsSchema,
    body: appealSanctionBodySchema,
    answer: ownSanctionSchema,
  },
  withdrawSanctionAppeal: {
    route: 'POST /me/sanctions/{id}/withdraw-appeal',
    params: idParamsSchema,
    answer: ownSanctionSchema,
  },
  warnPilot: {
    route: 'POST /pilots/{callsign}/warn',
    params: callsignParamsSchema,
    body: expelBodySchema,
    answer: z.null(),
  },
  liftWarning: {
    route: 'POST /sanctions/{id}/lift',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  listSanctions: { route: 'GET /sanctions', query: sanctionsQuerySchema, answer: pageOf(sanctionSchema) },
});
