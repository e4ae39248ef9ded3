import { expect, it } from 'vitest'
import { spentWords } from './spent-words'

const spent = { currency: 'GBP', approved: 40_000, waiting: 3000, billable: 12_000 } as const

it('says what was spent against the budget, billed and not', () => {
  expect(spentWords({ ...spent, budgetCost: 86_000 })).toEqual({
    value: '£430.00',
    of: 'of £860.00',
    note: '£400.00 approved, £30.00 waiting · £120.00 billed to the client, £310.00 not',
    bar: { share: 0.5, tone: 'primary' },
  })
})

it('names what is over, and nothing of a budget that the reader may not see or that is none', () => {
  const over = spentWords({ ...spent, budgetCost: 42_000 })
  expect(over.note).toContain('£10.00 over budget')
  expect(over.bar?.tone).toBe('error')
  expect(spentWords(spent)).toMatchObject({ of: undefined, bar: undefined })
  expect(spentWords({ ...spent, budgetCost: 0 })).toMatchObject({ of: undefined, bar: undefined })
})
