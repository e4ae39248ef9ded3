import { expect, test } from 'vitest'
import { isOwnHost } from './own-host'

test.each(['localhost', 'localhost:3000', 'LocalHost', '127.0.0.1:3000', '192.168.1.20', '[::1]:3000', '[fe80::1]'])(
  '%s means this server',
  (host) => expect(isOwnHost(host, undefined)).toBe(true),
)

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example@localhost',
  '[evil.example]',
  'localhost evil',
])('%s does not', (host) => expect(isOwnHost(host, 'https://praxis.firm.example/work')).toBe(false))

test('the name it is published under means it too, at whatever port', () => {
  expect(isOwnHost('praxis.firm.example', 'https://Praxis.firm.example/work')).toBe(true)
  expect(isOwnHost('PRAXIS.firm.example:8443', 'https://praxis.firm.example')).toBe(true)
})
