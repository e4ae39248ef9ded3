import { expect, it } from 'vitest'
import { sampleForecast } from '../testing/sample-plans'
import { burnOf } from './burn'

it('lets what came in end today where what is foreseen begins, and reaches the forecast at the end', () => {
  const { actual, foreseen, today } = burnOf(sampleForecast())
  expect(today).toBeCloseTo(1.6)
  expect(actual.at(-1)).toEqual({ x: today, y: 3_100_000 })
  expect(foreseen[0]).toEqual(actual.at(-1))
  expect(foreseen.at(-1)).toEqual({ x: 3, y: 6_700_000 })
})

it('has nothing foreseen once the project is over, and nothing earned before it begins', () => {
  expect(burnOf(sampleForecast({ today: '2027-03-01' })).foreseen).toEqual([])
  expect(burnOf(sampleForecast({ today: '2026-03-01' })).actual).toEqual([])
})
