import { expect, it } from 'vitest'
import { newItem } from '../page/item-form'
import { sampleWork } from '../testing/sample-work'
import { askedWork, hindrance, newDraft, newInvoiceInput, sumsOfDraft, withGrouping } from './new-invoice'
import { withAgreement, withRows } from './work-choice'

const work = sampleWork()
const platform = '0198c0de-0000-7000-8000-000000000021'
const draft = newDraft(platform, 'key')
const room = {
  ...newItem,
  key: 'room',
  name: 'Workshop room',
  unitAmount: 45_000,
  projectID: null,
  category: 'othersBudget' as const,
}

it('begins with what goes on it where the project is known', () => {
  expect(draft.step).toBe(2)
  expect(newDraft(undefined, 'key').step).toBe(1)
  expect(askedWork({ ...draft, period: { from: '2026-11-01', to: '2026-11-12' } })).toEqual({
    projectIDs: [platform],
    from: '2026-11-01',
    to: '2026-11-12',
    timeSheetGrouping: 'byEmployeeByMonth',
  })
})

it('sends what was chosen, and leaves the reference to the project until one is typed', () => {
  const input = newInvoiceInput(work, { ...draft, freeItems: [room] })
  expect(input).toMatchObject({
    projectID: platform,
    projectIDs: [],
    time: true,
    agreementItems: [{ id: 'a1', amount: 150_000 }],
    freeItems: [
      { name: 'Workshop room', quantity: 1, unitAmount: 45_000, projectID: platform, category: 'othersBudget' },
    ],
    dueDate: null,
  })
  expect(input).not.toHaveProperty('reference')
  expect(input.freeItems?.[0]).not.toHaveProperty('key')
  expect(newInvoiceInput(work, { ...draft, reference: ' PO 7 ' })).toMatchObject({ reference: 'PO 7' })
})

it('puts all time back on it when it is grouped anew', () => {
  const choice = withRows(withRows(draft.choice, ['t1', 't2'], false), ['e1'], false)
  const regrouped = withGrouping({ ...draft, choice }, 'byEmployee', work)
  expect(regrouped).toMatchObject({ timeSheetGrouping: 'byEmployee', choice: { leftOut: ['e1'] } })
})

it('foresees the sums with free items', () => {
  expect(sumsOfDraft(work, { ...draft, freeItems: [room] })).toMatchObject({ net: 472_540, vat: 93_536 })
})

it('names what stands in the way', () => {
  expect(hindrance(work, draft)).toBeUndefined()
  expect(hindrance(work, { ...draft, choice: withAgreement(draft.choice, 'a1', 150_001) })).toMatch(/^Discovery/)
  expect(hindrance(work, { ...draft, dueDate: 'soon' })).toBe('Enter a due date, or leave it empty')
})
