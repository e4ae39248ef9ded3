import * as z from 'zod'
import { Colour } from '../protocol/values'

/** A company's colours; everything on screen is derived from them. */
export const Theme = z
  .strictObject({
    primary: Colour,
    accent: Colour,
    secondary: Colour,
    info: Colour,
    warning: Colour,
    error: Colour,
    success: Colour,
    background: Colour,
  })
  .meta({ id: 'Theme' })
export type Theme = z.infer<typeof Theme>

export const defaultTheme: Theme = {
  primary: '#61227A',
  accent: '#149288',
  secondary: '#D80061',
  info: '#3498db',
  warning: '#e58a00',
  error: '#cc0000',
  success: '#2ba693',
  background: '#ecf0f1',
}
