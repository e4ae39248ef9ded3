import { useHotkeys } from '@mantine/hooks'
import type { Workspace } from '@praxis/contract/company/companies'
import type { Project } from '@praxis/contract/projects/projects'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LeavingGuard } from '../../../shell/leaving-guard'
import { OfferedDraftBanner } from '../../../ui/drafts/offered-draft-banner'
import { InBannerSlot } from '../../../ui/feedback/banner-slot'
import { UnsavedChangesBanner } from '../../../ui/feedback/unsaved-changes-banner'
import { ChangedMeanwhileBanner } from '../../../ui/forms/changed-meanwhile'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { stopsAtUnsettledText } from '../../../ui/forms/picker/unsettled-text'
import { Card } from '../../../ui/layout/card'
import { recordPickers } from '../../clients/record-pickers'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { ClosedTab } from '../closed-tab'
import { useDraftKept } from '../page/kept-draft'
import { SETTINGS } from '../project-tabs'
import { useProjectOfPage } from '../use-project-of-page'
import { BudgetSettingsCard } from './budget-settings-card'
import { projectLabels, projectText } from './project-collisions'
import { ProjectFields } from './project-fields'
import { changeNote } from './project-form'
import { RolesCard } from './roles-card'
import classes from './settings.module.css'
import { TimeFields } from './time-fields'
import { type ProjectEditing, useProjectEditing } from './use-project-editing'

export function SettingsTab({ projectID }: { projectID: string }) {
  const project = useProjectOfPage(projectID)
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const editing = useProjectEditing(project, workspace)
  useDraftKept(editing.isDirty)
  if (!SETTINGS.isOpen(project) && !editing.isDirty) return <ClosedTab />
  return <Settings project={project} workspace={workspace} editing={editing} />
}

interface SettingsProps {
  readonly project: Project
  readonly workspace: Workspace
  readonly editing: ProjectEditing
}

function Settings({ project, workspace, editing }: SettingsProps) {
  const { form, edit, problems, wasRefused, isTyped } = editing
  const { can, permissions } = project
  const showsDetails = can.edit || isTyped.details
  const element = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const save = async () => {
    if (stopsAtUnsettledText(element.current)) return
    if (await editing.save()) setRefusals((count) => count + 1)
  }
  useHotkeys([['mod+Enter', () => void save()]], [], true)
  const definitions = workspace.company.opportunityAndProjectSettings.defaultProjectDynamicDetails

  return (
    <div ref={element} className={classes.columns}>
      {editing.isDirty && (
        <InBannerSlot>
          <UnsavedChangesBanner
            note={editing.input && changeNote(editing.input)}
            restoredAt={editing.notice.restoredAt}
            onDiscard={editing.discard}
            onSave={() => void save()}
            isSaving={editing.isSaving}
          />
        </InBannerSlot>
      )}
      <OfferedDraftBanner draft={editing.notice} />
      <ChangedMeanwhileBanner
        collisions={editing.collisions}
        onChoose={editing.choose}
        labels={projectLabels}
        textOf={projectText(project)}
        record={{ entity: 'project', id: project.id }}
      />
      <div className={classes.column}>
        {showsDetails && <ProjectFields project={project} editing={editing} />}
        {showsDetails && (
          <Card title="Other details">
            <DynamicDetailsEditor
              label="Other details"
              hideLabel
              value={form.dynamicDetails}
              onChange={(dynamicDetails) => edit({ dynamicDetails })}
              error={wasRefused ? problems.dynamicDetails : undefined}
              definedKeys={definitions.map(({ key }) => key)}
              pickers={recordPickers}
            />
          </Card>
        )}
        {permissions.planning !== 'noAccess' && <RolesCard project={project} />}
      </div>
      <div className={classes.column}>
        <BudgetSettingsCard project={project} editing={editing} />
        {showsDetails && <TimeFields project={project} editing={editing} />}
      </div>
      <LeavingGuard isDirty={editing.isDirty} onDiscard={editing.discard} />
    </div>
  )
}
