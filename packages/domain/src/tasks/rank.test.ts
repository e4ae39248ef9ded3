import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { rankBehind, rankBetween, ranksFor } from './rank'

/** Compares ranks as the database does under collation C. */
const isSorted = (ranks: readonly string[]) =>
  ranks.every((rank, index) => index === 0 || (ranks[index - 1] ?? '') < rank)

it.each([
  [null, null, 'V'],
  ['V', null, 'k'],
  [null, 'V', 'F'],
  ['A', 'B', 'AV'],
  ['A', 'A1', 'A0V'],
  ['z', null, 'zV'],
  [null, '1', '0V'],
])('between %j and %j lies %j', (before, after, between) => {
  expect(rankBetween(before, after)).toBe(between)
})

it('refuses neighbours in the wrong order', () => {
  expect(() => rankBetween('B', 'A')).toThrow('out of order')
  expect(() => rankBetween('A', 'A')).toThrow('out of order')
})

test.prop([fc.array(fc.nat(), { maxLength: 300 })])(
  'any sequence of insertions keeps ranks sorted and apart',
  (places) => {
    const ranks: string[] = []
    for (const place of places) {
      const index = place % (ranks.length + 1)
      ranks.splice(index, 0, rankBetween(ranks[index - 1] ?? null, ranks[index] ?? null))
    }
    expect(isSorted(ranks)).toBe(true)
  },
)

test.prop([fc.integer({ min: 0, max: 3000 })], { numRuns: 20 })(
  'a whole row of ranks is sorted, apart and short',
  (count) => {
    const ranks = ranksFor(count)
    expect(ranks).toHaveLength(count)
    expect(isSorted(ranks)).toBe(true)
    expect(Math.max(0, ...ranks.map((rank) => rank.length))).toBeLessThanOrEqual(4)
  },
)

it('a thousand things put in the same place stay within an index', () => {
  let rank = 'V'
  for (let count = 0; count < 1000; count += 1) rank = rankBetween(null, rank)
  expect(rank.length).toBeLessThan(300)
})

it.each([
  [null, 'V'],
  ['V', 'V001'],
  ['V00z', 'V01'],
  ['V001k', 'V002'],
  ['zzzz', 'zzzz0001'],
  ['zzzzV', 'zzzzV001'],
])('behind %j comes %j', (last, behind) => {
  expect(rankBehind(last)).toBe(behind)
})

test.prop([fc.array(fc.nat(), { maxLength: 50 })])(
  'ten thousand things added one by one have short ranks',
  (places) => {
    const ranks: string[] = []
    for (const place of places) {
      const index = place % (ranks.length + 1)
      ranks.splice(index, 0, rankBetween(ranks[index - 1] ?? null, ranks[index] ?? null))
    }
    const added = [ranks.at(-1) ?? '']
    for (let count = 0; count < 10_000; count += 1) added.push(rankBehind(added.at(-1) || null))
    expect(isSorted(added)).toBe(true)
    expect(Math.max(...added.slice(1).map((rank) => rank.length))).toBeLessThanOrEqual(16)
  },
  30_000,
)
