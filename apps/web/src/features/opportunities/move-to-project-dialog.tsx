import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { IconCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { SwitchField } from '../../ui/forms/switch-field'
import { TextField } from '../../ui/forms/text-field'
import { type FormField, useForm } from '../../ui/forms/use-form'
import { Row, Stack, Text } from '../../ui/layout/box'
import { type ChosenEmployee, EmployeePicker } from '../people/employee-picker'
import { LONGEST_NAME } from '../projects/name-and-tags-rules'
import { projectAddress } from '../projects/project-link'
import { useMoveToProject } from './opportunities.mutations'

/** The field for a template, handed down by the route: templates are boards of tasks. */
export type TemplateField = ComponentType<FormField<string | null>>

interface MoveToProjectDialogProps {
  readonly opportunity: {
    readonly id: string
    readonly name: string
    readonly client: { readonly name: string }
    readonly lead?: ChosenEmployee | undefined
    readonly version?: number
  }
  readonly TemplateField: TemplateField
  readonly onClose: () => void
}

const carried = (client: string): readonly [string, string][] => [
  ['Client and details', `${client}, tags and other details`],
  ['Roles and bookings', 'they move to the project, so nothing is booked twice'],
  ['Plans and budgets', 'the project starts with them; the opportunity keeps them as they are now'],
  ['Journal', 'linked from the project'],
  ['Permissions', 'the same people have access'],
]

/** Makes a project of an opportunity; says what goes along before it does. */
export function MoveToProjectDialog({ opportunity, TemplateField, onClose }: MoveToProjectDialogProps) {
  const { id, name, client, lead, version } = opportunity
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { mutateAsync: moveToProject } = useMoveToProject(id)
  const form = useForm({
    draft: `opportunity/${id}/move`,
    initialValues: {
      name,
      leadID: lead ? { id: lead.id, displayName: lead.displayName } : null,
      projectTemplateID: null as string | null,
      shouldConfirmBookings: false,
    },
    rules: { name: [required('Project name'), maxLength(LONGEST_NAME)], leadID: required('Lead') },
    onSave: async ({ leadID: chosen, projectTemplateID, ...values }, idempotencyKey) => {
      const { project } = await moveToProject({
        body: {
          name: values.name.trim(),
          shouldConfirmBookings: values.shouldConfirmBookings,
          ...(chosen && { leadID: chosen.id }),
          ...(projectTemplateID && { projectTemplateID }),
          ...(version !== undefined && { version }),
        },
        idempotencyKey,
      })
      onClose()
      showSuccess(`${name} is a project now`)
      await navigate(projectAddress(company.domain, project.id))
    },
  })
  return (
    <FormDialog title={`Move ${name} to a project`} form={form} saveLabel="Move to project" onClose={onClose}>
      <TextField {...form.field('name')} label="Project name" autoComplete="off" autoFocus />
      <EmployeePicker {...form.field('leadID')} label="Lead" />
      <TemplateField {...form.field('projectTemplateID')} />
      <SwitchField
        {...form.field('shouldConfirmBookings')}
        label="Confirm soft bookings"
        hint="Soft bookings become hard ones; otherwise they stay as they are"
      />
      <Stack gap={2}>
        <Text size={13} weight="medium">
          What goes along
        </Text>
        <Stack as="ul" gap={1}>
          {carried(client.name).map(([what, how]) => (
            <Row as="li" key={what} gap={2} align="start" size={13}>
              <Text tone="success" rigid>
                <IconCheck size={16} stroke={2} aria-hidden />
              </Text>
              <span>
                {what} <Text tone="third">– {how}</Text>
              </span>
            </Row>
          ))}
        </Stack>
        <Text size={12} tone="third">
          Time logged on the opportunity stays there as cost of sale. Moving can’t be undone.
        </Text>
      </Stack>
    </FormDialog>
  )
}
