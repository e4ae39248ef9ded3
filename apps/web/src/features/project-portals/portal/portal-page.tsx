import type { Portal } from '@praxis/contract/portals/project-portals'
import type { Project } from '@praxis/contract/projects/projects'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { CardStack } from '../../../ui/layout/card-stack'
import { DocumentsCard } from '../documents/documents-card'
import classes from '../portals.module.css'
import { SignOffsCard } from '../sign-offs/sign-offs-card'
import { VisitorsCard } from '../visitors/visitors-card'
import { DetailsCard } from './details-card'
import { changeNote, portalLabels, portalText } from './portal-values'
import { PreviewCard } from './preview-card'
import { SharedCard } from './shared-card'
import { usePortalDraft } from './use-portal-draft'

interface PortalPageProps {
  readonly project: Project
  readonly portal: Portal
  /** The project's other portals, whose switches can be taken over. */
  readonly others: readonly Portal[]
}

/** One portal: what is set up in it, who may come, and beside it what visitors will see. */
export function PortalPage({ project, portal, others }: PortalPageProps) {
  const ids = { projectID: project.id, portalID: portal.id }
  const draft = usePortalDraft(ids, portal)
  return (
    <>
      <CardStack ref={draft.element} className={classes.main}>
        <UnsavedDraft
          draft={draft}
          note={draft.input && changeNote(draft.input)}
          labels={portalLabels}
          textOf={portalText}
          record={{ entity: 'portal', id: portal.id }}
        />
        <DetailsCard project={project} portal={portal} draft={draft} />
        <SignOffsCard project={project} portal={portal} />
        <SharedCard portal={portal} others={others} draft={draft} />
        <VisitorsCard project={project} portal={portal} />
        <DocumentsCard ids={ids} portal={portal} />
      </CardStack>
      <div className={classes.beside}>
        <PreviewCard project={project} values={draft.values} />
      </div>
    </>
  )
}
