import { describe, expect, it } from 'vitest'
import { rowAt, rowsToDraw, topsOf } from './rows-in-sight'

describe('rows of known heights', () => {
  it('begin where those above them end', () => {
    expect(topsOf([46, 32, 40])).toEqual([0, 46, 78, 118])
    expect(topsOf([])).toEqual([0])
  })

  it('are found by any place in them, and the nearest one beyond', () => {
    const tops = topsOf([46, 32, 40, 36, 16])
    const end = tops.at(-1) ?? 0
    expect([-200, -1, end, end + 500].map((place) => rowAt(tops, place))).toEqual([0, 0, 4, 4])
    for (let place = 0; place < end; place += 1) {
      const row = rowAt(tops, place)
      expect(tops[row]).toBeLessThanOrEqual(place)
      expect(tops[row + 1]).toBeGreaterThan(place)
    }
    expect(rowAt(topsOf([]), 10)).toBe(0)
  })

  it.each([
    ['with some before and behind', 100, { first: 20, last: 22 }, -1, [18, 19, 20, 21, 22, 23, 24]],
    ['up to the ends', 4, { first: 0, last: 3 }, -1, [0, 1, 2, 3]],
    ['with the one that is kept above', 100, { first: 20, last: 20 }, 3, [3, 18, 19, 20, 21, 22]],
    ['with the one that is kept below', 100, { first: 20, last: 20 }, 99, [18, 19, 20, 21, 22, 99]],
    ['with the one that is kept among them only once', 100, { first: 20, last: 20 }, 21, [18, 19, 20, 21, 22]],
    ['without one that is gone', 10, { first: 8, last: 9 }, 10, [6, 7, 8, 9]],
    ['and none where there are none any more', 0, { first: 8, last: 9 }, 0, []],
  ])('are drawn %s', (_, count, sight, kept, drawn) => {
    expect(rowsToDraw(count, sight, 2, kept)).toEqual(drawn)
  })
})
