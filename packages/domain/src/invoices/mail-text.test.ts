import { mailPlaceholders } from '@praxis/contract/company/invoice-settings'
import { expect, it } from 'vitest'
import { filledIn, unknownPlaceholders } from './mail-text'

const values = Object.fromEntries(mailPlaceholders.map((name) => [name, `<${name}>`])) as Parameters<typeof filledIn>[1]

it.each([
  ['{document} {number}', '<document> <number>'],
  ['{total}{total}', '<total><total>'],
  ['{ total } {toString} {}', '{ total } {toString} {}'],
  ['', ''],
])('fills in %j', (text, expected) => {
  expect(filledIn(text, values)).toBe(expected)
})

it('puts nothing in place of names that a value holds', () => {
  expect(filledIn('{client}', { ...values, client: '{total}' })).toBe('{total}')
})

it('knows the names that nothing is known of', () => {
  expect(unknownPlaceholders('{number} {nubmer} {constructor}')).toEqual(['nubmer', 'constructor'])
})
