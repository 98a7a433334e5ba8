import { type RefObject, useEffect } from 'react';
import { drawYear, PICTURE, type PictureGiven } from './year-picture.ts';

interface YearCanvasProps {
  given: PictureGiven;
  /** Text alternative of the picture. */
  label: string;
  /** Receives the canvas, to save it as a file. */
  keep: RefObject<HTMLCanvasElement | null>;
}

/** The picture of a year, as it is kept and shared. */
export function YearCanvas({ given, label, keep }: YearCanvasProps) {
  useEffect(() => {
    const context = keep.current?.getContext('2d');
    if (!context) return;
    let drawn = true;
    // Drawn again once the pages' font has loaded, if that is later than the figures.
    const draw = () => drawn && drawYear(context, given);
    draw();
    void document.fonts?.ready.then(draw);
    return () => {
      drawn = false;
    };
  }, [given, keep]);
  return (
    <canvas
      ref={keep}
      role="img"
      aria-label={label}
      width={PICTURE.width}
      height={PICTURE.height}
      className="h-auto w-full max-w-sm rounded-lg"
    />
  );
}
