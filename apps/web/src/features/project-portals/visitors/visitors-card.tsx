import { Button } from '@mantine/core'
import type { Portal } from '@praxis/contract/portals/project-portals'
import type { Project } from '@praxis/contract/projects/projects'
import { isAdmitted } from '@praxis/domain/portals/visitor-addresses'
import { IconAt, IconMail, IconPlus, IconUserOff, IconUsers, IconX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardFoot, CardNote, CardRow } from '../../../ui/layout/card-row'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useDayText } from '../../reader/readers-time'
import { counted, stateOf } from '../portal-words'
import { useInviteVisitors, useUpdatePortal, useUpdateVisitor } from '../project-portals.mutations'
import { visitorsQuery } from '../project-portals.queries'
import { isDomain, standingOf, type VisitorRow, visitorRows } from './visitor-rows'

const AddVisitorsDialog = late(
  () => import('./add-visitors-dialog').then(({ AddVisitorsDialog: part }) => ({ default: part })),
  inDialog,
)

interface VisitorsCardProps {
  readonly project: Project
  readonly portal: Portal
}

/** Who may come into a portal, and who did. */
export function VisitorsCard({ project, portal }: VisitorsCardProps) {
  const ids = { projectID: project.id, portalID: portal.id }
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(visitorsQuery(ids))
  const [isAdding, setIsAdding] = useState(false)
  const rows =
    data &&
    visitorRows(
      portal.visitors,
      data.pages.flatMap(({ items }) => items),
      hasNextPage,
    )
  return (
    <Card
      title="Visitors"
      count={rows?.length}
      flush
      actions={
        portal.can.edit && (
          <Button variant="subtle" size="xs" leftSection={<IconPlus {...icon} />} onClick={() => setIsAdding(true)}>
            Add visitors
          </Button>
        )
      }
    >
      {error && !rows && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !rows && (
        <CardNote>
          <Skeletons count={3} />
        </CardNote>
      )}
      {rows && portal.visitors.length === 0 && (
        <CardNote>Nobody is listed: everyone who has the address and the password comes in, with any e-mail.</CardNote>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label="Visitors">
          {rows.map((row) => (
            <Visitor key={row.address} row={row} project={project} portal={portal} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <CardFoot>
          <Button variant="subtle" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </CardFoot>
      )}
      {isAdding && (
        <Opening>
          <AddVisitorsDialog project={project} portal={portal} onClose={() => setIsAdding(false)} />
        </Opening>
      )}
    </Card>
  )
}

function Visitor({ row, project, portal }: VisitorsCardProps & { row: VisitorRow }) {
  const dayText = useDayText()
  const { address, visitor } = row
  const standing = standingOf(row, portal.visitors)
  const visits = visitor?.lastVisitAt
    ? `${counted(visitor.visitCount, 'visit')} · last on ${dayText(visitor.lastVisitAt)}`
    : visitor?.invitedAt && `invited on ${dayText(visitor.invitedAt)}`
  return (
    <CardRow
      picture={
        <Text rigid tone="third">
          {isDomain(address) ? <IconUsers {...icon} /> : <IconAt {...icon} />}
        </Text>
      }
      name={<span title={address}>{address}</span>}
      second={[standing === 'Invited' ? '' : standing, visits].filter(Boolean).join(' · ') || 'No visit yet'}
      end={portal.can.edit && <VisitorControls row={row} project={project} portal={portal} />}
    />
  )
}

function VisitorControls({ row, project, portal }: VisitorsCardProps & { row: VisitorRow }) {
  const ids = { projectID: project.id, portalID: portal.id }
  const invite = useInviteVisitors(ids)
  const { mutateAsync: updateVisitor } = useUpdateVisitor(ids)
  const { mutateAsync: updatePortal } = useUpdatePortal(ids)
  const [asking, ask] = useState<'shutOut' | 'unlist'>()
  const { address, isListed, visitor } = row
  const isOpen = stateOf(portal, project.details.isActive) === 'open'
  const mayBeInvited = isOpen && !isDomain(address) && !visitor?.isRemoved && isAdmitted(portal.visitors, address)
  const send = () => void attempt(invite.mutateAsync([address]), `Invitation sent to ${address}`)
  const isNew = mayBeInvited && !visitor?.invitedAt && !visitor?.lastVisitAt
  const actions: MenuAction[] = []
  if (mayBeInvited && !isNew) actions.push({ label: 'Send invitation', icon: <IconMail {...icon} />, onSelect: send })
  if (visitor?.isRemoved)
    actions.push({
      label: 'Let in again',
      icon: <IconUsers {...icon} />,
      onSelect: () => void attempt(updateVisitor({ id: visitor.id, isRemoved: false }), `${address} may come again`),
    })
  if (visitor && !visitor.isRemoved)
    actions.push({ label: 'Shut out…', icon: <IconUserOff {...icon} />, danger: true, onSelect: () => ask('shutOut') })
  if (isListed)
    actions.push({ label: 'Remove from list…', icon: <IconX {...icon} />, danger: true, onSelect: () => ask('unlist') })
  const isLast = isListed && portal.visitors.length === 1
  return (
    <Row gap={1} rigid>
      {isNew && (
        <Button
          variant="subtle"
          size="xs"
          loading={invite.isPending}
          aria-label={`Send invitation to ${address}`}
          onClick={send}
        >
          Send invitation
        </Button>
      )}
      <ActionMenu label={`Actions for ${address}`} actions={actions} />
      {visitor && (
        <ConfirmChangeDialog
          opened={asking === 'shutOut'}
          onClose={() => ask(undefined)}
          onChange={() => updateVisitor({ id: visitor.id, isRemoved: true })}
          done={`${address} is shut out`}
          title={`Shut ${address} out?`}
          confirmLabel="Shut out"
          danger
        >
          They are out at once, and don’t come in even with the right password until you let them in again.
        </ConfirmChangeDialog>
      )}
      <ConfirmChangeDialog
        opened={asking === 'unlist'}
        onClose={() => ask(undefined)}
        onChange={() =>
          updatePortal({ visitors: portal.visitors.filter((each) => each !== address), version: portal.version })
        }
        done={`${address} is off the list`}
        title={`Remove ${address} from the list?`}
        confirmLabel="Remove"
        danger
      >
        {isLast
          ? 'Nobody is listed then: everyone who has the address and the password will come in, with any e-mail.'
          : isDomain(address)
            ? 'Everyone at this domain who isn’t listed themselves is out at once.'
            : 'They are out at once, unless their domain is listed.'}
      </ConfirmChangeDialog>
    </Row>
  )
}
