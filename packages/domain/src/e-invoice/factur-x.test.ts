import { expect, test } from 'vitest'
import { readXml } from '../xml/read-xml'
import { FACTUR_X_FILE_NAME, FACTUR_X_FILE_TYPE, FACTUR_X_RELATIONSHIP, facturXMetadata } from './factur-x'
import { elementsAt } from './testing/in-xml'

const withoutLayout = facturXMetadata.replaceAll('\n', '')
const root = readXml(`<?xml version="1.0" encoding="UTF-8"?>\n<rdf:RDF xmlns:rdf="rdf">${withoutLayout}</rdf:RDF>\n`)

test('the metadata say which file has the invoice, in which profile', () => {
  const [values] = elementsAt(root, 'Description')
  expect(Object.fromEntries(values?.children.map(({ fullName, text }) => [fullName, text]) ?? [])).toEqual({
    'fx:DocumentType': 'INVOICE',
    'fx:DocumentFileName': 'factur-x.xml',
    'fx:Version': '1.0',
    'fx:ConformanceLevel': 'EN 16931',
  })
  expect(values?.attributes.get('xmlns:fx')).toBe('urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#')
})

test('each property is described, in the namespace it has', () => {
  const schema = 'Description/schemas/Bag/li'
  const names = elementsAt(root, `${schema}/property/Seq/li/name`).map(({ text }) => `fx:${text}`)
  expect(names).toEqual(elementsAt(root, 'Description')[0]?.children.map(({ fullName }) => fullName))
  expect(elementsAt(root, `${schema}/namespaceURI`)[0]?.text).toBe(
    elementsAt(root, 'Description')[0]?.attributes.get('xmlns:fx'),
  )
})

test('the file is called as receivers look for it', () => {
  expect([FACTUR_X_FILE_NAME, FACTUR_X_FILE_TYPE, FACTUR_X_RELATIONSHIP]).toEqual([
    'factur-x.xml',
    'text/xml',
    'Alternative',
  ])
})
