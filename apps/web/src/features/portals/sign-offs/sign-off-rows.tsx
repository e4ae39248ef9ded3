import type { VisitorSignOffListItem } from '@praxis/contract/portals/portal-sign-offs'
import { usePortal } from '../frame/portal-context'
import { PortalLink } from '../place/place-context'
import { askedText, KINDS } from './sign-off-words'
import classes from './sign-offs.module.css'
import { StateChip } from './state-chip'

/** What the client is asked to approve, each with its state or, where it waits, the way to it. */
export function SignOffRows({ signOffs }: { signOffs: readonly VisitorSignOffListItem[] }) {
  const { timeZone } = usePortal()
  return (
    <ul>
      {signOffs.map((signOff) => (
        <li key={signOff.id} className={classes.row}>
          <div className={classes.names}>
            <PortalLink page="approvals" id={signOff.id} className={classes.title}>
              {signOff.title}
            </PortalLink>
            <span className={classes.second}>
              {KINDS[signOff.kind]} · {askedText(signOff, timeZone)}
            </span>
          </div>
          {signOff.state === 'waiting' ? (
            <PortalLink page="approvals" id={signOff.id} className={classes.review} label={`Review ${signOff.title}`}>
              Review
            </PortalLink>
          ) : (
            <StateChip signOff={signOff} />
          )}
        </li>
      ))}
    </ul>
  )
}
