import { cleanDynamicDetails, type DynamicDetail, type EditedDetail } from './dynamic-detail'

/** What somebody did to the rows of a record; rows that it does not name stay as others leave them. */
export interface DynamicDetailChanges {
  readonly changed: DynamicDetail[]
  readonly removedKeys: string[]
}

const same = (one: object | undefined, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const byKey = <Row extends DynamicDetail>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.key.trim(), row]))

/** The changes that lead from the saved rows to the edited ones; undefined when both are the same. */
export const dynamicDetailChanges = (
  saved: readonly EditedDetail[],
  edited: readonly EditedDetail[],
): DynamicDetailChanges | undefined => {
  const [before, after] = [byKey(cleanDynamicDetails(saved)), cleanDynamicDetails(edited)]
  const keys = new Set(after.map(({ key }) => key))
  const changed = after.filter((row) => !same(before.get(row.key), row))
  const removedKeys = [...before.keys()].filter((key) => !keys.has(key))
  return changed.length + removedKeys.length > 0 ? { changed, removedKeys } : undefined
}

/** The rows of a record with the changes applied: each row in its place, new ones last. */
export const withDynamicDetailChanges = (
  saved: readonly DynamicDetail[],
  { changed, removedKeys }: DynamicDetailChanges,
): DynamicDetail[] => {
  const removed = new Set(removedKeys.map((key) => key.trim()))
  const [savedKeys, changes] = [byKey(saved), byKey(changed)]
  return [
    ...saved.filter(({ key }) => !removed.has(key) || changes.has(key)).map((row) => changes.get(row.key) ?? row),
    ...changed.filter(({ key }) => !savedKeys.has(key.trim())),
  ]
}
