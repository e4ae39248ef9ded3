import { contrastRatio, readable } from '@praxis/domain/theme/contrast'
import { channelsOf } from '@praxis/domain/theme/oklch'
import type { CSSProperties } from 'react'

type Colours = CSSProperties &
  Record<'--solid' | '--on-solid' | '--light-tint' | '--light-ink' | '--dark-tint' | '--dark-ink', string>

const LIGHT_SURFACE = '#ffffff'
const DARK_SURFACE = '#1d2427'
const AA = 4.5

function mixed(colour: string, surface: string, share: number): string {
  const ground = channelsOf(surface)
  const channels = channelsOf(colour).map((channel, index) =>
    Math.round(channel * share + (ground[index] ?? 0) * (1 - share)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const known = new Map<string, Colours>()

/** The colour, a tint of it in both schemes, and text colours that read on each: companies choose any colour. */
export function coloursOf(colour: string): Colours {
  const before = known.get(colour)
  if (before) return before
  const [light, dark] = [mixed(colour, LIGHT_SURFACE, 0.14), mixed(colour, DARK_SURFACE, 0.28)]
  const white = contrastRatio('#ffffff', colour)
  const made: Colours = {
    '--solid': colour,
    '--on-solid': white >= AA ? '#ffffff' : '#000000',
    '--light-tint': light,
    '--light-ink': readable(colour, [light], AA, 'darker'),
    '--dark-tint': dark,
    '--dark-ink': readable(colour, [dark], AA, 'lighter'),
  }
  known.set(colour, made)
  return made
}
