import type { Project } from '@praxis/contract/projects/projects'
import type { ComponentType } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { CardStack } from '../../../ui/layout/card-stack'
import page from '../page/project.module.css'
import { JOURNAL } from '../project-tabs'
import { RecentJournalCard } from '../recent-journal-card'
import { useProjectOfPage } from '../use-project-of-page'
import { readsDetails } from '../whole-details'
import { AboutCard } from './about-card'

/** A part of the page that shows features which stand on projects, and is handed down by the route. */
type PartOfProject = ComponentType<{ readonly project: Project }>

interface DashboardTabProps {
  readonly projectID: string
  readonly Figures: PartOfProject
  readonly Invoiced: PartOfProject
  readonly Money: PartOfProject
  readonly Team: PartOfProject
  readonly Expenses: PartOfProject
}

export function DashboardTab({ projectID, Figures, Invoiced, Money, Team, Expenses }: DashboardTabProps) {
  const project = useProjectOfPage(projectID)
  const { company } = useWorkspaceViewer()
  return (
    <CardStack>
      <Figures project={project} />
      <Invoiced project={project} />
      <div className={page.columns}>
        <CardStack>
          <Money project={project} />
          <Expenses project={project} />
          {readsDetails(project) && <AboutCard project={project} />}
        </CardStack>
        <CardStack>
          {readsDetails(project) && <Team project={project} />}
          {project.permissions.journal !== 'noAccess' && (
            <RecentJournalCard
              target={{ projectID }}
              permission={project.permissions.journal}
              journal={{ to: JOURNAL.to, params: { companyDomain: company.domain, projectID } }}
            />
          )}
        </CardStack>
      </div>
    </CardStack>
  )
}
