import type { PortalVisitor } from '@praxis/contract/portals/project-portals'
import { isAdmitted } from '@praxis/domain/portals/visitor-addresses'

/** An entry of a portal's list of who may come, somebody who came or was invited, or both. */
export interface VisitorRow {
  /** An e-mail address, or a domain as @client.com. */
  readonly address: string
  readonly isListed: boolean
  readonly visitor: PortalVisitor | undefined
}

export const isDomain = (address: string): boolean => address.startsWith('@')

/**
 * Everybody of a portal, domains first, then by address. Those who came arrive by address and page by page, so what is
 * listed behind the last of them waits for its page.
 */
export function visitorRows(
  listed: readonly string[],
  visitors: readonly PortalVisitor[],
  hasMore: boolean,
): readonly VisitorRow[] {
  const last = visitors.at(-1)?.email ?? ''
  const came = new Map(visitors.map((visitor) => [visitor.email, visitor]))
  const rowOf = (address: string): VisitorRow => ({
    address,
    isListed: listed.includes(address),
    visitor: came.get(address),
  })
  const emails = new Set([...listed.filter((entry) => !isDomain(entry)), ...came.keys()])
  return [
    ...listed.filter(isDomain).sort().map(rowOf),
    ...[...emails]
      .filter((email) => !hasMore || email <= last)
      .sort()
      .map(rowOf),
  ]
}

/** What stands beside an address, besides when it was used. */
export function standingOf({ address, isListed, visitor }: VisitorRow, listed: readonly string[]): string {
  if (isDomain(address)) return 'Everyone at this domain'
  if (visitor?.isRemoved) return 'Shut out'
  if (!isAdmitted(listed, address)) return 'No longer listed'
  if (visitor?.lastVisitAt) return ''
  return visitor?.invitedAt ? 'Invited' : isListed ? 'Not invited yet' : ''
}
