import { describe, expect, it } from 'vitest'
import { isoMoment, valueTypes } from './value-types'

describe('moments from the database', () => {
  it.each([
    ['2026-11-12 09:18:00+00', '2026-11-12T09:18:00.000Z'],
    ['2026-11-12 09:18:00.1+00', '2026-11-12T09:18:00.100Z'],
    ['2026-11-12 09:18:00.123999+00', '2026-11-12T09:18:00.123Z'],
    ['infinity', 'infinity'],
  ])('%s is %s', (text, moment) => {
    expect(isoMoment(text)).toBe(moment)
  })
})

const TEXT_LIST: number = 1009

describe('lists of texts from the database', () => {
  it.each([
    ['{}', []],
    ['{a}', ['a']],
    ['{a,b c,d}', ['a', 'b c', 'd']],
    ['{"a,b",c}', ['a,b', 'c']],
    ['{"say \\"yes\\"","back\\\\slash"}', ['say "yes"', 'back\\slash']],
    ['{NULL,"NULL"}', [null, 'NULL']],
    [
      '{{a,b},{c,d}}',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('%s', (text, list) => {
    expect(valueTypes.getTypeParser(TEXT_LIST, 'text')(text)).toEqual(list)
  })
})
