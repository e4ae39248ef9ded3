/** A row as it is kept with a change: values as JSON has them, by column. */
export type KeptRow = Readonly<Record<string, unknown>>

/** What a change did to a row: null before is one that it made, null after one that it deleted. */
export interface ChangedRow<Row extends KeptRow = KeptRow> {
  readonly id: string
  readonly before: Row | null
  readonly after: Row | null
}

/** The change that takes a change back, or makes it again once it is taken back. */
export const reversed = <Row extends KeptRow>(change: readonly ChangedRow<Row>[]): ChangedRow<Row>[] =>
  change.map(({ id, before, after }) => ({ id, before: after, after: before })).reverse()

/** What every write moves on says nothing about what a row holds. */
const movedOn = new Set(['version', 'updated_at', 'updated_by', 'updatedAt', 'updatedBy'])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSameValue = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameValue(value, other[index]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameValue(one[key], other[key]))
}

const contentOf = (row: KeptRow): KeptRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !movedOn.has(column)))

/** Whether a row holds what a change left of it, or is gone as the change left it; who wrote it last does not matter. */
export const isAsLeft = (current: KeptRow | null, expected: KeptRow | null): boolean =>
  current === null || expected === null ? current === expected : isSameValue(contentOf(current), contentOf(expected))

export interface UndoableChange {
  readonly isUndone: boolean
}

/** The change that undo takes back, of somebody’s changes from the oldest on. */
export const changeToUndo = <Change extends UndoableChange>(changes: readonly Change[]): Change | undefined =>
  changes.findLast(({ isUndone }) => !isUndone)

/** The change that redo makes again: the oldest undone one that is newer than every one that stands. */
export const changeToRedo = <Change extends UndoableChange>(changes: readonly Change[]): Change | undefined =>
  changes[changes.findLastIndex(({ isUndone }) => !isUndone) + 1]

/** What a new change drops, as it cannot be made again on top of that one. */
export const changesDropped = <Change extends UndoableChange>(changes: readonly Change[]): Change[] =>
  changes.filter(({ isUndone }) => isUndone)
