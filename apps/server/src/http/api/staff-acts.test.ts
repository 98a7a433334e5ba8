import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { ROLE_CAPABILITIES } from '@va/domain/rights/roles.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { noticeOrder } from '#server/testing/staff-things.ts';

/** Acts of staff that need no words, and why. */
const WITHOUT_REASON: Record<string, string> = {
  checkAircraftFile: 'applies nothing',
  checkTimetableFile: 'applies nothing',
  checkImport: 'applies nothing',
  readNewsky: 'applies nothing',
  tryScoringRules: 'applies nothing',
  judgeAgain: 'applies nothing',
  tryRankFigures: 'applies nothing',
  tryFlightPoints: 'applies nothing',
  tryTour: 'applies nothing',
  tryGoal: 'applies nothing',
  undoFlightPoints: 'puts back what there was',
  changeMaintenance: 'its sentence says why',
  addFlight: 'the form says all there is to say',
  publishNotice: 'its text says what it is for',
  createEvent: 'its text says what it is for',
  createWebhook: 'its name says what it is for',
  createCompanyKey: 'its name says what it is for',
  undoRankFigures: 'puts back what there was',
  addAircraft: 'the form says all there is to say',
  addType: 'the form says all there is to say',
  addTour: 'the form says all there is to say',
  removeTour: 'nobody takes part in it, or it is as the content says again',
  undoTour: 'puts back what there was',
  undoGoal: 'puts back what there was',
  changeType: 'its history says what there was and what there is',
  removeType: 'nothing is of it',
  undoType: 'puts back what there was',
  removePosition: 'nobody holds it',
  undoPosition: 'puts back what there was',
  changeAircraft: 'its history says what there was and what there is',
  takeReview: 'holds a report for a quarter of an hour',
  assignAppeal: 'asks somebody else to decide, who gives the words',
  acceptApplication: 'grants what somebody applied for; a refusal needs words',
  sendTestMail: 'a message to oneself',
  testWebhook: 'a message to try the address',
  decideLeave: 'grants what the pilot asked for; a refusal needs words',
  decideReport: 'accepts what the rules found good; a rejection and a waiver need words',
};

/** What each act in force is taken back with, or in brackets why it has no inverse. */
const UNDO: Record<string, string> = {
  changeMaintenance: 'changeMaintenance',
  decideLeave: 'endLeave',
  decideReport: 'reopenReport',
  endLeave: '(the pilot asks for another leave)',
  reopenLeave: 'decideLeave',
  warnPilot: 'liftWarning',
  liftWarning: 'warnPilot',
  suspendPilot: 'liftSuspension',
  liftSuspension: 'suspendPilot',
  expelPilot: 'decideAppeal',
  decideAppeal: 'takeBackPromotion',
  retirePilot: 'readmitPilot',
  readmitPilot: 'retirePilot',
  mergePilots: '(two accounts are one: the dialog says so)',
  erasePilot: '(the data are gone: the dialog says so)',
  invitePilot: 'retirePilot',
  acceptApplication: 'reopenApplication',
  declineApplication: 'reopenApplication',
  reopenApplication: 'declineApplication',
  makeJoinLink: 'revokeJoinLink',
  revokeJoinLink: '(the team makes another)',
  makeLink: 'makeLink',
  resetSecondFactor: '(its owner sets another)',
  changePilot: 'changePilot',
  changeRights: 'changeRights',
  correctPilot: 'correctPilot',
  setRank: 'setRank',
  writeNote: 'removeNote',
  removeNote: 'writeNote',
  cancelBookingByCompany: '(the seat may be somebody else’s: the pilot books again)',
  publishNotice: 'withdrawNotice',
  withdrawNotice: 'restoreNotice',
  restoreNotice: 'withdrawNotice',
  changeNotice: 'changeNotice',
  changeService: 'changeService',
  ferryAircraft: 'ferryAircraft',
  closeTour: 'reopenTour',
  reopenTour: 'closeTour',
  createEvent: 'cancelEvent',
  changeEvent: 'changeEvent',
  cancelEvent: 'restoreEvent',
  restoreEvent: 'cancelEvent',
  giveAward: 'takeAward',
  takeAward: 'giveAward',
  addAircraft: 'takeBackImport',
  changeAircraft: 'changeAircraft',
  addType: 'undoType',
  changeType: 'undoType',
  removeType: 'undoType',
  undoType: 'undoType',
  addTour: 'undoTour',
  changeTour: 'undoTour',
  removeTour: 'undoTour',
  undoTour: 'undoTour',
  changeGoal: 'undoGoal',
  undoGoal: 'undoGoal',
  addPosition: 'undoPosition',
  changePosition: 'undoPosition',
  removePosition: 'undoPosition',
  undoPosition: 'undoPosition',
  changeFlightPoints: 'undoFlightPoints',
  undoFlightPoints: 'undoFlightPoints',
  changeRankFigures: 'undoRankFigures',
  undoRankFigures: 'undoRankFigures',
  applyAircraftFile: 'takeBackImport',
  applyProposal: 'takeBackImport',
  applyTimetableFile: 'takeBackImport',
  addFlight: 'takeBackImport',
  changeFlight: 'changeFlight',
  askPilot: '(a question was read)',
  writeToPilot: '(a message was read)',
  assignAppeal: 'assignAppeal',
  resolveAppeal: 'reopenReport',
  reopenReport: 'decideReport',
  voidReport: 'resolveAppeal',
  withdrawVoid: 'voidReport',
  nameArrival: 'nameArrival',
  activateScoringRules: 'activateScoringRules',
  adjustPoints: 'reversePoints',
  reversePoints: 'adjustPoints',
  adjustHours: 'adjustHours',
  decidePointsProposal: 'reversePoints',
  decidePointsClaim: 'reversePoints',
  decideLapse: 'readmitPilot',
  restartClosure: '(does again what failed)',
  signQualification: 'takeBackSheet',
  takeBackSheet: 'signQualification',
  decidePromotion: 'takeBackPromotion',
  takeBackPromotion: 'decidePromotion',
  changeSetting: 'changeSetting',
  applyImport: 'takeBackImport',
  takeBackImport: 'checkImport',
  inviteImported: '(mails have gone out: the dialog says so)',
  createCompanyKey: 'revokeCompanyKey',
  renewCompanyKey: '(it ends by its date; revokeCompanyKey ends it at once)',
  revokeCompanyKey: 'createCompanyKey',
  setDiscord: 'removeDiscord',
  removeDiscord: 'setDiscord',
  createWebhook: 'removeWebhook',
  changeWebhook: 'changeWebhook',
  removeWebhook: 'createWebhook',
  renewWebhookSecret: 'renewWebhookSecret',
  retryOutbox: '(a mail goes out)',
  restartJob: '(does again what failed)',
};

