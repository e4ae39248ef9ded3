import { expect, test } from 'vitest'
import { FACTUR_X_FILE_NAME, FACTUR_X_FILE_TYPE, FACTUR_X_RELATIONSHIP, facturXMetadata } from './factur-x'
import { elementsAt, readXml } from './testing/read-xml'

const withoutLayout = facturXMetadata.replaceAll('\n', '')
const root = readXml(`<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF xmlns:rdf="rdf">${withoutLayout}</rdf:RDF>\n`)

test('the metadata say which file has the invoice, in which profile', () => {
  const [values] = elementsAt(root, 'Description')
  expect(Object.fromEntries(values?.children.map(({ name, text }) => [name, text]) ?? [])).toEqual({
    'fx:DocumentType': 'INVOICE',
    'fx:DocumentFileName': 'factur-x.xml',
    'fx:Version': '1.0',
    'fx:ConformanceLevel': 'EN 16931',
  })
  expect(values?.attributes['xmlns:fx']).toBe('urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#')
})

test('each property is described, in the namespace it has', () => {
  const schema = 'Description/schemas/Bag/li'
  const names = elementsAt(root, `${schema}/property/Seq/li/name`).map(({ text }) => `fx:${text}`)
  expect(names).toEqual(elementsAt(root, 'Description')[0]?.children.map(({ name }) => name))
  expect(elementsAt(root, `${schema}/namespaceURI`)[0]?.text).toBe(
    elementsAt(root, 'Description')[0]?.attributes['xmlns:fx'],
  )
})

test('the file is called as receivers look for it', () => {
  expect([FACTUR_X_FILE_NAME, FACTUR_X_FILE_TYPE, FACTUR_X_RELATIONSHIP]).toEqual([
    'factur-x.xml',
    'text/xml',
    'Alternative',
  ])
})
