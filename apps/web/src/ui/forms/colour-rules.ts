import { type Rule, required, unlessEmpty } from '@praxis/domain/validation/rule'

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

const colour: Rule = unlessEmpty((value) => (isColour(String(value)) ? undefined : 'Use a colour such as #61227A'))
export const colourRules: readonly Rule[] = [required('Colour'), colour]

/** Colours to start from; white or black reads on each. */
export const swatches = [
  '#61227a',
  '#149288',
  '#186ea4',
  '#d80061',
  '#895104',
  '#4a5aa8',
  '#3d7333',
  '#56646b',
  '#e58a00',
  '#2ba693',
]
