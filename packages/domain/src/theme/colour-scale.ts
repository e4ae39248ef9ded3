import { hexOf, oklchOf } from './oklch'

/** Ten shades, lightest first. */
export type ColourScale = [string, string, string, string, string, string, string, string, string, string]

const LIGHTEST = 0.977
/** To the eye, light shades are closer together than dark ones, so lightness falls slowly at first. */
const LIGHTNESS_EASE = 1.25
const CHROMA_EASE = 1.15
const LIGHTEST_CHROMA_SHARE = 0.07
const DARKEST_LIGHTNESS_SHARE = 0.58
const DARKEST_CHROMA_SHARE = 0.7

/** A scale from near white through the colour, which is exactly itself at `position`, down to a dark shade of it. */
export function colourScale(colour: string, position: number): ColourScale {
  const { lightness, chroma, hue } = oklchOf(colour)
  const lightestChroma = chroma * LIGHTEST_CHROMA_SHARE
  const shade = (index: number): string => {
    if (index === position) return colour.toLowerCase()
    if (index < position) {
      const way = index / position
      return hexOf({
        lightness: LIGHTEST + (lightness - LIGHTEST) * way ** LIGHTNESS_EASE,
        chroma: lightestChroma + (chroma - lightestChroma) * way ** CHROMA_EASE,
        hue,
      })
    }
    const way = (index - position) / (9 - position)
    return hexOf({
      lightness: lightness * (1 - (1 - DARKEST_LIGHTNESS_SHARE) * way),
      chroma: chroma * (1 - (1 - DARKEST_CHROMA_SHARE) * way),
      hue,
    })
  }
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(shade) as ColourScale
}
