import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { linkService } from '#server/modules/access/link-service.ts';
import { accountDates } from '#server/modules/pilots/account-dates.ts';
import { readAirline } from '#server/kernel/airline/read-airline.ts';
import { effects } from '#server/modules/effects/effects.ts';
import { expireBookings, leftTails, remindBookings } from '#server/modules/bookings/booking-jobs.ts';
import { awardsJob } from '#server/modules/awards/settle-awards.ts';
import { discordApi } from '#server/modules/discord/discord-api.ts';
import { discordRoles } from '#server/modules/discord/discord-roles.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { keepSampleAccounts } from '#server/modules/first-start/sample-accounts.ts';
import { demoTraffic } from '#server/modules/demo/demo-traffic.ts';
import { applyImports } from '#server/modules/imports/import-jobs.ts';
import { takeBackImports } from '#server/modules/imports/take-back-imports.ts';
import { inviteImported } from '#server/modules/imports/invite-imported.ts';
import { readNewsky } from '#server/modules/imports/read-newsky.ts';
import { housekeeping, vacuum } from '#server/modules/housekeeping/housekeeping.ts';
import { fileTransport, smtpTransport } from '#server/kernel/messages/mail-transport.ts';
import { networkDesk } from '#server/modules/networks/network-desk.ts';
import { noticesBegun } from '#server/modules/notices/announce-notices.ts';
import { closeMonthJob, closingCalendar, heldAfterJump } from '#server/modules/points/close-months.ts';
import { rankDates } from '#server/modules/ranks/rank-dates.ts';
import { telemetryMonths } from '#server/modules/recordings/keep-telemetry.ts';
import { questionDates } from '#server/modules/reviews/question-dates.ts';
import {
  followErasures,
  keepErasedAccounts,
  replayErasures,
} from '#server/modules/own-data/erased-accounts.ts';
import { publishEvents } from '#server/modules/events/publish-events.ts';
import { exportJob } from '#server/modules/own-data/exports.ts';
import { silentFlights, telemetryThinning } from '#server/modules/recordings/report-jobs.ts';
import { keepFigures } from '#server/modules/statistics/keep-figures.ts';
import { readPushKeys, webPushTransport } from '#server/kernel/push/push-service.ts';
import { actsOfTheFuture } from '#server/modules/verify/verify.ts';
import { followNetworks } from '#server/recorders/networks/read-networks.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import type { RunningPlatform } from './platform-options.ts';
import { createPlatform, LIMITS } from './platform.ts';
import { pagePainter, type RenderPage } from './paint-page.ts';
import type { PlatformSettings } from './platform-settings.ts';
import { startWork, followDemo, followWebhooks } from './loops.ts';

/** Longest time until the jobs of another process see changed settings, ms. */
const SETTINGS_EVERY_MS = 15_000;

