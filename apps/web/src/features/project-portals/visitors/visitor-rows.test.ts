import type { PortalVisitor } from '@praxis/contract/portals/project-portals'
import { describe, expect, it } from 'vitest'
import { standingOf, visitorRows } from './visitor-rows'

const visitor = (email: string, more: Partial<PortalVisitor> = {}): PortalVisitor => ({
  ...{ id: email, email, invitedAt: null, lastVisitAt: null, visitCount: 0, isRemoved: false, mayEnter: true },
  ...more,
})

const addresses = (...given: Parameters<typeof visitorRows>) => visitorRows(...given).map(({ address }) => address)

describe('everybody of a portal', () => {
  it('is who is listed and who came, domains first, each once', () => {
    const listed = ['s.orr@northgate.example', 'd.ashby@northgate.example', '@assurance.example']
    const came = [visitor('k.lin@assurance.example'), visitor('s.orr@northgate.example')]
    expect(addresses(listed, came, false)).toEqual([
      '@assurance.example',
      'd.ashby@northgate.example',
      'k.lin@assurance.example',
      's.orr@northgate.example',
    ])
  })

  it('waits for the page of those behind the last who arrived', () => {
    const listed = ['a@client.example', 'z@client.example']
    expect(addresses(listed, [visitor('m@client.example')], true)).toEqual(['a@client.example', 'm@client.example'])
  })
})

it.each([
  [{ address: '@client.example', isListed: true, visitor: undefined }, 'Everyone at this domain'],
  [{ address: 'a@client.example', isListed: true, visitor: undefined }, 'Not invited yet'],
  [{ address: 'a@client.example', isListed: true, visitor: visitor('', { invitedAt: '2026-11-01' }) }, 'Invited'],
  [{ address: 'a@client.example', isListed: true, visitor: visitor('', { lastVisitAt: '2026-11-01' }) }, ''],
  [{ address: 'a@client.example', isListed: true, visitor: visitor('', { isRemoved: true }) }, 'Shut out'],
  [{ address: 'b@client.example', isListed: false, visitor: visitor('') }, 'No longer listed'],
])('%j is told as %s', (row, words) => {
  expect(standingOf(row, ['a@client.example'])).toBe(words)
})
