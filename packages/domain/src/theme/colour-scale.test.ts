import { describe, expect, it } from 'vitest'
import { colourScale } from './colour-scale'
import { oklchOf } from './oklch'

/** The scales of the reference design, lightest first, and where the company's colour sits in each. */
const REFERENCE: [name: string, position: number, shades: string][] = [
  ['primary', 7, '#faf5fc #ede2f2 #dac7e3 #c4aad1 #ad8bbe #956aa8 #7b4892 #61227a #46125a #2d033c'],
  ['accent', 6, '#f2f9f8 #ddeeec #c0dfdb #a0cec8 #7cbbb3 #53a79e #149288 #0e776e #085c55 #04433e'],
  ['secondary', 6, '#fdf5f6 #ffe0e5 #fdc3ce #fca0b4 #f47c99 #e7527d #d80061 #af064e #8a033c #66012a'],
  ['info', 5, '#f2f8fd #d9ecfb #b8daf6 #93c6ef #69b0e6 #3498db #2683bf #186ea4 #075a89 #01466e'],
  ['warning', 5, '#fdf6f0 #fde8d4 #fad4b1 #f5be88 #eea559 #e58a00 #c4770d #a66408 #895104 #6d3f01'],
  ['error', 6, '#fff5f3 #fde0db #ffc1b7 #f7a093 #ec7b6c #de5041 #cc0000 #a70000 #820402 #600201'],
  ['success', 5, '#f2f9f7 #d9efea #b8dfd7 #93cec1 #67bbab #2ba693 #1c8f7e #09796a #066356 #034e44'],
]

function distance(one: string, other: string): number {
  const [a, b] = [oklchOf(one), oklchOf(other)]
  const along = (c: typeof a) => [
    c.chroma * Math.cos((c.hue * Math.PI) / 180),
    c.chroma * Math.sin((c.hue * Math.PI) / 180),
  ]
  const [ax = 0, ay = 0] = along(a)
  const [bx = 0, by = 0] = along(b)
  return Math.hypot(a.lightness - b.lightness, ax - bx, ay - by)
}

describe('colourScale', () => {
  it.each(REFERENCE)('makes the reference %s scale, too near for the eye to tell', (_name, position, shades) => {
    const reference = shades.split(' ')
    const made = colourScale(reference[position] as string, position)
    for (const [index, shade] of made.entries()) expect(distance(shade, reference[index] as string)).toBeLessThan(0.02)
  })

  it("keeps the company's colour exactly, at its position", () => {
    expect(colourScale('#61227A', 7)[7]).toBe('#61227a')
    expect(colourScale('#3498db', 5)[5]).toBe('#3498db')
  })

  it.each(['#000000', '#ffffff', '#808080', '#00ff00', '#0000ff', '#ffff00'])(
    'walks from light to dark for %s',
    (colour) => {
      const lightness = colourScale(colour, 6).map((shade) => oklchOf(shade).lightness)
      if (colour === '#ffffff') expect(lightness[9]).toBeLessThan(lightness[6] as number)
      else expect([...lightness].sort((a, b) => b - a)).toEqual(lightness)
    },
  )
})
