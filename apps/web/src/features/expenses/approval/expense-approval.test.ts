import { describe, expect, it } from 'vitest'
import { expenseTrace } from '../expense-trace'
import { byCar, inEuros, megan, sampleClaim, sampleClaimRequest } from '../testing/sample-claim'
import { doubleText } from './claim-facts'
import { expenseApprovalIn } from './expense-approval'
import { notesOf, soleGroup } from './waiting-claims'

const waiting = (changes: Parameters<typeof sampleClaim>[0] = {}) => {
  const expense = sampleClaim(changes)
  return { id: expense.id, version: 'seen', expense }
}
const [taxi, hotel] = [waiting(), waiting(inEuros)]
const group = { ...soleGroup(taxi), key: 'g1', to: '2026-10-17', amount: 19_574, requests: [taxi, hotel] }
const view = expenseApprovalIn('GBP')
const { inbox } = view

describe('claims in the inbox', () => {
  it('are a group of what was submitted together, with what was spent in other currencies beside the sum', () => {
    expect(inbox.nameOf(group)).toBe('Practice operations, £195.74')
    expect(inbox.show([group]).get('g1')).toMatchObject({
      title: 'Practice operations',
      amounts: ['£195.74', '€200.00'],
      notes: ['2 without a receipt'],
    })
    expect(inbox.totalOf([group, soleGroup(taxi)])).toBe('£217.24')
    expect(inbox.phraseOf(hotel)).toBe('Priya Nair, Hotel, Cork')
  })

  it('are listed with their type, project and amounts', () => {
    expect(inbox.showEntries(group, 'Europe/London')[1]).toMatchObject({
      title: 'Hotel, Cork',
      detail: 'Accommodation',
      when: 'Practice operations',
      amounts: ['£174.24', '€200.00'],
    })
  })

  it('keep the days and the sum of those that are left', () => {
    expect(inbox.reduced(group, [hotel])).toMatchObject({ from: '2026-10-17', to: '2026-10-17', amount: 17_424 })
  })

  it('can have their VAT corrected only where the reader may', () => {
    const labels = (request: typeof taxi) => inbox.actionsOf(request).map(({ label }) => label)
    expect(labels(taxi)).toEqual(['Change project…', 'Correct VAT…'])
    expect(labels(waiting({ can: { changeVAT: false } }))).toEqual(['Change project…'])
  })

  it('say what to look at twice', () => {
    const double = { id: 'x', name: 'Taxi', incurredDate: '2026-10-15', because: 'receipt', employee: megan } as const
    expect(notesOf([waiting({ doubles: [double] })])).toEqual(['Possible double', 'No receipt'])
    expect(notesOf([waiting(byCar)])).toEqual(['Changed distance'])
    expect(doubleText(double)).toBe('Same receipt as “Taxi”, 15/10/2026, Megan Price')
    const { employee: _, ...own } = { ...double, because: 'likeness' as const }
    expect(doubleText(own)).toBe('Same day, amount and type as “Taxi”, 15/10/2026')
  })
})

describe('claims among requests', () => {
  it('lead to the claim, and are corrected where they were denied', () => {
    const request = sampleClaimRequest()
    expect(view.show(request)).toMatchObject({
      title: 'Taxi, late finish',
      amount: '£21.50',
      detail: 'Accommodation · Practice operations',
      link: { search: { claim: request.id } },
      can: { correct: false, reopen: false },
    })
    expect(view.waiting(request)).toMatchObject({ id: request.id, version: 'seen' })
    const denied = { ...sampleClaimRequest(sampleClaim({ can: { correct: true } })), state: 'denied' as const }
    expect(view.show(denied).can.correct).toBe(true)
    expect(view.waiting(denied)).toBeUndefined()
  })
})

it('has words for what the history keeps of a claim', () => {
  expect(expenseTrace.valueText('vatAmount', 358, 'UTC')).toBe('3.58')
  expect(expenseTrace.valueText('incurredDate', '2026-10-15', 'UTC')).toBe('15/10/2026')
  expect(expenseTrace.valueText('billToClient', true, 'UTC')).toBe('Yes')
  expect(expenseTrace.valueText('name', 'Taxi', 'UTC')).toBeUndefined()
})
