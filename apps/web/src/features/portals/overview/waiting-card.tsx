import { Card } from '../../../ui/layout/card'
import { PortalLink } from '../place/place-context'
import { SignOffRows } from '../sign-offs/sign-off-rows'
import { useSignOffsWaiting } from '../sign-offs/use-sign-offs-waiting'

/** What the client is asked to approve; where nothing waits there is no card. */
export function WaitingCard() {
  const { waiting } = useSignOffsWaiting()
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
