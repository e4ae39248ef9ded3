import type { HistoryChange } from './history-panel'

export type RecordedValues = Readonly<Record<string, unknown>>

/** A recorded value in words; null where there is nothing to show. */
export type RecordedText = (name: string, value: unknown) => string | null

export const isRecord = (value: unknown): value is RecordedValues => typeof value === 'object' && value !== null

/** The changes of the fields that have a label, in the order of the labels. */
export const recordedChanges = (
  labels: Readonly<Record<string, string>>,
  before: RecordedValues,
  after: RecordedValues,
  textOf: RecordedText,
): HistoryChange[] =>
  Object.entries(labels)
    .map(([name, field]) => ({ field, before: textOf(name, before[name]), after: textOf(name, after[name]) }))
    .filter((change) => change.before !== change.after)

/** The changes of the custom fields, which are called by their keys. */
export const recordedDetailChanges = (
  before: RecordedValues | null,
  after: RecordedValues | null,
  textOf: RecordedText,
): HistoryChange[] => {
  const [was, is] = [before, after].map((values) => (isRecord(values?.dynamicDetails) ? values.dynamicDetails : {}))
  const keys = Object.keys({ ...was, ...is })
  return recordedChanges(Object.fromEntries(keys.map((key) => [key, key])), was ?? {}, is ?? {}, textOf)
}
