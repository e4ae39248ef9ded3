import type { Workspace } from '@praxis/contract/company/companies'
import type { Project } from '@praxis/contract/projects/projects'
import { useSuspenseQuery } from '@tanstack/react-query'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { DynamicDetailsEditor } from '../../../ui/forms/dynamic-details/dynamic-details-editor'
import { Grid, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { recordPickers } from '../../clients/record-pickers'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { BudgetFields } from '../budget-fields'
import { budgetsOf } from '../budget-values'
import { ClosedTab } from '../closed-tab'
import { FiguresStrip } from '../figures-strip'
import { SETTINGS } from '../project-tabs'
import { RolesCard } from '../roles-card'
import { useProjectOfPage } from '../use-project-of-page'
import { projectLabels, projectText } from './project-collisions'
import { ProjectFields } from './project-fields'
import { changeNote } from './project-form'
import classes from './settings.module.css'
import { TimeFields } from './time-fields'
import { type ProjectEditing, useProjectEditing } from './use-project-editing'

export function SettingsTab({ projectID }: { projectID: string }) {
  const project = useProjectOfPage(projectID)
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  const editing = useProjectEditing(project, workspace)
  if (!SETTINGS.isOpen(project) && !editing.isDirty) return <ClosedTab />
  return <Settings project={project} workspace={workspace} editing={editing} />
}

interface SettingsProps {
  readonly project: Project
  readonly workspace: Workspace
  readonly editing: ProjectEditing
}

function Settings({ project, workspace, editing }: SettingsProps) {
  const { can, permissions } = project
  const showsDetails = can.edit || editing.isTyped.details
  const definitions = workspace.company.opportunityAndProjectSettings.defaultProjectDynamicDetails
  return (
    <Grid ref={editing.element} align="start" gap={4} className={classes.columns}>
      <UnsavedDraft
        draft={editing}
        note={editing.input && changeNote(editing.input)}
        labels={projectLabels}
        textOf={projectText(project)}
        record={{ entity: 'project', id: project.id }}
      />
      <Stack gap={4} shrinks>
        {showsDetails && <ProjectFields project={project} editing={editing} />}
        {showsDetails && (
          <Card title="Other details">
            <DynamicDetailsEditor
              {...editing.field('dynamicDetails')}
              label="Other details"
              hideLabel
              definedKeys={definitions.map(({ key }) => key)}
              pickers={recordPickers}
            />
          </Card>
        )}
        {permissions.planning !== 'noAccess' && (
          <RolesCard
            of={{ kind: 'project', id: project.id }}
            can={can}
            currency={project.details.currency}
            showsRates={project.figures !== undefined}
            note={
              project.details.isActive ? 'what people do in the project' : 'read-only while the project is completed'
            }
          />
        )}
      </Stack>
      <Stack gap={4} shrinks>
        <BudgetSettingsCard project={project} editing={editing} />
        {showsDetails && <TimeFields project={project} editing={editing} />}
      </Stack>
    </Grid>
  )
}

/** The budgets, only for those who may see the money; a completed project keeps its budgets. */
function BudgetSettingsCard({ project, editing }: { project: Project; editing: ProjectEditing }) {
  const { values, edit, isTyped } = editing
  if (!project.figures && !isTyped.budgets) return null
  const { currency, isActive } = project.details
  return (
    <Card title="Budget" note={isActive ? `in ${currency}` : 'read-only while the project is completed'}>
      <Stack gap={4}>
        <BudgetFields
          value={values}
          currency={currency}
          onChange={(name, budget) => edit({ [name]: budget })}
          disabled={!project.can.editBudgets && !isTyped.budgets}
        />
        <FiguresStrip narrow currency={currency} budgets={budgetsOf(values)} />
      </Stack>
    </Card>
  )
}
