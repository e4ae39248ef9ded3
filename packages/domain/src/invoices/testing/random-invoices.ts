import { fc } from '@fast-check/vitest'
import { vatCategories } from '@praxis/contract/invoices/invoice-rules'
import type { InvoiceLine } from '../line-sums'

const rateOf: fc.Arbitrary<Pick<InvoiceLine, 'vatRate' | 'vatCategory'>> = fc
  .record({ category: fc.constantFrom(...vatCategories), rate: fc.constantFrom(2000, 2300, 1350, 500, 1, 875) })
  .map(({ category, rate }) => ({ vatCategory: category, vatRate: category === 'standard' ? rate : 0 }))

/** Hours, pieces and single amounts, some of them taken off; with pennies that cannot be divided. */
export const randomLine: fc.Arbitrary<InvoiceLine> = fc
  .record({
    quantity: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 3_000_000 })),
    unitAmount: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: -500_000, max: 5_000_000 })),
    discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
    vat: rateOf,
  })
  .map(({ vat, ...line }) => ({ ...line, ...vat }))

export const randomInvoice = fc.array(randomLine, { minLength: 1, maxLength: 12 })
