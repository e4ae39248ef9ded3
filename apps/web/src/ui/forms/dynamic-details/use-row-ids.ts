import { uniqueKey } from '@praxis/contract/protocol/unique-key'
import { useState } from 'react'

/** Rows have no id of their own; these keep each row's controls with it when one above is removed. */
export function useRowIds(count: number) {
  const [ids, setIds] = useState<readonly string[]>(() => Array.from({ length: count }, () => uniqueKey()))
  const isInStep = ids.length === count
  // The rows were replaced from outside, as by a reset: nothing of the old ones is kept.
  const current = isInStep ? ids : Array.from({ length: count }, (_, row) => ids[row] ?? uniqueKey())
  if (!isInStep) setIds(current)
  return {
    ids: current,
    remove: (row: number) => setIds(current.filter((_, position) => position !== row)),
  }
}
