import { expect, it } from 'vitest'
import { isAdmitted } from './visitor-addresses'

it.each([
  [[], 'anybody@anywhere.example', true],
  [['s.orr@northgate.example'], 's.orr@northgate.example', true],
  [['s.orr@northgate.example'], 'S.Orr@Northgate.example', true],
  [['s.orr@northgate.example'], 'p.walsh@northgate.example', false],
  [['@northgate.example'], 'p.walsh@NORTHGATE.example', true],
  [['@northgate.example'], 'p.walsh@it.northgate.example', false],
  [['@northgate.example'], 'p.walsh@notnorthgate.example', false],
  [['@northgate.example'], 'p.walsh@northgate.example.org', false],
  [['@it.northgate.example'], 'p.walsh@northgate.example', false],
] as const)('where %j are listed, %s is let in: %s', (listed, email, expected) => {
  expect(isAdmitted(listed, email)).toBe(expected)
})
