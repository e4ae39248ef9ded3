import { Button } from '@mantine/core'
import type { Project } from '@praxis/contract/projects/projects'
import { ApiError } from '@praxis/contract/protocol/caller'
import { IconFlag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { RecordError } from '../../../shell/errors/record-error'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Banner } from '../../../ui/feedback/banner'
import { late } from '../../../ui/late/late'
import { TabLinks } from '../../../ui/menus/tab-links'
import { PanelLayout } from '../../../ui/overlays/side-panel'
import { useDayText } from '../../reader/readers-time'
import { tabsOf } from '../project-tabs'
import { projectQuery } from '../projects.queries'
import { TrackTimeButtons } from '../track-time'
import { CompleteProjectDialog } from './complete-project-dialog'
import { GoneBanner, GoneProject } from './gone-project'
import { DraftKeeper } from './kept-draft'
import classes from './project.module.css'
import { ProjectActions, type SaveAsTemplateDialog } from './project-actions'
import { ProjectHead } from './project-head'
import type { ProjectSearch } from './project-search'
import { ProjectSkeleton } from './project-skeleton'

const HistorySidePanel = late(() =>
  import('./history-side-panel').then((module) => ({ default: module.HistorySidePanel })),
)

interface ProjectScreenProps {
  readonly projectID: string
  readonly search: ProjectSearch
  readonly SaveAsTemplateDialog: SaveAsTemplateDialog
  /** The tab that is open. */
  readonly children: ReactNode
}

/** Whether the project is deleted, closed to this reader or never existed: then nothing shown before may stay. */
const isGone = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status)

/** A project: its head, its banners, and one of its tabs. */
export function ProjectScreen({ projectID, ...page }: ProjectScreenProps) {
  const { data, error, refetch } = useQuery(projectQuery(projectID))
  const [hasDraft, setHasDraft] = useState(false)
  const isOver = isGone(error)
  if (data && (!isOver || hasDraft))
    return (
      <DraftKeeper onDraft={setHasDraft}>
        {isOver && <GoneBanner />}
        <ProjectPage key={data.id} project={data} {...page} />
      </DraftKeeper>
    )
  if (isOver) return <GoneProject />
  if (!error) return <ProjectSkeleton />
  return (
    <RecordError
      title="Project"
      error={error}
      onRetry={() => void refetch()}
      notThere="This project was deleted, or you don’t have access to it."
    />
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
    <>
      {!project.details.isActive && <CompletedBanner project={project} />}
      <PanelLayout
        panel={
          search.history && (
            <Suspense>
              <HistorySidePanel project={project} onClose={() => showHistory(false)} />
            </Suspense>
          )
        }
      >
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
        <div className={classes.body}>{children}</div>
      </PanelLayout>
    </>
  )
}

function CompletedBanner({ project }: { project: Project }) {
  const [isAsking, setIsAsking] = useState(false)
  const dayText = useDayText()
  const { completedAt, can } = project
  return (
    <>
      <Banner
        tone="warning"
        icon={<IconFlag size={18} stroke={1.75} aria-hidden />}
        actions={
          can.edit && (
            <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
              Reopen
            </Button>
          )
        }
      >
        This project was completed{completedAt && ` on ${dayText(completedAt)}`}
      </Banner>
      {isAsking && <CompleteProjectDialog project={project} onClose={() => setIsAsking(false)} />}
    </>
  )
}