/** Fields in which staff say why: of an act, a decision, a sanction, an answer. */
const WORDS = ['reason', 'text', 'facts', 'answer'];
const bodySchema = z.looseObject({ required: z.array(z.string()).default([]) });
const namedSchema = z.object({ $ref: z.string(), $defs: z.record(z.string(), bodySchema) });

describe('acts of staff', () => {
  const api = apiForTests('postgres');
  const acts = () =>
    api.platform.endpoints.filter(
      ({ method, access }) =>
        method !== 'get' && access.kind === 'capability' && !ROLE_CAPABILITIES.pilot.has(access.capability),
    );

  it('ask for a reason wherever something changes', () => {
    const silent = acts().filter(({ body }) => {
      const json = body ? z.toJSONSchema(body, { io: 'input' }) : {};
      const named = namedSchema.safeParse(json).data;
      const { required } = named?.$defs[named.$ref.split('/').at(-1) ?? ''] ?? bodySchema.parse(json);
      return !WORDS.some((word) => required.includes(word));
    });
    expect(silent.map(({ operation }) => operation).toSorted()).toEqual(
      Object.keys(WITHOUT_REASON).toSorted(),
    );
  });

  it('have an inverse wherever their effect has one', () => {
    const names = acts().map(({ operation }) => operation);
    const known = { ...UNDO, ...WITHOUT_REASON };
    expect(names.filter((name) => !(name in known))).toEqual([]);
    expect(Object.keys(known).filter((name) => !names.includes(name))).toEqual([]);
    const ways = Object.values(UNDO).filter((way) => !way.startsWith('('));
    expect(ways.filter((way) => !names.includes(way))).toEqual([]);
  });

  it('need none where what is made says itself what it is for: an event, a notice, a webhook, a key', async () => {
    const staff = await api.signedIn('administrator');
    const in3Days = (hours: number) => new Date(api.now().getTime() + (72 + hours) * 3_600_000).toISOString();
    const { reason, ...notice } = noticeOrder;
    const orders: [path: string, action: string, body: object][] = [
      ['/notices', 'notice.published', notice],
      [
        '/events',
        'event.created',
        {
          name: 'Noche de Dublín',
          body: 'Todos a Dublín.',
          startsAt: in3Days(0),
          endsAt: in3Days(4),
          airports: ['EIDW'],
          countsOn: 'arrival',
          signup: true,
        },
      ],
      [
        '/webhooks',
        'webhook.created',
        { label: 'Canal', url: 'https://example.org/x', format: 'json', events: ['report.accepted'] },
      ],
      ['/keys', 'company-key.created', { label: 'Web', scopes: ['staff:statistics'] }],
    ];
    for (const [path, action, body] of orders) {
      const { status, body: answer } = await staff.post(path, body);
      expect(status, `${path} ${JSON.stringify(answer)}`).toBe(201);
      const [noted] = (await staff.get(`/audit?action=${action}`)).body.items;
      expect(noted, action).toMatchObject({ reason: null });
      // What is said all the same must say something.
      expect((await staff.post(path, { ...body, reason: 'corto' })).status, path).toBe(422);
    }
    expect((await staff.post('/notices', { ...notice, title: 'Otra pista', reason })).status).toBe(201);
  });

  it('leave their reason in the audit', async () => {
    const staff = await api.signedIn('administrator');
    const reason = 'Para la página web de la compañía';
    const made = await staff.post('/keys', { label: 'Web', scopes: ['staff:statistics'], reason });
    expect(made.status).toBe(201);
    const [noted] = (await staff.get('/audit?action=company-key.created')).body.items;
    expect(noted).toMatchObject({ reason, subjectId: made.body.key.id });
  });
});