/** Fills the database, once it is open, and starts the API and the jobs. Throws `StartRefused` with nothing left open. */
export async function startPlatform(
  settings: PlatformSettings,
  { base, opening }: { base: string; opening: Promise<Database> },
): Promise<RunningPlatform> {
  const log = createLog(settings.logLevel);
  const metrics = createMetrics();
  const clock = () => new Date();
  try {
    const content = readAirline(settings.contentRoot, effects);
    const db = await opening;
    await fillDatabase(db, content, clock());
    const erasedFile = join(settings.dataFolder, 'erased-accounts.txt');
    const forgotten = await replayErasures(db, content, erasedFile, clock());
    if (forgotten > 0)
      log.warn({ accounts: forgotten }, 'erased accounts of a restored backup were erased again');
    const forgetErasures = await followErasures(db, erasedFile, (error) =>
      log.error({ err: error }, 'an erasure could not be written down'),
    );
    const sampleAccounts = await keepSampleAccounts(
      db,
      content,
      {
        sampleFile: join(settings.contentRoot, 'content/sample-access.yaml'),
        passwordFile: join(settings.dataFolder, 'sample-accounts.json'),
      },
      clock(),
    );
    for (const future of await actsOfTheFuture(db.queries, clock()))
      log.warn({ future }, 'the database holds what has not happened yet: the clock is behind, or was ahead');
    const { publicUrl, trustedProxies, https, metricsToken, smtpUrl, allowLoopback } = settings;
    const discord = discordApi(settings.discordUrl);
    const platform = await createPlatform({
      db,
      airline: content,
      base,
      publicUrl,
      clock,
      limits: { ...LIMITS, read: settings.readsPerMinute },
      trustedProxies,
      https,
      metricsToken,
      allowLoopback,
      newsky: settings.newsky.token !== undefined && settings.newsky.url !== undefined,
      byMail: smtpUrl !== undefined,
      discord,
      log,
      metrics,
    });
    // Read the settings again regularly, since staff may change them through another process.
    const { airline } = platform;
    const settingsTimer = setInterval(() => {
      platform.refreshSettings().catch((error: unknown) => log.error({ err: error }, 'settings'));
    }, SETTINGS_EVERY_MS).unref();
    const from = settings.mailFrom ?? airline.contactEmail;
    const work = startWork({
      db,
      kinds: [
        housekeeping,
        accountDates(airline),
        expireBookings(airline.operations),
        leftTails(airline.operations),
        remindBookings(airline.operations),
        publishEvents,
        awardsJob(airline),
        silentFlights(airline),
        questionDates(airline),
        heldAfterJump(closingCalendar(airline), airline),
        closeMonthJob(airline),
        rankDates(airline),
        noticesBegun(airline),
        discordRoles(airline, discord),
        telemetryThinning,
        telemetryMonths,
        keepFigures,
        exportJob,
        applyImports(airline),
        takeBackImports,
        inviteImported(airline, linkService(db, airline, publicUrl)),
        readNewsky({ ...settings.newsky, wait: (ms) => setTimeout(ms) }),
        keepErasedAccounts(erasedFile),
        vacuum,
      ],
      transport: smtpUrl
        ? smtpTransport(smtpUrl, from)
        : fileTransport(join(settings.dataFolder, 'mail'), from),
      push: { keys: await readPushKeys(db, airline.contactEmail), transport: webPushTransport() },
      clock,
      listener: {
        ended(kind, outcome, error) {
          metrics.jobEnded(kind, outcome);
          if (outcome === 'failed') log.error({ kind, err: error }, 'job failed');
        },
      },
      failed: (error) => log.error({ err: error }, 'work round failed'),
    });
    const { feeds } = airline.operations;
    const networks = followNetworks({
      desk: networkDesk(db, airline),
      feeds: {
        vatsim: settings.feeds.vatsim ?? feeds.vatsim,
        ivao: settings.feeds.ivao ?? feeds.ivao,
      },
      clock,
      // Warn once for each outage and cause, however long it lasts; repeats are logged at debug level.
      silent: (network, { why, again }) =>
        log[again ? 'debug' : 'warn']({ network, why }, 'network feed does not answer'),
      back: (network) => log.info({ network }, 'network feed answers again'),
      failed: (error) => log.warn({ err: error }, 'network feed'),
    });
    const demo = followDemo(demoTraffic(db, airline, clock), (error) =>
      log.error({ err: error }, 'demo flight'),
    );
    const webhooks = followWebhooks(db, { airline, publicUrl, clock, allowLoopback }, (error) =>
      log.error({ err: error }, 'webhooks'),
    );
    const pages = readPages();
    // Render one page for nobody now: the first rendering takes a second, longer than a visitor's page waits.
    pages
      .then((renderPage) => renderPage('', { '/session': { stage: 'none' } }, clock()))
      .catch((error: unknown) => log.error({ err: error }, 'page not painted'));
    return {
      answers: platform.answers,
      listener: platform.listener,
      paint: pagePainter({
        ask: platform.ask,
        render: async (...page) => (await pages)(...page),
        failed: (error) => log.error({ err: error }, 'page not painted'),
      }),
      sampleAccounts,
      async endWork() {
        clearInterval(settingsTimer);
        await Promise.all([
          platform.endStreams(),
          work.stop(),
          networks.stop(),
          demo.stop(),
          webhooks.stop(),
        ]);
      },
      async close() {
        await forgetErasures();
        await db.close();
      },
    };
  } catch (error) {
    await opening.then(
      (db) => db.close(),
      () => {},
    );
    throw error;
  }
}

/** Loads the renderer of pages, built from apps/web into this folder. */
async function readPages(): Promise<RenderPage> {
  const file = new URL('pages.mjs', import.meta.url).href;
  const { renderPage } = (await import(/* @vite-ignore */ file)) as { renderPage: RenderPage };
  return renderPage;
}
