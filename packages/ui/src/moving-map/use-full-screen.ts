import { useEffect, useState, type RefObject } from 'react';

/**
 * The whole screen for a part of the page. Where the browser gives none, as on a telephone or in a frame without leave,
 * the part fills the window instead: `fills` says so.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
  const [isWhole, setWhole] = useState(false);
  const [fills, setFills] = useState(false);
  useEffect(() => {
    const changed = () =>
      setWhole(document.fullscreenElement !== null && document.fullscreenElement === part.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [part]);
  useEffect(() => {
    if (!fills) return;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setFills(false);
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    addEventListener('keydown', leave);
    return () => {
      document.documentElement.style.overflow = overflow;
      removeEventListener('keydown', leave);
    };
  }, [fills]);
  const turn = async () => {
    if (fills) setFills(false);
    else if (isWhole) await document.exitFullscreen();
    else if (document.fullscreenEnabled && part.current)
      await part.current.requestFullscreen().catch(() => setFills(true));
    else setFills(true);
  };
  return { isFull: isWhole || fills, fills, turn };
}
