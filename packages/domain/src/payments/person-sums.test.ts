import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { personSums } from './person-sums'

test('each person is paid their sum, beside what they spent in which currency', () => {
  expect(
    personSums([
      { employeeId: 'priya', convertedAmount: 8712, amount: 10_000, currency: 'USD' },
      { employeeId: 'tom', convertedAmount: 500, amount: 500, currency: 'GBP' },
      { employeeId: 'priya', convertedAmount: 1000, amount: 1000, currency: 'GBP' },
      { employeeId: 'priya', convertedAmount: -300, amount: -344, currency: 'USD' },
    ]),
  ).toEqual({
    paid: [
      {
        employeeId: 'priya',
        amount: 9412,
        expenseCount: 3,
        spent: [
          { currency: 'GBP', amount: 1000 },
          { currency: 'USD', amount: 9656 },
        ],
      },
      { employeeId: 'tom', amount: 500, expenseCount: 1, spent: [{ currency: 'GBP', amount: 500 }] },
    ],
    leftOut: [],
  })
})

test.each([
  [-100, 100],
  [-101, 100],
])('whose sum is not above nothing is left out and named: %i and %i', (one, other) => {
  const rows = [one, other].map((amount) => ({
    employeeId: 'tom',
    convertedAmount: amount,
    amount,
    currency: 'GBP' as const,
  }))
  expect(personSums(rows)).toEqual({ paid: [], leftOut: [{ employeeId: 'tom', amount: one + other }] })
})

const amount = fc.integer({ min: -1_000_000, max: 10_000_000_000 })
const row = fc.record({
  employeeId: fc.constantFrom('a', 'b', 'c', 'd'),
  convertedAmount: amount,
  amount,
  currency: fc.constantFrom('GBP', 'USD', 'EUR', 'ZAR'),
})

property.prop([fc.array(row, { maxLength: 60 })])('parts sum to the whole in every currency', (rows) => {
  const { paid, leftOut } = personSums(rows)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + BigInt(one), 0n)
  const isPaid = new Set(paid.map(({ employeeId }) => employeeId))
  expect(sum([...paid, ...leftOut].map((person) => person.amount))).toBe(sum(rows.map((one) => one.convertedAmount)))
  expect(isPaid.size + leftOut.length).toBe(new Set(rows.map(({ employeeId }) => employeeId)).size)
  const paidRows = rows.filter(({ employeeId }) => isPaid.has(employeeId))
  expect(sum(paid.map(({ expenseCount }) => expenseCount))).toBe(BigInt(paidRows.length))
  for (const currency of ['GBP', 'USD', 'EUR', 'ZAR'] as const) {
    const spent = paid.flatMap((person) => person.spent).filter((part) => part.currency === currency)
    expect(sum(spent.map((part) => part.amount))).toBe(
      sum(paidRows.filter((one) => one.currency === currency).map((one) => one.amount)),
    )
  }
})
