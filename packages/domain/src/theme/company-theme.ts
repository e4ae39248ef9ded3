import { type ColourScale, colourScale } from './colour-scale'
import { readable, textOn } from './contrast'
import { hexOf, oklchOf } from './oklch'

/** The colours a company chooses, each #rrggbb. */
export interface CompanyColours {
  primary: string
  accent: string
  secondary: string
  info: string
  warning: string
  error: string
  success: string
  background: string
}

export const DEFAULT_COLOURS: CompanyColours = {
  primary: '#61227a',
  accent: '#149288',
  secondary: '#d80061',
  info: '#3498db',
  warning: '#e58a00',
  error: '#cc0000',
  success: '#2ba693',
  background: '#ecf0f1',
}

export type ScaleName = Exclude<keyof CompanyColours, 'background'>

/** Where in its scale of ten the company's own colour sits. */
const SCALE_POSITION: Record<ScaleName, number> = {
  primary: 7,
  accent: 6,
  secondary: 6,
  info: 5,
  warning: 5,
  error: 6,
  success: 5,
}

/** Custom properties by name, without the leading dashes. */
export type Tokens = Record<string, string>

export interface SchemeTokens {
  light: Tokens
  dark: Tokens
}

const LIGHT_SURFACE = '#ffffff'
const DARK_SURFACE = '#181e21'
const TEXT_CONTRAST = 4.5
const EDGE_CONTRAST = 3

function scaleTokens(name: ScaleName, scale: ColourScale): Tokens {
  return Object.fromEntries(scale.map((shade, index) => [`${name}-${index}`, shade]))
}

function shadeOf(colour: string, lightness: number, chromaShare: number): string {
  const { chroma, hue } = oklchOf(colour)
  return hexOf({ lightness, chroma: chroma * chromaShare, hue })
}

/** Tokens for text, tint and line of one colour in both schemes, as chips, banners and selected rows use them. */
function tintTokens(name: string, colour: string, scale: ColourScale): SchemeTokens {
  const soft = shadeOf(colour, 0.955, 0.1)
  const darkSoft = shadeOf(colour, 0.26, 0.27)
  return {
    light: {
      [`${name}-soft`]: soft,
      [`${name}-text`]: readable(scale[7], [LIGHT_SURFACE, soft], TEXT_CONTRAST, 'darker'),
    },
    dark: {
      [`${name}-soft`]: darkSoft,
      [`${name}-text`]: readable(shadeOf(colour, 0.81, 0.55), [DARK_SURFACE, darkSoft], TEXT_CONTRAST, 'lighter'),
    },
  }
}

function merged(...parts: SchemeTokens[]): SchemeTokens {
  return {
    light: Object.assign({}, ...parts.map((part) => part.light)),
    dark: Object.assign({}, ...parts.map((part) => part.dark)),
  }
}

function primaryTokens(colour: string): SchemeTokens {
  const scale = colourScale(colour, SCALE_POSITION.primary)
  const inDark = readable(colour, [DARK_SURFACE], EDGE_CONTRAST, 'lighter')
  const { lightness } = oklchOf(inDark)
  return merged(tintTokens('primary', colour, scale), {
    light: {
      ...scaleTokens('primary', scale),
      'primary-soft-2': scale[1],
      'text-on-primary': textOn(colour),
      focus: readable(scale[6], [LIGHT_SURFACE], EDGE_CONTRAST, 'darker'),
    },
    dark: {
      primary: inDark,
      'primary-hover': shadeOf(colour, Math.min(1, lightness + 0.04), 0.85),
      'primary-soft-2': shadeOf(colour, 0.31, 0.37),
      'text-on-primary': textOn(inDark),
      focus: shadeOf(colour, 0.72, 0.65),
    },
  })
}

function accentTokens(colour: string): SchemeTokens {
  const scale = colourScale(colour, SCALE_POSITION.accent)
  const { lightness } = oklchOf(colour)
  return merged(tintTokens('accent', colour, scale), {
    light: scaleTokens('accent', scale),
    dark: {
      accent: shadeOf(colour, Math.max(lightness, 0.66), 1),
      'accent-strong': shadeOf(colour, Math.max(lightness, 0.71), 1),
    },
  })
}

/** The colour of counts that wait for the reader, lightened where it would not be seen on the dark surface. */
function secondaryTokens(colour: string): SchemeTokens {
  const inDark = readable(colour, [DARK_SURFACE], EDGE_CONTRAST, 'lighter')
  return {
    light: {
      ...scaleTokens('secondary', colourScale(colour, SCALE_POSITION.secondary)),
      'text-on-secondary': textOn(colour),
    },
    dark: { 'secondary-6': inDark, 'text-on-secondary': textOn(inDark) },
  }
}

function statusTokens(name: 'info' | 'warning' | 'error' | 'success', colour: string): SchemeTokens {
  const scale = colourScale(colour, SCALE_POSITION[name])
  return merged(tintTokens(name, colour, scale), {
    light: scaleTokens(name, scale),
    dark: { [`${name}-line`]: shadeOf(colour, 0.38, 0.45) },
  })
}

const STATE_OF_STATUS = { warning: 'waiting', success: 'approved', error: 'denied' } as const

/** Request states wear the status colours, so that a state looks the same in a chip, a bar and a chart. */
function stateTokens(name: keyof typeof STATE_OF_STATUS, colour: string, status: SchemeTokens): SchemeTokens {
  const state = `st-${STATE_OF_STATUS[name]}`
  const from = (tokens: Tokens, shown: string): Tokens => ({
    [state]: shown,
    [`${state}-text`]: tokens[`${name}-text`] ?? shown,
    [`${state}-soft`]: tokens[`${name}-soft`] ?? shown,
  })
  return {
    light: from(status.light, colour),
    dark: from(status.dark, readable(colour, [DARK_SURFACE], EDGE_CONTRAST, 'lighter')),
  }
}

/** The custom properties that differ from the default theme; a colour that was left as it is has none. */
export function companyTokens(colours: CompanyColours): SchemeTokens {
  const changed = (name: keyof CompanyColours) => colours[name].toLowerCase() !== DEFAULT_COLOURS[name]
  const parts: SchemeTokens[] = []
  if (changed('background')) parts.push({ light: { canvas: colours.background }, dark: {} })
  if (changed('primary')) parts.push(primaryTokens(colours.primary))
  if (changed('accent')) parts.push(accentTokens(colours.accent))
  if (changed('secondary')) parts.push(secondaryTokens(colours.secondary))
  for (const name of ['info', 'warning', 'error', 'success'] as const) {
    if (!changed(name)) continue
    const status = statusTokens(name, colours[name])
    parts.push(status)
    if (name !== 'info') parts.push(stateTokens(name, colours[name], status))
  }
  return merged(...parts)
}

function declarations(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** The company's tokens as a style sheet for both schemes; empty when all colours are the default. */
export function companyStyleSheet(colours: CompanyColours | null): string {
  if (!colours) return ''
  const { light, dark } = companyTokens(colours)
  const rules: string[] = []
  if (Object.keys(light).length > 0) rules.push(`:root{${declarations(light)}}`)
  if (Object.keys(dark).length > 0) rules.push(`:root[data-mantine-color-scheme="dark"]{${declarations(dark)}}`)
  return rules.join('\n')
}
