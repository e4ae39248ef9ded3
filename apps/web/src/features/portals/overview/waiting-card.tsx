import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { usePortal } from '../frame/portal-context'
import { PortalLink } from '../place/place-context'
import { signOffsQuery } from '../portals.queries'
import { SignOffRows } from '../sign-offs/sign-off-rows'

/** What the client is asked to approve; where nothing waits there is no card. */
export function WaitingCard() {
  const { reference } = usePortal()
  const { data } = useInfiniteQuery(signOffsQuery(reference))
  const waiting = (data?.pages ?? []).flatMap(({ items }) => items.filter(({ state }) => state === 'waiting'))
  if (waiting.length === 0) return null
  return (
    <Card
      title="Waiting for you"
      count={waiting.length}
      waiting
      flush
      actions={<PortalLink page="approvals">All approvals</PortalLink>}
    >
      <SignOffRows signOffs={waiting} />
    </Card>
  )
}
