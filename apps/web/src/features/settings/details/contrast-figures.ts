import type { Theme } from '@praxis/contract/company/theme'
import { contrastRatio, textOn } from '@praxis/domain/theme/contrast'

interface ContrastFigure {
  readonly text: string
  readonly ratio: number
  readonly isEnough: boolean
}

/** The contrast that text needs to be read (WCAG AA). */
const ENOUGH = 4.5
/** The palest text that stands directly on the company's background. */
const TEXT_ON_BACKGROUND = '#57656c'

const figure = (text: string, one: string, other: string): ContrastFigure => {
  const ratio = Math.floor(contrastRatio(one, other) * 10) / 10
  return { text, ratio, isEnough: ratio >= ENOUGH }
}

const wordOf = (colour: string): string => (colour === '#ffffff' ? 'White' : 'Black')

/** How well text can be read on the company's own colours. */
export function contrastFigures(theme: Theme): ContrastFigure[] {
  const onPrimary = textOn(theme.primary)
  const onSecondary = textOn(theme.secondary)
  return [
    figure(`${wordOf(onPrimary)} text on primary`, onPrimary, theme.primary),
    figure(`${wordOf(onSecondary).toLowerCase()} on secondary`, onSecondary, theme.secondary),
    figure('grey on background', TEXT_ON_BACKGROUND, theme.background),
  ]
}
