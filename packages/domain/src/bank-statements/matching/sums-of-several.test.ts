import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { MatchTarget } from './match-target'
import { sumOfSeveral } from './sums-of-several'

const targetsOf = (amounts: readonly number[]): MatchTarget[] =>
  amounts.map((open, index) => ({
    kind: 'invoice',
    id: `${index}`,
    number: `${index}`,
    clientId: 'c',
    clientName: 'C',
    currency: 'EUR',
    open,
    gross: open,
    beforeCredits: open,
    day: '2026-10-14',
    account: '',
    endToEndReference: '',
  }))
const sum = (amounts: readonly number[], amount: number) => {
  const found = sumOfSeveral(targetsOf(amounts), amount)
  return found && { amounts: found.targets.map(({ open }) => open), isOnly: found.isOnly }
}

test('the only sum is found, and the oldest are taken first where there are others', () => {
  expect(sum([5, 7, 11], 16)).toEqual({ amounts: [5, 11], isOnly: true })
  expect(sum([5, 7, 11], 23)).toEqual({ amounts: [5, 7, 11], isOnly: true })
  expect(sum([4, 6, 3, 7], 10)).toEqual({ amounts: [4, 6], isOnly: false })
  expect(sum([5, 7, 11], 17)).toBeUndefined()
  expect(sum([5], 5)).toBeUndefined()
})

test('a client with very many is paid whole, but not searched without end', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => 1_000 + (index % 7))
  expect(
    sum(
      many,
      many.reduce((total, each) => total + each),
    )?.amounts,
  ).toHaveLength(20_000)
  expect(sum(many, 1)).toBeUndefined()
})

property.prop([fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 }), fc.integer({ min: 1, max: 120 })])(
  'what is found is exact, and the only one where it says so',
  (amounts, amount) => {
    const ways: number[][] = []
    for (let chosen = 0; chosen < 2 ** amounts.length; chosen++) {
      const some = amounts.filter((_, index) => (chosen >> index) % 2 === 1)
      if (some.length > 1 && some.reduce((total, each) => total + each, 0) === amount) ways.push(some)
    }
    const found = sum(amounts, amount)
    if (found) {
      expect(ways).toContainEqual(found.amounts)
      const same = JSON.stringify(found.amounts)
      const looked = ways.filter((way) => way.length <= 6 || JSON.stringify(way) === same)
      if (found.isOnly) expect(looked).toHaveLength(1)
    }
  },
)
