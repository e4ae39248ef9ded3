import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json'

test('fields are in the order of their names, and those that are not there are left out', () => {
  expect(canonicalJson({ b: 1, a: { d: [true, null], c: 'é"\n' }, x: undefined })).toBe(
    '{"a":{"c":"é\\"\\n","d":[true,null]},"b":1}',
  )
})

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, reversed(field)]),
  )
}

property.prop([fc.jsonValue({ noUnicodeString: false })])('a value has one text, which reads as the value', (value) => {
  const json = JSON.parse(JSON.stringify(value))
  const text = canonicalJson(json)
  expect(JSON.parse(text)).toEqual(json)
  expect(canonicalJson(reversed(json) as typeof json)).toBe(text)
})
