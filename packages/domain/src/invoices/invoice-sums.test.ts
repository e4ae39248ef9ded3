import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { invoiceSums } from './invoice-sums'
import type { InvoiceLine } from './line-sums'
import { restOfItem } from './rest-of-item'
import { assertCredits, assertParts, assertSums } from './testing/assert-invoice'
import { randomInvoice, randomLine } from './testing/random-invoices'

const line = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  quantity: 10_000,
  unitAmount: 10_000,
  discount: 0,
  vatRate: 2000,
  vatCategory: 'standard',
  ...changes,
})

describe('the sums of an invoice', () => {
  it('rounds each line once, from its exact product', () => {
    // 100 minutes at £100 an hour.
    expect(invoiceSums([line({ quantity: 16_667 })]).net).toBe(16_667)
    // 0.5 pence is a penny, also where it is taken off.
    expect(invoiceSums([line({ quantity: 5000, unitAmount: 1 })]).net).toBe(1)
    expect(invoiceSums([line({ quantity: 5000, unitAmount: -1 })]).net).toBe(-1)
  })

  it('works VAT out on the sum of a rate, and gives the lines what adds up to it', () => {
    // One line alone would bear 0.6 pence, rounded up; three of them 1.8, which is 2 and not 3.
    const sums = invoiceSums([line({ unitAmount: 3 }), line({ unitAmount: 3 }), line({ unitAmount: 3 })])
    expect(sums.vat).toBe(2)
    expect(sums.lines.map(({ vat }) => vat)).toEqual([1, 1, 0])
  })

  it('says what the discount took off, so that gross less discount is net', () => {
    const sums = invoiceSums([line({ quantity: 1_200_000, unitAmount: 9600, discount: 500 })])
    expect(sums).toMatchObject({ gross: 1_152_000, discount: 57_600, net: 1_094_400 })
  })

  it('keeps apart what bears no VAT for different reasons, the highest rate first', () => {
    const { groups } = invoiceSums([
      line({ vatRate: 0, vatCategory: 'outside' }),
      line({ vatRate: 0, vatCategory: 'zero' }),
      line(),
      line({ vatRate: 500 }),
    ])
    expect(groups.map(({ vatCategory, vatRate, vat }) => [vatCategory, vatRate, vat])).toEqual([
      ['standard', 2000, 2000],
      ['standard', 500, 500],
      ['zero', 0, 0],
      ['outside', 0, 0],
    ])
  })

  test.prop([randomInvoice], { numRuns: 20_000 })('add up, whatever stands on it', assertSums)
})

describe('credit notes', () => {
  const shares = fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 12, maxLength: 12 }), {
    maxLength: 4,
  })
  test.prop([randomInvoice, shares], { numRuns: 20_000 })(
    'come to what was billed, in however many parts',
    assertCredits,
  )
})

describe('what is left of an item billed in part', () => {
  it('is a quantity at the same rate for time', () => {
    expect(restOfItem(line({ quantity: 80_000 }), line({ quantity: 30_000 }), true)).toEqual({
      quantity: 50_000,
      unitAmount: 10_000,
    })
  })

  it('is one amount for anything else', () => {
    expect(restOfItem(line({ unitAmount: 300_000 }), line({ unitAmount: 150_000 }), false)).toEqual({
      quantity: 10_000,
      unitAmount: 150_000,
    })
  })

  it('is not lowered by a discount on the part that is billed', () => {
    const part = { ...line({ quantity: 30_000, discount: 10_000 }) }
    expect(restOfItem(line({ quantity: 80_000 }), part, true)?.quantity).toBe(50_000)
  })

  it('is nothing where all of it, or more, is billed', () => {
    expect(restOfItem(line(), line(), true)).toBeUndefined()
    expect(restOfItem(line(), line({ quantity: 20_000 }), false)).toBeUndefined()
  })

  test.prop(
    [
      randomLine.filter(({ unitAmount }) => unitAmount >= 0),
      fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }),
      fc.boolean(),
    ],
    { numRuns: 20_000 },
  )('comes to the whole with the parts that were billed', assertParts)
})
