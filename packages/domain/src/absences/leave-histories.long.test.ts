import { fc } from '@fast-check/vitest'
import { test } from 'vitest'
import { assertAgreement, leaveHistories } from './testing/leave-histories'

test('every figure of leave is that of counting by hand, in many and longer histories', { timeout: 1_800_000 }, () => {
  const histories = leaveHistories('2019-10-01', '2024-06-30')
  fc.assert(fc.property(histories, assertAgreement), { numRuns: 100_000 })
})
