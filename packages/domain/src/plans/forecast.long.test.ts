import { fc } from '@fast-check/vitest'
import { test } from 'vitest'
import { assertAgreement, forecastGrounds } from './testing/random-forecasts'

test('every forecast is that of counting by hand', { timeout: 1_200_000 }, () => {
  fc.assert(fc.property(forecastGrounds, assertAgreement), { numRuns: 100_000 })
})
