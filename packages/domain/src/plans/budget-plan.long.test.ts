import { fc } from '@fast-check/vitest'
import { test } from 'vitest'
import { assertPlan } from './testing/assert-plan'

test('every one of a million plans is that of counting by hand', { timeout: 1_800_000 }, () => {
  fc.assert(fc.property(fc.integer(), assertPlan), { numRuns: 1_000_000 })
})
