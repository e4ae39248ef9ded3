import { expect, it } from 'vitest'
import { lanesOf } from './lanes'

const HOUR = 3600
const span = (from: number, to: number) => ({ from: from * HOUR, to: to * HOUR })

it('what does not overlap has the whole width', () => {
  expect(lanesOf([span(9, 10), span(10, 11)])).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ])
})

it('what overlaps stands side by side, whatever the order', () => {
  expect(lanesOf([span(10, 12), span(9, 11), span(13, 14)])).toEqual([
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ])
})

it('a lane that has become free is used again', () => {
  expect(lanesOf([span(9, 12), span(9, 10), span(10, 11)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 1, lanes: 2 },
  ])
})

it('a short one is not covered by what follows', () => {
  expect(lanesOf([span(9, 9.1), span(9.2, 10)]).map(({ lane }) => lane)).toEqual([0, 1])
})

it('no two in the same lane overlap, and no lane is beyond their number', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  for (let round = 0; round < 200; round += 1) {
    const spans = Array.from({ length: 12 }, () => {
      const from = Math.floor(random() * 20)
      return span(from, from + 1 + Math.floor(random() * 4))
    })
    const lanes = lanesOf(spans)
    spans.forEach((one, i) => {
      expect(lanes[i]?.lane).toBeLessThan(lanes[i]?.lanes ?? 0)
      spans.forEach((other, j) => {
        const isOver = i !== j && one.from < other.to && other.from < one.to
        if (isOver) expect(lanes[i]?.lane).not.toBe(lanes[j]?.lane)
      })
    })
  }
})
