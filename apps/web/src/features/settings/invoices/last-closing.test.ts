import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { expect, it } from 'vitest'
import { lastClosing } from './last-closing'

const entry = (changes: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ id: '1', at: '2026-11-12T09:00:00.000Z', by: { employeeID: 'n', displayName: 'Nadia Karim' } },
  ...{ impersonatedBy: null, action: 'updated', before: {}, after: {} },
  ...changes,
})

it('finds who closed the books last, past changes of something else', () => {
  const history = [
    entry({ before: { name: 'Calder' }, after: { name: 'Calder & Rowe' } }),
    entry({ before: { closedUntil: '2026-10-31' }, after: { closedUntil: null, reason: 'A late invoice' } }),
    entry({ before: { closedUntil: null }, after: { closedUntil: '2026-10-31' } }),
  ]
  expect(lastClosing(history)).toEqual({
    ...{ closedUntil: null, by: 'Nadia Karim', at: '2026-11-12T09:00:00.000Z', reason: 'A late invoice' },
  })
  expect(lastClosing(history.slice(2))).toMatchObject({ closedUntil: '2026-10-31', reason: '' })
  expect(lastClosing(history.slice(0, 1))).toBeUndefined()
})
