import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width of an element in CSS pixels, so that the text of a drawing keeps its size on every screen. */
export function useWidth<T extends HTMLElement>(first: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(first);
  // Measures before the first paint: a drawing for another width has another height and would shift the page below.
  useLayoutEffect(() => {
    if (!element.current) return;
    const keep = (measured: number) => measured > 0 && setWidth(Math.round(measured));
    keep(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && keep(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
