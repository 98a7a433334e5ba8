import { clsx } from 'clsx/lite';
import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { WidgetBoundary } from '@va/ui/controls/widget-boundary.tsx';
import { useHydrating } from '@va/ui/state/use-hydrating.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { withBase } from '#app/config/base-url.ts';
import { frameAttributes, ownerOf } from './frame-attributes.ts';
import { FrameBar } from './frame-bar.tsx';
import { FrameNotice } from './frame-notice.tsx';
import { isWaiting } from './frame-state.ts';
import { NativeViewLink } from './native-view-link.tsx';
import { useFrameState } from './use-frame-state.ts';
import { FileText, RadioTower, WifiOff } from 'lucide-react';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';

/** Link to the airline's document on what a page of the platform shows. */
function DocumentLink({ url, title }: { url: string; title: string }) {
  return (
    <a href={withBase(url)} target="_blank" rel="noopener" className={buttonClass({ size: 'sm' })}>
      <FileText aria-hidden className="size-4 shrink-0" />
      Documento
      <VisuallyHidden>{title}, en pestaña nueva</VisuallyHidden>
    </a>
  );
}

/** Fills the place of a frame until its page shows, instead of an empty white box. */
function WaitingSurface({ provider, host }: { provider: string; host: string }) {
  return (
    <Surface
      icon={<RadioTower aria-hidden className="size-8 animate-pulse text-link" />}
      heading={`Conectando con ${provider}`}
    >
      <p className="font-mono text-sm break-all text-ink-2">{host}</p>
    </Surface>
  );
}

/** Takes the place of a frame while there is no connection. */
function OfflineSurface({ alternative }: { alternative?: ReactNode }) {
  return (
    <Surface icon={<WifiOff aria-hidden className="size-8 text-media" />} heading="Sin conexión">
      <p className="max-w-md text-balance text-ink-2">
        Esta página viene de internet. Se cargará aquí, sin que hagas nada, cuando vuelva la conexión.
      </p>
      {alternative && <div className="mt-2 flex flex-wrap justify-center gap-2">{alternative}</div>}
    </Surface>
  );
}

function Surface({ icon, heading, children }: { icon: ReactNode; heading: string; children: ReactNode }) {
  return (
    <div className="no-print absolute inset-0 grid content-start justify-items-center gap-2 bg-surface-2 p-6 pt-24 text-center">
      {icon}
      <p className="text-lg font-bold">{heading}</p>
      {children}
    </div>
  );
}

interface EmbedFrameProps {
  /** Entry of `frames.yaml`. */
  frame: Frame;
  /** Page to show where the entry leaves it open; https, an own document or a page of the platform. */
  url?: string | undefined;
  /** Tells this use of the entry from others, e.g. an ICAO code; goes into the title. */
  titleSuffix?: string;
}

/**
 * Height of the registry; on a phone a share of the screen at most, but never under 500 px unless the screen is lower.
 */
const PLACE =
  'relative h-[max(min(var(--frame-height),var(--phone-share)),min(500px,100svh))] md:h-(--frame-height) print:hidden';

/** Own documents are read like the page itself: on a phone they get nearly all of the screen. */
const phoneShare = (own: boolean) => (own ? '90svh' : '75svh');

/** A page of another site, an own document or the operations platform, inside the portal. The only place where the app makes an `<iframe>`. */
export function EmbedFrame(props: EmbedFrameProps) {
  return (
    <WidgetBoundary key={props.url} what={`«${props.frame.title}»`}>
      <AddressedFrame {...props} />
    </WidgetBoundary>
  );
}

/**
 * A document has no script of its own: this hides its masthead, which the bar repeats, and folds its table of contents.
 */
function fitDocument(frame: HTMLIFrameElement | null) {
  const page = frame?.contentDocument;
  if (!page) return;
  page.documentElement.classList.add('framed');
  page.querySelector('.contents details')?.removeAttribute('open');
  // Hiding the masthead moved the section that the address names: it is scrolled to again.
  const section = page.querySelector(':target');
  if (section) page.defaultView?.scrollBy(0, section.getBoundingClientRect().top - 16);
}

