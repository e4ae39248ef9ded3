import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { valueText } from '../forms/value-text'
import { whoAndWhen } from './who-and-when'

export interface ChangedBy {
  readonly name: string
  /** A moment, ISO UTC. */
  readonly at: string
}

export interface FieldChange {
  /** The field's path: 'name', 'address.city', 'dynamicDetails.Sector'. */
  readonly path: string
  readonly theirs: unknown
  /** Who changed the field and when, in words. */
  readonly text: string
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields by name, including those of parts such as 'features.expense' and the custom fields. */
const fieldsOf = (values: Fields | null): Map<string, unknown> =>
  new Map(
    Object.entries(values ?? {}).flatMap(([name, value]): (readonly [string, unknown])[] =>
      isFields(value) ? Object.entries(value) : [[name.slice(name.lastIndexOf('.') + 1), value]],
    ),
  )

/** The names that a form's path may have in the history, which names people and things instead of giving ids. */
const namesOf = (path: string): string[] => {
  const last = path.slice(path.lastIndexOf('.') + 1)
  return [path, path.slice(path.indexOf('.') + 1), last, last.replace(/ID$/, '')]
}

const isChangedTo = ({ before, after }: HistoryEntry, { path, theirs, text }: FieldChange, recordedAs?: string) => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const name = [recordedAs ?? '', ...namesOf(path)].find((each) => was.has(each) || is.has(each))
  if (name === undefined) return false
  const [from, to] = [was.get(name), is.get(name)]
  return JSON.stringify(from) !== JSON.stringify(to) && (to === theirs || valueText(to) === text)
}

/** Who gave a field its present value, where the history tells. */
export function whoChanged(
  history: readonly HistoryEntry[],
  change: FieldChange,
  recordedAs?: string,
): ChangedBy | undefined {
  const entry = history.find((each) => each.by && isChangedTo(each, change, recordedAs))
  if (!entry) return undefined
  const { who, at } = whoAndWhen(entry)
  return { name: who.name, at }
}
