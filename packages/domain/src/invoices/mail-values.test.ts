import { expect, it } from 'vitest'
import { mailValuesOf } from './mail-values'
import { exampleDocument } from './testing/example-document'

const standing = { open: 1_000_000, sender: 'Ada Rowe' }

it('says what an invoice comes to and what is left to pay', () => {
  expect(mailValuesOf(exampleDocument, standing)).toEqual({
    document: 'invoice',
    number: 'CR-2026-0428',
    client: 'Northgate Water plc',
    company: 'Calder & Rowe',
    total: '£18,845.20',
    open: '£10,000.00',
    dueDate: '12 December 2026',
    reference: 'PO 4500187236',
    payment: 'Please pay £10,000.00 by 12 December 2026.',
    sender: 'Ada Rowe',
  })
})

it('asks for nothing that is paid, overpaid or credited', () => {
  expect(mailValuesOf(exampleDocument, { ...standing, open: 0 }).payment).toBe('There’s nothing left to pay.')
  expect(mailValuesOf(exampleDocument, { ...standing, open: -5 })).toMatchObject({ open: '£0.00' })
  const corrects = { number: 'CR-2026-0400', billedOn: '2026-10-12' }
  const note = { ...exampleDocument, kind: 'creditNote' as const, dueDate: null, corrects }
  expect(mailValuesOf(note, standing)).toMatchObject({
    document: 'credit note',
    payment: 'It is set against CR-2026-0400.',
  })
})
