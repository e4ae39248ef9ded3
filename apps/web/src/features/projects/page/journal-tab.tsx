import type { Project } from '@praxis/contract/projects/projects'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useDraftKept } from '../../../shell/record/kept-draft'
import { useChangeSearch } from '../../../shell/use-change-search'
import { Journal } from '../../journal/journal'
import type { JournalSearch } from '../../journal/journal-search'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { ClosedTab } from '../closed-tab'
import { JOURNAL } from '../project-tabs'
import { useProjectOfPage } from '../use-project-of-page'
import classes from './project.module.css'

interface JournalTabProps {
  readonly projectID: string
  readonly search: JournalSearch
  readonly Team: ComponentType<{ readonly project: Project }>
}

export function JournalTab({ projectID, search, Team }: JournalTabProps) {
  const project = useProjectOfPage(projectID)
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const go = useChangeSearch<JournalSearch>()
  const [hasDraft, setHasDraft] = useState(false)
  useDraftKept(hasDraft)
  if (!JOURNAL.isOpen(project) && !hasDraft) return <ClosedTab />
  return (
    <div className={classes.columns}>
      <Journal
        target={{ projectID }}
        about={project.details.name}
        workspace={workspace}
        search={search}
        onDraft={setHasDraft}
        onSearch={(next) => go(next, true)}
      />
      <div className={classes.beside}>
        <Team project={project} />
      </div>
    </div>
  )
}
