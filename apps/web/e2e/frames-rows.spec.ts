/** What the pilot sees, and when, for everything that may go wrong at the other end of a frame. */
import type { Page } from '@playwright/test';
import { UNLISTED_HOST, type Behaviour } from '@va/testing/foreign-hosts/behaviours.ts';
import { frameOf } from './fixtures/content.ts';
import { expect, test } from './fixtures/portal.ts';
import { routeAt } from './fixtures/routes.ts';
import { goInside } from './fixtures/visit.ts';
import { AT_ONCE, FrameModel } from './pages/frame.ts';

const HOST = 'dispatch.simbrief.com';
const PATH = '/operaciones/plan';
const HINT = '¿La ves en blanco o con un error?';

const ELSEWHERE = '/documentacion/manuales';

let frame: FrameModel;

test.beforeEach(async ({ signedInPage }) => {
  frame = new FrameModel(signedInPage, frameOf('despacho'));
});

/** Leaves the page and comes back, for a frame that begins anew. */
async function comeBack(page: Page): Promise<void> {
  await goInside(page, routeAt(ELSEWHERE));
  await goInside(page, routeAt(PATH));
}

interface VisibleRow {
  what: string;
  plays: Behaviour;
  /** Heading that stands in the frame. */
  shows: string;
  complaint?: RegExp;
}

const VISIBLE: VisibleRow[] = [
  { what: 'una página correcta', plays: 'ok', shows: `Página simulada de ${HOST}` },
  {
    what: 'un error 404 con texto',
    plays: 'not-found',
    shows: '404 del servicio',
    complaint: /status of 404/,
  },
  {
    what: 'un error 500 con texto',
    plays: 'error-with-body',
    shows: '500 del servicio',
    complaint: /status of 500/,
  },
  { what: 'una página con CORP same-origin', plays: 'resource-policy', shows: 'Con CORP' },
  { what: 'una página que navega por su cuenta', plays: 'navigate-itself', shows: 'Segunda' },
];

test('marcos · lo que se puede ver se ve, «Cargado»', async ({ signedInPage, services, problems }) => {
  await signedInPage.goto(ELSEWHERE);
  for (const { what, plays, shows, complaint } of VISIBLE) {
    await test.step(`${what}: se ve, «Cargado»`, async () => {
      if (complaint) problems.expect(complaint);
      services.play(HOST, plays);
      await comeBack(signedInPage);
      await frame.expectPhase('loaded');
      await expect(frame.content.getByRole('heading')).toHaveText(shows);
      await expect(frame.waiting).toBeHidden();
      await expect(frame.notice).toHaveCount(0);
    });
  }
});

interface SilentRefusal {
  what: string;
  plays: Behaviour;
  complaint?: RegExp;
}

/** For the browser these are loads like any other: the portal cannot know, so it says what to do. */
const REFUSED: SilentRefusal[] = [
  { what: 'X-Frame-Options: DENY', plays: 'refuse-by-x-frame-options', complaint: /Refused to display/ },
  { what: "frame-ancestors 'none'", plays: 'refuse-by-frame-ancestors', complaint: /frame-ancestors 'none'/ },
  {
    what: 'una redirección a una página que rechaza',
    plays: 'redirect-to-refusal',
    complaint: /Refused to display/,
  },
  { what: 'un error 500 sin texto', plays: 'error-empty', complaint: /status of 500/ },
  { what: 'un bucle de redirecciones', plays: 'redirect-loop' },
  { what: 'una conexión que se corta', plays: 'reset' },
];

test(
  'marcos · lo que el navegador rechaza sin decirlo: «Cargado» con la salida a la vista',
  { tag: '@long' },
  async ({ signedInPage, services, problems }) => {
    await signedInPage.goto(ELSEWHERE);
    for (const { what, plays, complaint } of REFUSED) {
      await test.step(`${what}: «Cargado» con la salida a la vista`, async () => {
        if (complaint) problems.expect(complaint);
        services.play(HOST, plays);
        await comeBack(signedInPage);
        await frame.expectPhase('loaded');
        await expect(frame.region.getByRole('link', { name: /^Abrir en pestaña nueva/ })).toBeVisible();
        await frame.region.getByRole('button', { name: /^¿No se ve\?/ }).click();
        await expect(frame.region.getByText(HINT)).toBeVisible();
        await expect(frame.content.getByRole('heading', { name: 'Nunca se ve' })).toHaveCount(0);
        await expect(frame.iframe).toBeVisible();
      });
    }
  },
);

const MUTE: { what: string; plays: Behaviour; tag: string[] }[] = [
  { what: 'un servidor que no contesta', plays: 'hang', tag: [] },
  { what: 'una respuesta 204', plays: 'no-content', tag: ['@long'] },
  { what: 'una descarga', plays: 'attachment', tag: ['@long'] },
];

