/** Margins around the drawing in hundredths of the picture's width; right and bottom contain the figures. */
const MARGIN = { left: 3, top: 3, right: 10, bottom: 10 };

/**
 * The visible part of a drawing that is `length` metres long and reaches from `top` to `bottom`, with room for its
 * dimension lines, and the hundredth of its width.
 */
export function drawingBox(length: number, top: number, bottom: number) {
  const unit = length / (100 - MARGIN.left - MARGIN.right);
  return {
    unit,
    box: {
      x: -MARGIN.left * unit,
      y: top - MARGIN.top * unit,
      width: 100 * unit,
      height: bottom - top + (MARGIN.top + MARGIN.bottom) * unit,
    },
  };
}
