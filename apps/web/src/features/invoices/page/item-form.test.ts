import { expect, it } from 'vitest'
import { ruleProblems } from '../../../ui/forms/rule-problems'
import { sampleItem } from '../testing/sample-invoice'
import { itemChanges, itemInput, itemRules, itemValues, newItem } from './item-form'

const item = sampleItem({ vatRate: 0.175 })

it('sends nothing that was not changed', () => {
  expect(itemChanges(item, itemValues(item))).toEqual({})
  expect(itemChanges(item, { ...itemValues(item), name: ' Daniel ', discountRate: 7.5 })).toEqual({
    name: 'Daniel',
    discountRate: 7.5,
  })
})

it('knows a rate in percent, and why nothing is charged', () => {
  expect(itemValues(item)).toMatchObject({ vat: 'standard', vatRate: 17.5 })
  expect(itemChanges(item, { ...itemValues(item), vat: 'reverseCharge' })).toEqual({
    vatRate: 0,
    vatCategory: 'reverseCharge',
  })
})

it('leaves VAT to the project unless it is chosen', () => {
  const typed = { ...newItem, name: 'Workshop room', unitAmount: 45_000 }
  expect(itemInput(typed)).not.toHaveProperty('vatRate')
  expect(itemInput({ ...typed, vat: 'standard', vatRate: 20 })).toMatchObject({ vatRate: 0.2, vatCategory: 'standard' })
})

it('names what is missing or too exact', () => {
  const problems = (values: typeof newItem) => Object.keys(ruleProblems(values, itemRules(values)))
  expect(problems(newItem)).toEqual(['name', 'unitAmount'])
  expect(problems({ ...newItem, name: 'Room', unitAmount: 1, quantity: 0.000_01, vat: 'standard' })).toEqual([
    'quantity',
    'vatRate',
  ])
})
