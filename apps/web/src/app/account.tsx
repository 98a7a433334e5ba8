import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { whenIdle } from '@va/ui/timing/when-idle.ts';
import { signOut } from '#app/api/access.ts';
import { inboxQuery } from '#app/api/inbox.ts';
import { companyNoticesQuery } from '#app/api/notices.ts';
import { sessionQuery } from '#app/api/session.ts';
import { useSession } from '#app/api/use-session.ts';
import { AccountLinks } from '#app/components/layout/account-links.tsx';
import { Greeting } from '#app/components/layout/greeting.tsx';
import { platformBase } from '#app/config/base-path.ts';
import { paths } from '#app/config/paths.ts';
import { sections } from '#app/content/sections.ts';
import { seeNotams } from '#app/features/notams/read-notams.ts';
import { session as gate } from '#app/services/session.ts';

/** The greeting or, for a signed-in account, links to the account and its messages and the sign-out button. */
export function Account({ pilotIndicativo }: { pilotIndicativo: string | null }) {
  const { session, pilot, can } = useSession();
  const callsign = session?.ended ? null : (pilot?.callsign ?? null);
  useOpenPortal(session !== undefined, callsign, pilotIndicativo);
  useMovedNotices(callsign);
  useConfirmedNotices(callsign !== null && can('notices.read'));
  const { data: inbox } = useQuery({ ...inboxQuery(), enabled: callsign !== null });
  if (callsign !== null)
    return <AccountLinks callsign={callsign} unread={inbox?.unread ?? 0} onLeave={() => void leave()} />;
  if (pilotIndicativo !== null || session === undefined) return <Greeting name={pilotIndicativo} />;
  return (
    <Link to={paths.signIn} className="flex min-h-11 items-center px-1 text-sm font-bold">
      Acceder
    </Link>
  );
}

/** Asks for the session before anybody shows it; who is signed in with the account already passes the gate. */
export async function askSession(client: QueryClient): Promise<void> {
  const { stage, pilot, ended } = await client.fetchQuery(sessionQuery);
  if (stage === 'open' && !ended && pilot?.callsign && gate.snapshot() === null) gate.signIn(pilot.callsign);
}

/**
 * Passes the gate for a pilot who signs in with an account, whatever identifier opened the gate before. A pilot who was
 * signed in already passes only a closed gate.
 */
function useOpenPortal(known: boolean, callsign: string | null, pilotIndicativo: string | null): void {
  const wasOut = useRef(false);
  useEffect(() => {
    if (!known) return;
    // In an effect, not while rendering: the page that the server has painted must hydrate as if nobody had passed the
    // gate.
    const entered = gate.snapshot();
    if (callsign === null) wasOut.current = true;
    else if (wasOut.current || entered === null) {
      wasOut.current = false;
      if (callsign !== entered) gate.signIn(callsign);
    }
  }, [known, callsign, pilotIndicativo]);
}

/** Marks notices that the pilot has confirmed with the account as read in the bell and on the home page. */
function useConfirmedNotices(mayRead: boolean): void {
  const { data } = useQuery({ ...companyNoticesQuery, enabled: mayRead && sections.notams });
  useEffect(() => {
    if (data) seeNotams(data.filter(({ readAt }) => readAt !== null).map(({ slug }) => slug));
  }, [data]);
}

/** Devices that got notices by the platform's former worker go on getting them. */
function useMovedNotices(callsign: string | null): void {
  useEffect(() => {
    if (callsign === null) return undefined;
    // Nobody waits for it, and the page does not wait for its code.
    return whenIdle(() => {
      void Promise.all([import('#app/services/push-device.ts'), import('#app/api/push.ts')])
        .then(([{ moveSubscription }, { keepPush }]) => moveSubscription(keepPush))
        // Tried again at the next visit.
        .catch(() => undefined);
    });
  }, [callsign]);
}

/**
 * Signs out and loads a new page, so that no data of the pilot stay in memory. If the request failed, the account's
 * page tells the pilot.
 */
async function leave(): Promise<void> {
  const left = await signOut().then(
    () => true,
    () => false,
  );
  location.assign(platformBase + (left ? '/acceso' : '/cuenta'));
}
