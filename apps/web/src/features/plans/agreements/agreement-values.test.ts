import { expect, it } from 'vitest'
import { agreementProblems, changesConsultancy, itemsInput, newItem, newRetainer, totalOf } from './agreement-values'

const design = { ...newItem('a'), name: 'Design', amount: 500_000, dueDate: '2026-12-01' }

it('sends a new item without an id and a saved one with it', () => {
  const [added, saved] = itemsInput({ items: [design, { ...design, key: 'b', isNew: false }] })
  expect(added).not.toHaveProperty('id')
  expect(saved).toHaveProperty('id', 'b')
})

it('counts the amount of a retainer for each of its periods', () => {
  expect(totalOf({ ...design, retainer: newRetainer })).toBe(6_000_000)
})

it('names what is missing by item and field', () => {
  expect(Object.keys(agreementProblems({ items: [newItem('a')] }))).toEqual(['a/name', 'a/amount', 'a/dueDate'])
  expect(agreementProblems({ items: [design] })).toEqual({})
})

it('asks about the resource plan only when what consultancy brings changes', () => {
  const expenses = { ...design, key: 'b', category: 'expensesBudget' } as const
  expect(changesConsultancy({ items: [] }, { items: [expenses] })).toBe(false)
  expect(changesConsultancy({ items: [design] }, { items: [{ ...design, name: 'Renamed' }] })).toBe(false)
  expect(changesConsultancy({ items: [design] }, { items: [{ ...design, amount: 1 }] })).toBe(true)
})
