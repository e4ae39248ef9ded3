import { fc } from '@fast-check/vitest'
import { test } from 'vitest'
import { assertCredits, assertSums } from './testing/assert-invoice'
import { randomInvoice } from './testing/random-invoices'

test('a million invoices and their credit notes add up', { timeout: 1_800_000 }, () => {
  fc.assert(
    fc.property(randomInvoice, fc.integer({ min: 0, max: 100 }), (lines, share) => {
      assertSums(lines)
      assertCredits(lines, [lines.map((_, index) => (share * (index + 1)) % 101)])
    }),
    { numRuns: 1_000_000 },
  )
})
