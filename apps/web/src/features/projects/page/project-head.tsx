import type { Project } from '@praxis/contract/projects/projects'
import { IconBuilding, IconCalendar, IconClock, IconTag } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { RecordHead } from '../../../ui/layout/record-head'
import { Face } from '../../../ui/people/face'
import { ClientLink } from '../../clients/client-link'
import { EmployeeLink } from '../../people/employee-link'
import { InternalChip, ProjectStateChip, StrategicChip } from '../project-chips'
import { ProjectLogo } from '../project-logo'
import { chargingText, datesText } from '../project-words'
import { readsDetails, wholeDetails } from '../whole-details'
import classes from './project.module.css'

interface ProjectHeadProps {
  readonly project: Project
  readonly actions: ReactNode
  readonly tabs: ReactNode
}

export function ProjectHead({ project, actions, tabs }: ProjectHeadProps) {
  const { company } = useWorkspaceViewer()
  const { client, details, isInternal } = project
  const list = (
    <Link to="/employments/$companyDomain/projects" params={{ companyDomain: company.domain }}>
      Projects
    </Link>
  )
  return (
    <RecordHead
      crumbs={[
        { id: 'projects', content: list },
        { id: 'client', content: client ? <ClientLink id={client.id}>{client.name}</ClientLink> : 'Internal' },
      ]}
      picture={<ProjectLogo project={project} size="lg" />}
      name={details.name}
      chips={
        <>
          <ProjectStateChip isActive={details.isActive} />
          {isInternal && <InternalChip />}
          {details.isStrategic && <StrategicChip />}
        </>
      }
      facts={<Facts project={project} />}
      actions={actions}
      tabs={tabs}
      compact={useCompactHead()}
    />
  )
}

/** Where the head is compact: a chart needs the room; on phones every tab but the first does. */
function useCompactHead(): 'phones' | 'everywhere' | undefined {
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/projects/')[1]?.split('/')[1] })
  if (!tab) return undefined
  return tab === 'ganttChart' ? 'everywhere' : 'phones'
}

const MOST_TAGS = 4

const tagsText = (tags: readonly string[]): string => {
  const more = tags.length - MOST_TAGS
  return more > 0 ? `${tags.slice(0, MOST_TAGS).join(', ')} +${more}` : tags.join(', ')
}

function Facts({ project }: { project: Project }) {
  const { client } = project
  const details = wholeDetails(project)
  const { lead, chargingMechanism, tags } = details
  return (
    <>
      {client && (
        <span className={classes.desktop}>
          <IconBuilding {...icon} />
          <ClientLink id={client.id}>{client.name}</ClientLink>
        </span>
      )}
      {readsDetails(project) && (
        <>
          <EmployeeLink id={lead.id}>
            <Face person={lead} size="xs" decorative />
            {lead.displayName}, lead
          </EmployeeLink>
          <span className={classes.desktop}>
            <IconClock {...icon} />
            {chargingText(chargingMechanism)}
          </span>
          <span>
            <IconCalendar {...icon} />
            {datesText(details)}
          </span>
          {tags.length > 0 && (
            <span className={classes.desktop} title={tags.join(', ')}>
              <IconTag {...icon} />
              {tagsText(tags)}
            </span>
          )}
        </>
      )}
    </>
  )
}
