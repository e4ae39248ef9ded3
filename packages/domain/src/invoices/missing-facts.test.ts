import { expect, it } from 'vitest'
import type { InvoiceDocument } from './invoice-document'
import { lackingFacts, obstaclesToEInvoice } from './missing-facts'
import { exampleDocument, exampleLine, summedDocument } from './testing/example-document'

const nowhere = { line1: '', line2: '', city: '', postcode: '', region: '', country: '' }
const factsOf = (document: InvoiceDocument) => lackingFacts(document).map(({ fact }) => fact)

it('lacks nothing, also while it is a draft without a number', () => {
  expect(lackingFacts(exampleDocument)).toEqual([])
  expect(lackingFacts({ ...exampleDocument, number: null })).toEqual([])
  expect(obstaclesToEInvoice({ ...exampleDocument, number: null }, 'peppol')).toEqual([])
})

it('names each fact once, with all that it is needed for', () => {
  const { buyer } = exampleDocument
  const document = { ...exampleDocument, buyer: { ...buyer, name: '', address: nowhere } }
  expect(lackingFacts(document)).toEqual([
    { fact: 'buyerName', place: 'client', text: 'Add the client’s name', neededFor: ['law', 'facturX', 'peppol'] },
    { fact: 'buyerStreet', place: 'client', text: 'Add the client’s street', neededFor: ['law'] },
    { fact: 'buyerCity', place: 'client', text: 'Add the client’s city', neededFor: ['law'] },
    { fact: 'buyerPostCode', place: 'client', text: 'Add the client’s post code', neededFor: ['law'] },
    { fact: 'buyerCountry', place: 'client', text: 'Add the client’s country', neededFor: ['facturX', 'peppol'] },
  ])
  expect(obstaclesToEInvoice(document, 'facturX')).toEqual(['Add the client’s name', 'Add the client’s country'])
})

const { seller } = exampleDocument
const of = (country: string, changes: Partial<typeof seller> = {}) => ({
  ...exampleDocument,
  seller: { ...seller, address: { ...seller.address, country }, ...changes },
})

it('asks French companies for their registration number, legal form and terms', () => {
  expect(factsOf(of('FR', { companyNumber: '', legalNotice: '' }))).toEqual([
    'sellerCompanyNumber',
    'sellerLegalForm',
    'paymentTermsText',
  ])
  expect(factsOf({ ...of('FR'), terms: { days: 30, text: 'Late payment costs interest.' } })).toEqual([])
})

it('asks German companies for a tax number only where they have no VAT number', () => {
  expect(factsOf(of('DE'))).toEqual([])
  expect(factsOf(of('DE', { vatNumber: '', taxNumber: '' }))).toContain('sellerTaxNumber')
  expect(factsOf(of('DE', { vatNumber: '', taxNumber: '12/345/67890' }))).toEqual([])
})

it('asks for the client’s VAT number where VAT is theirs to pay', () => {
  const reverse = {
    ...exampleDocument,
    buyer: { ...exampleDocument.buyer, vatNumber: '' },
    ...summedDocument([{ ...exampleLine, vatRate: 0, vatCategory: 'reverseCharge' }], () => 'Reverse charge'),
  }
  expect(lackingFacts(reverse)).toEqual([
    { fact: 'buyerVatNumber', place: 'client', text: 'Add the client’s VAT number', neededFor: ['law'] },
  ])
})

it('asks no VAT number of a company that charges none', () => {
  const outside = {
    ...of('GB', { vatNumber: '', electronicAddress: { scheme: '0060', id: '123456789' } }),
    ...summedDocument([{ ...exampleLine, vatRate: 0, vatCategory: 'outside' }], () => 'Not registered for VAT'),
  }
  expect(lackingFacts(outside)).toEqual([])
})

it('asks for a reason where nobody said why nothing is charged', () => {
  const exempt = {
    ...exampleDocument,
    ...summedDocument([{ ...exampleLine, vatRate: 0, vatCategory: 'exempt' }]),
  }
  expect(factsOf(exempt)).toEqual(['exemptionReason'])
})
