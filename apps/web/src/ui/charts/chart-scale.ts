export interface Point {
  readonly x: number
  readonly y: number
}

export interface Scale {
  /** The width of a slot in pixels. */
  readonly slot: number
  readonly x: (slots: number) => number
  readonly y: (value: number) => number
}

interface ScaleOptions {
  readonly width: number
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly slots: number
  /** The value at the top. */
  readonly end: number
}

/** From slots and values to pixels. */
export function scaleOf({ width, left, top, bottom, slots, end }: ScaleOptions): Scale {
  const slot = (width - left) / Math.max(slots, 1)
  return {
    slot,
    x: (place) => left + place * slot,
    y: (value) => bottom - (value / end) * (bottom - top),
  }
}

const rounded = (pixels: number) => Math.round(pixels * 10) / 10

/** The path of an SVG through the points, in their order. */
export const lineThrough = (points: readonly Point[], scale: Scale): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${rounded(scale.x(x))} ${rounded(scale.y(y))}`).join(' ')
