import { fc } from '@fast-check/vitest'
import { test } from 'vitest'
import { assertAgreement, leaveHistories } from './testing/leave-histories'

test('every figure of leave is that of counting by hand', { timeout: 120_000 }, () => {
  const histories = leaveHistories('2023-02-01', '2024-12-31')
  fc.assert(fc.property(histories, assertAgreement), { numRuns: 2_000 })
})
