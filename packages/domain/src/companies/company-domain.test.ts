import { Domain } from '@praxis/contract/company/companies'
import { expect, test } from 'vitest'
import { domainFromName, numberedDomain } from './company-domain'

test.each([
  ['Calder & Rowe', 'calder-rowe'],
  ['  Harbour Lane Studio  ', 'harbour-lane-studio'],
  ["O'Brien’s Café", 'obriens-cafe'],
  ['Müller & Søn A.S.', 'muller-son-as'],
  ['Straße 5', 'strasse-5'],
  ['İstanbul Danışmanlık', 'istanbul-danismanlik'],
  ['咨询公司', 'workspace'],
  ['!!!', 'workspace'],
  ['X', 'x-workspace'],
  ['ﬁve ½ ²', 'five-1-2-2'],
])('%s has the address %s', (name, domain) => {
  expect(domainFromName(name)).toBe(domain)
})

test('an address is never longer than allowed and never ends with a hyphen', () => {
  const domain = domainFromName(`${'a'.repeat(59)} ${'b'.repeat(61)}`)
  expect(domain).toBe('a'.repeat(59))
  expect(numberedDomain('a'.repeat(60), 12)).toBe(`${'a'.repeat(57)}-12`)
  expect(numberedDomain(`${'a'.repeat(56)}-bbb`, 12)).toBe(`${'a'.repeat(56)}-12`)
})

test('the second company of a name gets a number', () => {
  expect(numberedDomain('calder-rowe', 1)).toBe('calder-rowe')
  expect(numberedDomain('calder-rowe', 2)).toBe('calder-rowe-2')
})

test('whatever the name, the address is one the contract accepts', () => {
  for (const name of ['a', '--', 'A  B', '...a...b', '1', 'É', 'Ω Ltd', '🙂 smile']) {
    expect(Domain.safeParse(domainFromName(name)).success, name).toBe(true)
    expect(Domain.safeParse(numberedDomain(domainFromName(name), 10_000)).success, name).toBe(true)
  }
})
