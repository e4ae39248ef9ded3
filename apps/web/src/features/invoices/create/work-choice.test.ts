import { expect, it } from 'vitest'
import { sampleWork } from '../testing/sample-work'
import {
  agreementProblem,
  chosenOf,
  everything,
  sumsOfChoice,
  sumsOfInvoice,
  withAgreement,
  withRows,
  workInput,
} from './work-choice'

const work = sampleWork()

it('puts all that is due on the invoice unless something is left out', () => {
  expect(sumsOfChoice(work, everything)).toMatchObject({
    time: 256_650,
    seconds: 78_300,
    expenses: 20_890,
    expenseCount: 2,
    agreements: 150_000,
    agreementCount: 1,
  })
  expect(workInput(work, everything)).toEqual({
    time: true,
    expenses: true,
    waitingItems: true,
    agreementItems: [{ id: 'a1', amount: 150_000 }],
    leaveOut: [],
  })
})

it('names what is left out, and a whole kind without names', () => {
  const withoutTime = withRows(everything, ['t1', 't2'], false)
  const choice = withRows(withoutTime, ['e1'], false)
  expect(workInput(work, choice)).toMatchObject({ time: false, expenses: true, leaveOut: ['e1'] })
  expect(chosenOf(['t1', 't2'], choice)).toBe('none')
  expect(chosenOf(['e1', 'e2'], choice)).toBe('some')
  expect(withRows(choice, ['t1', 't2', 'e1'], true)).toEqual(everything)
})

it('takes a part of an agreement item, or one ahead of its time, and refuses more than is left', () => {
  const part = withAgreement(withAgreement(everything, 'a1', 100_000), 'a2', 250_000)
  expect(workInput(work, part).agreementItems).toEqual([
    { id: 'a1', amount: 100_000 },
    { id: 'a2', amount: 250_000 },
  ])
  expect(workInput(work, withAgreement(part, 'a1', null)).agreementItems).toEqual([{ id: 'a2', amount: 250_000 }])
  expect(agreementProblem({ left: 100 }, 101)).toBe('More than is left')
  expect(agreementProblem({ left: 100 }, Number.NaN)).toBe('Enter an amount')
  expect(agreementProblem({ left: 100 }, null)).toBeUndefined()
})

it('foresees the VAT by rate, with that of the project where nothing else is chosen', () => {
  const room = { projectID: null, quantity: 2, unitAmount: 45_000, discountRate: 50, vat: undefined }
  const { groups, net, total } = sumsOfInvoice(work, everything, [room])
  expect(groups).toEqual([
    { vatCategory: 'standard', vatRate: 2000, net: 467_680, vat: 93_536 },
    { vatCategory: 'zero', vatRate: 0, net: 4860, vat: 0 },
  ])
  expect(net).toBe(472_540)
  expect(total).toBe(566_076)
})
