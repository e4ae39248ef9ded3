import { Button } from '@mantine/core'
import { canWrite } from '@praxis/domain/targetables/targetable-policy'
import { IconDoorEnter, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeSearch } from '../../shell/use-change-search'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { EmptyState, ErrorState } from '../../ui/lists/list-states'
import { Skeletons } from '../../ui/lists/skeleton'
import { ClosedTab } from '../projects/closed-tab'
import { PORTALS } from '../projects/project-tabs'
import { useProjectOfPage } from '../projects/use-project-of-page'
import { LatestCard } from './latest-card'
import { PortalPage } from './portal/portal-page'
import { PortalList } from './portal-list'
import classes from './portals.module.css'
import type { PortalsSearch } from './portals-search'
import { portalsQuery } from './project-portals.queries'

const NewPortalDialog = late(
  () => import('./new-portal-dialog').then(({ NewPortalDialog: part }) => ({ default: part })),
  inDialog,
)

const SignOffDialog = late(
  () => import('./sign-offs/sign-off-dialog').then(({ SignOffDialog: part }) => ({ default: part })),
  inDialog,
)

interface PortalsTabProps {
  readonly projectID: string
  readonly search: PortalsSearch
}

/** What people outside see of a project: its portals, and the one that is chosen. */
export function PortalsTab({ projectID, search }: PortalsTabProps) {
  const project = useProjectOfPage(projectID)
  return PORTALS.isOpen(project) ? <Portals projectID={projectID} search={search} /> : <ClosedTab />
}

function Portals({ projectID, search }: PortalsTabProps) {
  const project = useProjectOfPage(projectID)
  const { data: portals, error, refetch } = useQuery(portalsQuery(projectID))
  const go = useChangeSearch<PortalsSearch>()
  const [isAdding, setIsAdding] = useState(false)
  const canEdit = canWrite(project.permissions.details)
  const shown = portals?.find(({ id }) => id === search.portal) ?? portals?.[0]
  const add = canEdit && (
    <Button size="xs" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setIsAdding(true)}>
      Add portal
    </Button>
  )
  const dialog = isAdding && (
    <Opening>
      <NewPortalDialog
        project={project}
        onCreated={(portal) => void go({ portal })}
        onClose={() => setIsAdding(false)}
      />
    </Opening>
  )
  if (!portals)
    return (
      <Card title="Client portals" flush>
        {error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <CardNote>
            <Skeletons count={4} />
          </CardNote>
        )}
      </Card>
    )
  if (!shown)
    return (
      <Card flush>
        <EmptyState
          text="No portals yet. In a portal, people outside see how this project is going, as far as you share it."
          icon={<IconDoorEnter size={20} stroke={1.75} />}
          action={add}
        />
        {dialog}
      </Card>
    )
  return (
    <div className={classes.page}>
      <div className={classes.columns}>
        <div className={classes.start}>
          <PortalList portals={portals} project={project} chosenID={shown.id} add={add} />
          <LatestCard key={shown.id} ids={{ projectID, portalID: shown.id }} />
        </div>
        <PortalPage
          key={shown.id}
          project={project}
          portal={shown}
          others={portals.filter(({ id }) => id !== shown.id)}
        />
        {dialog}
        {search.signOff && (
          <Opening>
            <SignOffDialog
              key={search.signOff}
              ids={{ projectID, signOffID: search.signOff }}
              onShow={(signOff) => void go({ ...search, signOff })}
              onClose={() => void go({ portal: shown.id })}
            />
          </Opening>
        )}
      </div>
    </div>
  )
}
