import { readable } from '@praxis/domain/theme/contrast'
import { channelsOf } from '@praxis/domain/theme/oklch'
import type { CSSProperties } from 'react'
import classes from './category-mark.module.css'

export interface MarkedCategory {
  readonly name: string
  readonly initials: string
  /** The colour as #rrggbb, as the company chose it. */
  readonly color: string
}

type Colours = CSSProperties & Record<'--light-tint' | '--light-ink' | '--dark-tint' | '--dark-ink', string>

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

/** A tint of the colour and a text colour that reads on it, in both schemes: companies choose any colour. */
function coloursOf(colour: string): Colours {
  const before = known.get(colour)
  if (before) return before
  const [light, dark] = [mixed(colour, LIGHT_SURFACE, 0.14), mixed(colour, DARK_SURFACE, 0.28)]
  const made: Colours = {
    '--light-tint': light,
    '--light-ink': readable(colour, [light], AA, 'darker'),
    '--dark-tint': dark,
    '--dark-ink': readable(colour, [dark], AA, 'lighter'),
  }
  known.set(colour, made)
  return made
}

/** The initials of a category on its colour; `decorative` where its name stands beside it. */
export function CategoryMark({ category, decorative = false }: { category: MarkedCategory; decorative?: boolean }) {
  const { name, initials, color } = category
  return (
    <span
      className={classes.mark}
      style={coloursOf(color)}
      title={name}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials}
    </span>
  )
}
