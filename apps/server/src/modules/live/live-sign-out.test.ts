import { expect, it } from 'vitest';
import { notify } from '#server/db/database.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { watchLive } from '#server/testing/live-viewer.ts';
import { LIVE_CHANNEL } from './read-live.ts';

describeEachDatabase('the stream of a pilot', (kind) => {
  const api = apiForTests(kind);

  it('ends within a minute of the sign-in, and those of others go on', async () => {
    const [pilot, other] = [await api.signedIn('pilot'), await api.signedIn('other')];
    const [ended, goesOn] = [pilot, other].map((client) =>
      watchLive(api.origin, `plataforma-sesion=${client.cookie('plataforma-sesion')}`),
    );
    const end = (await ended)!.until(() => false);
    const heard = (await goesOn)!;
    await heard.until(() => true);
    await pilot.delete('/session');
    api.pass(61);
    await notify(api.db.queries, LIVE_CHANNEL, '');
    await expect(end).rejects.toThrow('The stream ended.');
    await notify(api.db.queries, LIVE_CHANNEL, '');
    await heard.until(() => true);
    heard.stop();
  });
});
