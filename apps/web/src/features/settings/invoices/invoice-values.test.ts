import { expect, it } from 'vitest'
import { changedFields } from '../../../ui/forms/draft-changes'
import { ruleProblems } from '../../../ui/forms/rule-problems'
import { bankAccountRule } from '../bank-account-values'
import { sampleManagement } from '../testing/sample-management'
import { invoiceRules } from './invoice-rules'
import { invoiceBody, invoiceValuesOf } from './invoice-values'

const saved = invoiceValuesOf(sampleManagement())
const bodyAfter = (changes: Partial<typeof saved>) => {
  const values = { ...saved, ...changes }
  return invoiceBody(changedFields(saved, values), values).updateInvoiceSettingsInput
}

it('sends only what changed, VAT as a fraction', () => {
  expect(bodyAfter({ defaultVatPercent: 17.5, footnote: 'Thank you' })).toEqual({
    defaultVatRate: 0.175,
    footnote: 'Thank you',
  })
})

it('sends the bank account as a whole, tidied', () => {
  expect(bodyAfter({ sortCode: '200000', accountNumber: '5577 9911' })?.bankAccount).toEqual({
    accountName: '',
    sortCode: '20-00-00',
    accountNumber: '55779911',
    routingNumber: '',
    iban: '',
    bic: '',
  })
  expect(bodyAfter({ routingNumber: '0210 0002 1', accountNumber: '123456789' })?.bankAccount).toMatchObject({
    ...{ routingNumber: '021000021', accountNumber: '123456789', sortCode: '' },
  })
})

it('sends the address as a whole', () => {
  expect(bodyAfter({ line1: '14 Weir Street ', postcode: 'SE1 0XX' })).toEqual({
    address: { line1: '14 Weir Street', line2: '', city: '', postcode: 'SE1 0XX', region: '' },
  })
})

it('tells what is wrong with the bank account at each field', () => {
  const values = { ...saved, sortCode: '00-00-00', iban: 'GB00 1234' }
  expect(bankAccountRule(values, 'sortCode')(values.sortCode)).toBe('Invalid Sort Code')
  expect(bankAccountRule(values, 'accountNumber')('')).toBe('Account Number is required')
  expect(bankAccountRule(values, 'iban')(values.iban)).toBe('Invalid IBAN')
  expect(bankAccountRule(saved, 'iban')('')).toBeUndefined()
})

it('sends parts of several fields as a whole', () => {
  expect(bodyAfter({ electronicScheme: '9932', electronicID: ' GB123456789 ', contactName: 'Nadia Karim' })).toEqual({
    electronicAddress: { scheme: '9932', id: 'GB123456789' },
    contact: { name: 'Nadia Karim', phone: '', email: '' },
  })
  expect(bodyAfter({ exemptReason: 'Training, item 5A' })).toEqual({
    exemptionReasons: { zero: '', exempt: 'Training, item 5A', reverseCharge: '', outside: '' },
  })
})

it('sends lists as they are then, and empty ones too', () => {
  const level = { daysOverdue: 7, subject: 'Reminder', text: 'Please pay' }
  expect(bodyAfter({ reminderLevels: [level], creditNotePrefix: 'CR-CN-', nextCreditNoteNumber: 4 })).toEqual({
    reminderLevels: [level],
    creditNotePrefix: 'CR-CN-',
    nextCreditNoteNumber: 4,
  })
  const values = { ...saved, reminderLevels: [level] }
  expect(invoiceBody({ reminderLevels: [] }, values).updateInvoiceSettingsInput).toEqual({ reminderLevels: [] })
})

it('knows the placeholders of mails, and that an electronic address says what it is', () => {
  const problems = (changes: Partial<typeof saved>) => {
    const values = { ...saved, ...changes }
    return ruleProblems(values, invoiceRules(values))
  }
  expect(problems({})).toEqual({})
  expect(problems({ mailText: 'Dear {name}' })).toEqual({ mailText: '{name} isn’t one of the placeholders' })
  expect(problems({ electronicID: 'GB1' })).toHaveProperty('electronicScheme')
  expect(problems({ electronicScheme: '9932' })).toHaveProperty('electronicID')
})
