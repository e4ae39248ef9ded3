import type { Project } from '@praxis/contract/projects/projects'
import { IconFlag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { inHistoryPanel } from '../../../shell/record/in-history-panel'
import { RecordFrame, RecordPage } from '../../../shell/record/record-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { StateBanner } from '../../../ui/feedback/state-banner'
import { late } from '../../../ui/late/late'
import { TabLinks } from '../../../ui/menus/tab-links'
import { useDayText } from '../../reader/readers-time'
import { tabsOf } from '../project-tabs'
import { projectQuery } from '../projects.queries'
import { TrackTimeButtons } from '../track-time'
import { CompleteProjectDialog } from './complete-project-dialog'
import { GONE, GoneProject } from './gone-project'
import classes from './project.module.css'
import { ProjectActions, type SaveAsTemplateDialog } from './project-actions'
import { ProjectHead } from './project-head'
import type { ProjectSearch } from './project-search'

const HistoryPanel = late(
  () => import('./project-history-panel').then(({ ProjectHistoryPanel: part }) => ({ default: part })),
  inHistoryPanel,
)

interface ProjectScreenProps {
  readonly projectID: string
  readonly search: ProjectSearch
  readonly SaveAsTemplateDialog: SaveAsTemplateDialog
  /** The tab that is open. */
  readonly children: ReactNode
}

/** A project: its head, its banners, and one of its tabs. */
export function ProjectScreen({ projectID, ...page }: ProjectScreenProps) {
  const query = useQuery(projectQuery(projectID))
  return (
    <RecordPage
      query={query}
      title="Project"
      notThere={GONE}
      goesWhenGone
      gonePage={<GoneProject />}
      bodyClass={classes.body}
      columnsClass={classes.columns}
    >
      {(project) => <ProjectPage key={project.id} project={project} {...page} />}
    </RecordPage>
  )
}

interface ProjectPageProps extends Omit<ProjectScreenProps, 'projectID'> {
  readonly project: Project
}

function ProjectPage({ project, search, SaveAsTemplateDialog, children }: ProjectPageProps) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const params = { companyDomain: company.domain, projectID: project.id }
  const showHistory = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: ({ history: _, ...others }) => (isOpen ? { ...others, history: true as const } : others),
      replace: true,
      resetScroll: false,
    })

  return (
    <RecordFrame
      banners={!project.details.isActive && <CompletedBanner project={project} />}
      head={
        <ProjectHead
          project={project}
          actions={
            <>
              <TrackTimeButtons projectID={project.id} />
              <ProjectActions
                project={project}
                onHistory={() => showHistory(true)}
                SaveAsTemplateDialog={SaveAsTemplateDialog}
              />
            </>
          }
          tabs={
            <TabLinks
              label="Project"
              flush
              tabs={tabsOf(project, company.features).map(({ label, to, exact = false }) => ({
                label,
                link: { to, params },
                exact,
              }))}
            />
          }
        />
      }
      history={search.history && <HistoryPanel project={project} onClose={() => showHistory(false)} />}
      bodyClass={classes.body}
    >
      {children}
    </RecordFrame>
  )
}

function CompletedBanner({ project }: { project: Project }) {
  const [isAsking, setIsAsking] = useState(false)
  const dayText = useDayText()
  const { completedAt, can } = project
  return (
    <>
      <StateBanner
        tone="warning"
        icon={IconFlag}
        label="Reopen"
        onPress={can.edit ? () => setIsAsking(true) : undefined}
      >
        This project was completed{completedAt && ` on ${dayText(completedAt)}`}
      </StateBanner>
      {isAsking && <CompleteProjectDialog project={project} onClose={() => setIsAsking(false)} />}
    </>
  )
}
