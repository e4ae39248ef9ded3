import type { Portal } from '@praxis/contract/portals/project-portals'
import type { Project } from '@praxis/contract/projects/projects'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Row, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { useDayText } from '../reader/readers-time'
import { PortalStateChip } from './portal-state-chip'
import { counted, stateOf } from './portal-words'
import classes from './portals.module.css'

interface PortalListProps {
  readonly portals: readonly Portal[]
  readonly project: Project
  readonly chosenID: string
  readonly add: ReactNode
}

/** The portals of a project, each a link to what is set up in it. */
export function PortalList({ portals, project, chosenID, add }: PortalListProps) {
  const dayText = useDayText()
  const whoText = ({ visitorCount, visitors }: Portal) => {
    if (visitorCount > 0) return counted(visitorCount, 'visitor')
    return visitors.length > 0 ? `${visitors.length} listed` : 'nobody listed'
  }
  const whenText = ({ closedAt, lastVisitAt }: Portal) => {
    if (closedAt) return `closed ${dayText(closedAt)}`
    return lastVisitAt ? `last visit ${dayText(lastVisitAt)}` : 'no visit yet'
  }
  return (
    <Card title="Portals" count={portals.length} flush actions={add}>
      <ul aria-label="Portals">
        {portals.map((portal) => (
          <li key={portal.id}>
            <Link
              to="."
              search={{ portal: portal.id }}
              resetScroll={false}
              className={classes.portal}
              aria-current={portal.id === chosenID || undefined}
            >
              <Row gap={2} justify="between">
                <Text shrinks ellipsis weight="medium" size={13}>
                  {portal.title}
                </Text>
                <PortalStateChip state={stateOf(portal, project.details.isActive)} />
              </Row>
              <Text block size={12} tone="third" figures>
                {whoText(portal)} · {whenText(portal)}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
