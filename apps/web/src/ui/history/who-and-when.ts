import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import type { HistoryEntry as ShownEntry } from './history-panel'

/** Who did it, in whose place, and when; without a person it was Praxis. */
export function whoAndWhen({
  id,
  at,
  by,
  impersonatedBy,
}: HistoryEntry): Pick<ShownEntry, 'id' | 'at' | 'who' | 'asWhom'> {
  const who = impersonatedBy ?? by
  const name = who?.displayName ?? 'Praxis'
  return {
    id,
    at,
    who: { id: who?.employeeID ?? name, name },
    ...(impersonatedBy && by && { asWhom: by.displayName }),
  }
}
