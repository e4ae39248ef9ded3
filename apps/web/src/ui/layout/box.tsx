import type { HTMLAttributes, RefAttributes } from 'react'
import classes from './box.module.css'

type Tag =
  | 'article'
  | 'aside'
  | 'b'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'footer'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'header'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'ul'

/** How a box is laid out and its text set; the names are those of the classes. */
interface Looks {
  /** The space between the children: a step of the scale, or a size between two steps. */
  gap?: 'hair' | 1 | '6px' | 2 | '10px' | 3 | 4 | 5 | 6
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch'
  justify?: 'between' | 'center' | 'end'
  inline?: boolean
  block?: boolean
  wrap?: boolean
  /** The box takes the room that is left. */
  grow?: boolean
  /** The box keeps its size. */
  rigid?: boolean
  /** The box may become narrower than its content. */
  shrinks?: boolean
  /** The box stands at the end of its row. */
  last?: boolean
  /** How much the text stands out, from the first to the third rank; or what it means. */
  tone?: 'first' | 'second' | 'third' | 'primary' | 'error' | 'warning' | 'success'
  /** The size of the letters and the height of their lines. */
  size?: 12 | 13 | 14
  /** The size of the letters alone, on lines as high as those around. */
  letters?: 12 | 13 | 14
  /** The letters of a heading or of a figure that leads: larger, heavier and tighter. */
  heading?: 16 | 20 | 24
  weight?: 'normal' | 'medium' | 'semi'
  /** Figures are equally wide. */
  figures?: boolean
  oneLine?: boolean
  ellipsis?: boolean
  twoLines?: boolean
  /** Words too long for a line are broken. */
  breaks?: boolean
  text?: 'center' | 'end'
}

interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'className'>, RefAttributes<HTMLElement>, Looks {
  as?: Tag
  /** A look of the box's own: its edge, its ground, its states. What lays it out is said by the properties. */
  className?: string | undefined
}

const LOOKS: Record<keyof Looks, true> = {
  gap: true,
  align: true,
  justify: true,
  inline: true,
  block: true,
  wrap: true,
  grow: true,
  rigid: true,
  shrinks: true,
  last: true,
  tone: true,
  size: true,
  letters: true,
  heading: true,
  weight: true,
  figures: true,
  oneLine: true,
  ellipsis: true,
  twoLines: true,
  breaks: true,
  text: true,
}

function boxOf(usual: Tag, layout: string | undefined, { as: Element = usual, className, ...props }: BoxProps) {
  const names = [className, layout]
  const attributes: HTMLAttributes<HTMLElement> & Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (!(name in LOOKS)) attributes[name] = value
    else if (value) names.push(classes[value === true ? name : `${name}-${value}`])
  }
  return <Element {...attributes} className={names.filter(Boolean).join(' ')} />
}

export const Box = (props: BoxProps) => boxOf('div', undefined, props)

export const Text = (props: BoxProps) => boxOf('span', undefined, props)

/** Children beside each other, with their middles on one line. */
export const Row = ({ align = 'center', ...props }: BoxProps) => boxOf('div', classes.row, { ...props, align })

/** Children below each other. */
export const Stack = (props: BoxProps) => boxOf('div', classes.stack, props)

export const Grid = (props: BoxProps) => boxOf('div', classes.grid, props)
