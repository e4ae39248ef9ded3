import { at } from './calder-rowe-address'

type DemoCategory = 'Meeting' | 'Call' | 'E-mail' | 'Note' | 'Quarterly review' | 'Risk' | 'Proposal'

/** A file; its lines become a document when the name ends in pdf, and are the text of any other file. */
export interface DemoFile {
  readonly name: string
  readonly lines: readonly string[]
}

export interface DemoEntry {
  readonly daysAgo: number
  readonly category: DemoCategory
  /** The author's username. */
  readonly author: string
  readonly title: string
  /** A paragraph of rich text. */
  readonly text: string
  /** A list below the text. */
  readonly points?: readonly string[]
  readonly files?: readonly DemoFile[]
}

type More = Pick<DemoEntry, 'points' | 'files'>

const entryOf =
  (category: DemoCategory) =>
  (daysAgo: number, author: string, title: string, text: string, more: More = {}): DemoEntry => ({
    daysAgo,
    category,
    author: at(author),
    title,
    text,
    ...more,
  })

export const meeting = entryOf('Meeting')
export const call = entryOf('Call')
export const mail = entryOf('E-mail')
export const note = entryOf('Note')
export const review = entryOf('Quarterly review')
export const risk = entryOf('Risk')
export const proposal = entryOf('Proposal')
