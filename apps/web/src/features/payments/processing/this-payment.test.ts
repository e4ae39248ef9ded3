import { describe, expect, it } from 'vitest'
import { inEuros, megan, sampleClaim } from '../../expenses/testing/sample-claim'
import { choiceOf, howMany, isChosen, withChosen } from './choice'
import { spentAs, thisPayment } from './this-payment'

const taxi = sampleClaim()
const hotel = sampleClaim(inEuros)
const dinner = sampleClaim({ id: 'dinner', employee: megan, amount: 1000, convertedAmount: 1000 })
const counter = sampleClaim({ id: 'counter', employee: megan, amount: -4000, convertedAmount: -4000 })
const groupOf = (claims: (typeof taxi)[], account: string | null) => ({
  groupIdentifier: claims[0]?.id ?? '',
  name: '',
  employee: claims[0]?.employee ?? megan,
  submittedAt: '2026-10-22T09:00:00.000Z',
  expenseIDs: claims.map(({ id }) => id),
  amount: 0,
  account,
})
const groups = [groupOf([taxi, hotel], 'Sort code 09-••-••, account ••338'), groupOf([dinner, counter], null)]
const claims = [taxi, hotel, dinner, counter]

describe('a choice', () => {
  it('of all claims takes those along that come later, but for those that were left out', () => {
    const choice = withChosen(choiceOf(true), ['a'], false)
    expect([isChosen(choice, 'a'), isChosen(choice, 'later')]).toEqual([false, true])
    expect(isChosen(withChosen(choice, ['a'], true), 'a')).toBe(true)
  })

  it('of a group is whole when all its claims are chosen', () => {
    const some = withChosen(choiceOf(false), ['a'], true)
    expect([howMany(some, ['a', 'b']), howMany(some, ['a']), howMany(some, ['b'])]).toEqual(['some', 'all', 'none'])
    expect(howMany(withChosen(some, ['b'], true), ['a', 'b'])).toBe('all')
  })
})

describe('a payment', () => {
  it('is what the chosen claims come to, person by person, with what was spent in other currencies', () => {
    const { amount, people, claims: paid } = thisPayment(groups, claims, withChosen(choiceOf(true), ['counter'], false))
    expect(amount).toBe(2150 + 17_424 + 1000)
    expect(people.map(({ employee, account }) => [employee.displayName, account])).toEqual([
      ['Priya Nair', 'Sort code 09-••-••, account ••338'],
      ['Megan Price', null],
    ])
    expect(people.map(({ spent }) => spentAs(spent, 'GBP'))).toEqual(['spent as €200.00', undefined])
    expect(paid).toHaveLength(3)
  })

  it('leaves out whose claims come to nothing or less, with all of them', () => {
    const { amount, people, leftOut, claims: paid } = thisPayment(groups, claims, choiceOf(true))
    expect([amount, people.length, paid.length]).toEqual([19_574, 1, 2])
    expect(leftOut).toMatchObject([{ employee: megan, amount: -3000 }])
  })
})
