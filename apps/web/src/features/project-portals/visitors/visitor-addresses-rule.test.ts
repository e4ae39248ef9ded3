import { expect, it } from 'vitest'
import { cleanAddress, splitAddresses, visitorAddresses } from './visitor-addresses-rule'

it.each([
  [' S.Orr@Northgate.example ', 's.orr@northgate.example'],
  ['@Northgate.example', '@northgate.example'],
  ['*@northgate.example', '@northgate.example'],
  ['northgate.example', '@northgate.example'],
])('%j is kept as %s', (written, kept) => {
  expect(cleanAddress(written)).toBe(kept)
})

it.each([
  [[], undefined],
  [['s.orr@northgate.example', '@northgate.example', 'northgate.example'], undefined],
  [['s.orr@northgate.example', 'northgate'], '“northgate” is no e-mail address or domain'],
  [['s.orr@@northgate.example'], '“s.orr@@northgate.example” is no e-mail address or domain'],
])('of %j says %s', (written, problem) => {
  expect(visitorAddresses(written)).toBe(problem)
})

it('takes a list that was pasted, each once', () => {
  expect(splitAddresses(['a@x.example', 'b@x.example, c@x.example; a@x.example\n@y.example,'])).toEqual([
    ...['a@x.example', 'b@x.example', 'c@x.example', '@y.example'],
  ])
})
