import { FrameBar } from '#app/components/frames/frame-bar.tsx';
import { FrameNotice } from '#app/components/frames/frame-notice.tsx';
import { initialFrameState, type FramePhase } from '#app/components/frames/frame-state.ts';
import { OfflineSurface, WaitingSurface } from '#app/components/frames/frame-surface.tsx';

const nothing = () => undefined;
const page = {
  title: 'Mapa en vivo',
  provider: 'Un proveedor',
  src: 'https://mapa.example.org/',
};

/** What a pilot sees around a frame in one of its states; no frame is loaded here. */
export function FrameInPhase({ phase }: { phase: FramePhase }) {
  const state = {
    ...initialFrameState(phase !== 'offline'),
    phase,
    seen: true,
    committed: phase === 'loaded',
    blockedUri: phase === 'blocked' ? 'https://auth.example.org' : undefined,
  };
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <FrameBar
        {...page}
        titleId={`marco-${phase}`}
        owner="outside"
        state={state}
        signInUrl="https://mapa.example.org/entrar"
        onReload={nothing}
      />
      <div className="relative h-56">
        {phase === 'offline' && <OfflineSurface />}
        {(phase === 'mounting' || phase === 'slow') && (
          <WaitingSurface provider="Un proveedor" host="mapa.example.org" />
        )}
        <FrameNotice {...page} state={state} onReload={nothing} onKeepWaiting={nothing} />
      </div>
    </div>
  );
}
