import { NativeViewLink } from '#app/components/frames/native-view-link.tsx';
import { frameById } from '#app/content/frames.ts';
import { LivePage } from '#app/features/live/live-page.tsx';

/** The live map with the way to the portal's own view of the traffic. */
export function Component() {
  const { nativeView } = frameById('mapa-en-vivo');
  return (
    <>
      <LivePage />
      {nativeView && (
        <p className="mt-3">
          <NativeViewLink view={nativeView} />
        </p>
      )}
    </>
  );
}
