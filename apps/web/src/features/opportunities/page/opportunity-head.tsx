import type { Opportunity } from '@praxis/contract/opportunities/opportunities'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconBuilding, IconCalendar, IconClock, IconHistory } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { RecordHead } from '../../../ui/layout/record-head'
import { Face } from '../../../ui/people/face'
import { ClientLink } from '../../clients/client-link'
import { EmployeeLink } from '../../people/employee-link'
import { StrategicStar } from '../../projects/project-chips'
import { chargingText } from '../../projects/project-words'
import { useDayText } from '../../reader/readers-time'
import { OpportunityLogo } from '../opportunity-logo'
import { StageChip } from '../stage-chip'
import classes from './opportunity.module.css'

interface OpportunityHeadProps {
  readonly opportunity: Opportunity
  readonly actions: ReactNode
  readonly tabs: ReactNode
}

export function OpportunityHead({ opportunity, actions, tabs }: OpportunityHeadProps) {
  const { company } = useWorkspaceViewer()
  const { client, details } = opportunity
  // On phones every tab but the first needs the room.
  const isInTab = useLocation({ select: ({ pathname }) => pathname.split('/opportunities/')[1]?.includes('/') })
  const list = (
    <Link to="/employments/$companyDomain/opportunities" params={{ companyDomain: company.domain }}>
      Opportunities
    </Link>
  )
  return (
    <RecordHead
      crumbs={[
        { id: 'opportunities', content: list },
        { id: 'client', content: <ClientLink id={client.id}>{client.name}</ClientLink> },
      ]}
      picture={<OpportunityLogo client={client} size="lg" />}
      name={details.name}
      chips={
        <>
          {details.pipelineStage && <StageChip stage={details.pipelineStage} />}
          {details.isStrategic && <StrategicStar />}
        </>
      }
      facts={<Facts opportunity={opportunity} />}
      actions={actions}
      tabs={tabs}
      compact={isInTab ? 'phones' : undefined}
    />
  )
}

function Facts({ opportunity: { client, details, createdAt } }: { opportunity: Opportunity }) {
  const dayText = useDayText()
  const { lead, chargingMechanism, expectedCloseDate } = details
  return (
    <>
      <span className={classes.desktop}>
        <IconBuilding {...icon} />
        <ClientLink id={client.id}>{client.name}</ClientLink>
      </span>
      {lead && (
        <EmployeeLink id={lead.id}>
          <Face person={lead} size="xs" decorative />
          {lead.displayName}, lead
        </EmployeeLink>
      )}
      {chargingMechanism && (
        <span className={classes.desktop}>
          <IconClock {...icon} />
          {chargingText(chargingMechanism)}
        </span>
      )}
      {expectedCloseDate && (
        <span>
          <IconCalendar {...icon} />
          closes {formatDay(expectedCloseDate)}
        </span>
      )}
      <span className={classes.desktop}>
        <IconHistory {...icon} />
        created {dayText(createdAt)}
      </span>
    </>
  )
}
