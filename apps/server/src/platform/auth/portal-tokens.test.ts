import { describe, expect, it } from 'vitest'
import { PortalTokens } from './portal-tokens'

const DAY_MS = 24 * 3600 * 1000
const token = { kind: 'visit', reference: 'harbour', email: 'r.hale@northgate.example', passwordVersion: 3 } as const

describe('what stands in for the password of a portal', () => {
  it('says the same each time it is sent, until it ends', () => {
    let now = Date.parse('2026-06-08T09:00:00Z')
    const tokens = new PortalTokens('a secret', () => new Date(now))
    const issued = tokens.issue(token)
    expect(tokens.read(issued)).toEqual(token)
    now += 29 * DAY_MS
    expect(tokens.read(issued)).toEqual(token)
    now += 2 * DAY_MS
    expect(tokens.read(issued)).toBeUndefined()
  })

  it.each([
    ['another text under its signature', ([, signature]: string[]) => `${btoa('{"token":{}}')}.${signature}`],
    ['another signature under its text', ([text]: string[]) => `${text}.${btoa('x'.repeat(32))}`],
    ['no signature', ([text]: string[]) => `${text}`],
  ])('is refused with %s, also once it has been sent itself', (_, forge) => {
    const tokens = new PortalTokens('a secret', () => new Date())
    const issued = tokens.issue(token)
    expect(tokens.read(issued)).toEqual(token)
    expect(tokens.read(forge(issued.split('.')))).toBeUndefined()
  })

  it('is refused where another secret holds', () => {
    const issued = new PortalTokens('a secret', () => new Date()).issue(token)
    expect(new PortalTokens('another', () => new Date()).read(issued)).toBeUndefined()
  })
})