for (const { what, plays, tag } of MUTE) {
  test(
    `marcos · ${what}: espera visible, «Lento» a los 6 s, «Sin respuesta» a los 15 s`,
    { tag },
    async ({ signedInPage, services }) => {
      services.play(HOST, plays);
      await signedInPage.clock.install();
      await signedInPage.goto(PATH, AT_ONCE);
      await frame.expectSeen();
      await frame.expectPhase('mounting');
      await expect(frame.waiting).toBeVisible();
      const element = await frame.iframe.elementHandle();

      await signedInPage.clock.fastForward(6_000);
      await frame.expectPhase('slow');
      await expect(frame.status).toContainText('Tarda más de lo normal…');
      await expect(frame.notice).toHaveCount(0);

      await signedInPage.clock.fastForward(9_000);
      await frame.expectPhase('silent');
      const card = signedInPage.getByRole('group', { name: 'SimBrief no contesta' });
      await expect(card, 'without scrolling').toBeInViewport({ ratio: 1 });
      await expect(card.getByRole('button', { name: 'Seguir esperando' })).toBeVisible();
      await expect(card.getByRole('button', { name: /^Recargar/ })).toBeVisible();
      await expect(card.getByRole('link', { name: /^Abrir en pestaña nueva/ })).toBeVisible();
      expect(await frame.iframe.evaluate((now, before) => now === before, element), 'the same frame').toBe(
        true,
      );
      await expect(frame.iframe).toBeVisible();
      expect(services.pagesAsked(HOST)).toHaveLength(1);
    },
  );
}

test(
  'marcos · una página a medias: se ve lo que ha llegado y se dice que falta',
  { tag: '@long' },
  async ({ signedInPage, services }) => {
    services.play(HOST, 'stall');
    await signedInPage.clock.install();
    await signedInPage.goto(PATH, AT_ONCE);
    await expect(frame.content.getByRole('heading', { name: 'Empieza a llegar' })).toBeVisible();
    await expect(frame.waiting).toBeHidden();
    await frame.expectSeen();
    await signedInPage.clock.fastForward(15_000);
    await frame.expectPhase('silent');
    await expect(signedInPage.getByRole('group', { name: 'La página no termina de llegar' })).toBeVisible();
    await expect(frame.content.getByRole('heading', { name: 'Empieza a llegar' })).toBeVisible();
  },
);

test(
  'marcos · una página que tarda 3 s: se espera sin quejas y llega',
  { tag: '@long' },
  async ({ signedInPage, services }) => {
    services.play(HOST, 'slow');
    await signedInPage.goto(PATH, AT_ONCE);
    await expect(frame.waiting).toBeVisible();
    await frame.expectPhase('mounting');
    await expect(frame.content.getByRole('heading', { name: 'Tarde, pero aquí' })).toBeVisible();
    await frame.expectPhase('loaded');
    await expect(frame.waiting).toBeHidden();
  },
);

test(
  'marcos · una página con una imagen de 5 s: se puede usar antes de que acabe',
  { tag: '@long' },
  async ({ signedInPage, services }) => {
    services.play(HOST, 'slow-picture');
    await signedInPage.goto(PATH, AT_ONCE);
    await expect(frame.content.getByRole('heading', { name: 'Ya se puede usar' })).toBeVisible();
    await expect(frame.waiting).toBeHidden();
    await frame.expectPhase('mounting');
    await expect(frame.region).toHaveAttribute('data-phase', 'loaded', { timeout: 10_000 });
  },
);

const OUR_BLOCK = [/frames\.yaml: el marco «despacho»/, /policy: frame-src refused/, /Framing .*frame-src/];

test(
  'marcos · una redirección a un sitio que no está en la lista: bloqueado por la configuración',
  { tag: '@long' },
  async ({ signedInPage, services, problems }) => {
    problems.expect(...OUR_BLOCK);
    services.play(HOST, 'redirect-to-unlisted');
    await signedInPage.goto(PATH);
    await frame.expectPhase('blocked');
    const card = signedInPage.getByRole('group', { name: 'Bloqueado por la configuración del portal' });
    await expect(card, 'without scrolling').toBeInViewport({ ratio: 1 });
    await expect(card).toContainText(UNLISTED_HOST);
    await expect(card.getByRole('link', { name: /^Abrir en pestaña nueva/ })).toBeVisible();
    expect(services.seen.filter(({ host }) => host === UNLISTED_HOST)).toEqual([]);
  },
);

test(
  'marcos · un enlace de dentro a un sitio que no está en la lista: bloqueado, y recargar lo arregla',
  { tag: '@long' },
  async ({ signedInPage, services, problems }) => {
    problems.expect(...OUR_BLOCK);
    services.play(HOST, 'link-to-unlisted');
    await signedInPage.goto(PATH);
    await frame.expectPhase('loaded');
    await frame.content.getByRole('link', { name: 'Otra página' }).click();
    await frame.expectPhase('blocked');
    await frame.notice.getByRole('button', { name: /^Recargar/ }).click();
    await frame.expectPhase('loaded');
    await expect(frame.content.getByRole('link', { name: 'Otra página' })).toBeVisible();
  },
);