function AddressedFrame({ frame, url = frame.url, titleSuffix }: EmbedFrameProps) {
  if (url === undefined) throw new Error(`frames.yaml: «${frame.id}» has no url, and the page gave none`);
  const src = new URL(withBase(url), location.origin).href;
  const title = titleSuffix ? `${frame.title} · ${titleSuffix}` : frame.title;
  const native =
    (frame.nativeView && <NativeViewLink view={frame.nativeView} />) ??
    (frame.document && <DocumentLink url={frame.document} title={title} />);
  // The key: another page is another frame, with a state and a history of its own.
  return <Embedded key={src} frame={frame} src={src} title={title} alternative={native} />;
}

function Embedded({
  frame,
  src,
  title,
  alternative,
}: {
  frame: Frame;
  src: string;
  title: string;
  alternative: ReactNode;
}) {
  const owner = ownerOf(src, new URL(withBase('/'), location.origin).href);
  const own = owner === 'document';
  const { state, mounted, place, element, onLoad, reload, keepWaiting } = useFrameState({
    frame,
    src,
    offline: own,
  });
  // The build neither knows the portal's address nor loads pages of others.
  const hydrating = useHydrating();
  const shown = hydrating && owner !== 'outside' ? '' : src;
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const { sandbox, allow } = frameAttributes(frame.kind, owner);
  const { provider, signInUrl } = frame;

  // The card goes away with its buttons: the focus stays with the frame.
  const andKeepFocus = (act: () => void) => () => {
    act();
    bar.current?.focus();
  };

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-frame={frame.id}
      data-phase={state.phase}
      data-seen={state.seen}
      className="relative overflow-clip rounded-lg border border-line bg-surface shadow-raised"
    >
      <FrameBar
        titleId={titleId}
        title={title}
        provider={provider}
        src={src}
        owner={owner}
        state={state}
        signInUrl={signInUrl}
        alternative={alternative}
        onReload={reload}
      />
      <a
        href={`#${titleId}-end`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-md focus:bg-surface focus:px-3 focus:py-2 focus:text-link focus:shadow-floating"
        onClick={(event) => {
          // Moving the focus is enough; an address with a fragment would be one more step for «Atrás».
          event.preventDefault();
          end.current?.focus();
        }}
      >
        Saltar contenido incrustado
      </a>
      <div
        ref={place}
        className={PLACE}
        style={{ '--frame-height': `${frame.height}px`, '--phone-share': phoneShare(own) } as CSSProperties}
      >
        {!mounted && <OfflineSurface alternative={alternative} />}
        {mounted && isWaiting(state) && (own ? state.phase === 'mounting' : !state.committed) && (
          <WaitingSurface provider={provider} host={shown && new URL(src).host} />
        )}
        {mounted && !hydrating && (
          <iframe
            key={state.attempt}
            ref={element}
            title={title.includes(provider) ? title : `${title} (${provider})`}
            sandbox={sandbox.join(' ')}
            allow={allow}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
            src={src}
            onLoad={() => {
              if (own) fitDocument(element.current);
              onLoad();
            }}
            className={clsx(
              'absolute inset-0 size-full border-0 [color-scheme:inherit]',
              // Invisible until its height is fitted, so that its masthead never flashes.
              own && state.phase === 'mounting' && 'opacity-0',
            )}
          />
        )}
        <FrameNotice
          state={state}
          title={title}
          provider={provider}
          src={src}
          alternative={alternative}
          onReload={andKeepFocus(reload)}
          onKeepWaiting={andKeepFocus(keepWaiting)}
        />
      </div>
      <p ref={end} id={`${titleId}-end`} tabIndex={-1} className="sr-only">
        Fin de «{title}»
      </p>
      <p className="hidden p-3 text-sm break-all print:block">{shown}</p>
    </section>
  );
}
