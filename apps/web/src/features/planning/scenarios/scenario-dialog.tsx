import type { PlanningScenario } from '@praxis/contract/planning/planning-scenarios'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { MembersField, type ScenarioMember } from './members-field'
import { useCreatePlanningScenario, useUpdatePlanningScenario } from './scenarios.mutations'

interface ScenarioDialogProps {
  /** The scenario that is changed; without one, a new one is made. */
  readonly scenario: PlanningScenario | undefined
  readonly onSaved: (scenario: PlanningScenario) => void
  readonly onClose: () => void
}

const LONGEST_NAME = 120

interface ScenarioValues {
  readonly name: string
  readonly members: readonly ScenarioMember[]
}

const valuesOf = (scenario: PlanningScenario | undefined): ScenarioValues => ({
  name: scenario?.name ?? '',
  members:
    scenario?.members.map(({ employee: { id, displayName }, access }) => ({ employee: { id, displayName }, access })) ??
    [],
})

const fieldsOf = ({ name, members }: ScenarioValues) => ({
  name: name.trim(),
  members: members.map(({ employee, access }) => ({ employeeID: employee.id, access })),
})

/** Starts a scenario, or changes its name and who is let in. */
export function ScenarioDialog({ scenario, onSaved, onClose }: ScenarioDialogProps) {
  const { employee } = useWorkspaceViewer()
  const { mutateAsync: create } = useCreatePlanningScenario()
  const { mutateAsync: update } = useUpdatePlanningScenario()
  const form = useForm<ScenarioValues>({
    initialValues: valuesOf(scenario),
    rules: { name: [required('Name'), maxLength(LONGEST_NAME)] },
    fieldOfReason: { nameExists: 'name' },
    onSave: async (values, idempotencyKey) => {
      const fields = fieldsOf(values)
      const saved = scenario
        ? await update({ params: { scenarioId: scenario.id }, body: { ...fields, version: scenario.version } })
        : await create({ body: fields, idempotencyKey })
      showSuccess(scenario ? 'Updated successfully' : `Scenario “${saved.name}” started`)
      onSaved(saved)
    },
  })
  return (
    <FormDialog
      title={scenario ? 'Change scenario' : 'New scenario'}
      form={form}
      saveLabel={scenario ? 'Save' : 'Start scenario'}
      onClose={onClose}
      width="narrow"
    >
      <TextField
        {...form.field('name')}
        label="Name"
        hint={
          scenario
            ? undefined
            : 'Starts as the real plan is now. What you change stays in the scenario until you merge it.'
        }
        isFirst
      />
      <MembersField {...form.field('members')} ownerID={scenario?.owner.id ?? employee.id} />
    </FormDialog>
  )
}
