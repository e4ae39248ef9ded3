import { channelsOf, hexOf, linearLight, oklchOf } from './oklch'

const BRIGHTNESS_THRESHOLD = 128

/** Perceived brightness from 0 (black) to 255 (white). */
export function brightness(hex: string): number {
  const [r, g, b] = channelsOf(hex)
  return (r * 299 + g * 587 + b * 114) / 1000
}

/** The text colour for a background: black on bright colours, white on dark ones. */
export function textOn(background: string): '#000000' | '#ffffff' {
  return brightness(background) > BRIGHTNESS_THRESHOLD ? '#000000' : '#ffffff'
}

function relativeLuminance(hex: string): number {
  const [r, g, b] = channelsOf(hex).map(linearLight) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour itself if it reads on all the backgrounds, otherwise the nearest darker (or lighter) shade that does. */
export function readable(
  colour: string,
  backgrounds: string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  const start = oklchOf(colour)
  const reads = (hex: string) => backgrounds.every((background) => contrastRatio(hex, background) >= ratio)
  if (reads(colour)) return colour.toLowerCase()
  const step = direction === 'darker' ? -0.01 : 0.01
  for (let lightness = start.lightness + step; lightness > 0 && lightness < 1; lightness += step) {
    const shade = hexOf({ ...start, lightness })
    if (reads(shade)) return shade
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}
