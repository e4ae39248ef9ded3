import type { ClientBrief } from '@praxis/contract/clients/clients'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { useForm } from '../../../ui/forms/use-form'
import { clientQuery } from '../../clients/clients.queries'
import { type LoggableChoice, LoggablePicker } from '../../loggables/loggable-picker'
import { loggableItemsQuery, loggedOpportunityQuery, submissionProjectQuery } from '../../loggables/loggables.queries'
import { trackableTasksQuery } from '../../loggables/roles-and-tasks.queries'
import type { RowSubject } from './grid-rows'

interface RowValues {
  readonly attachment: LoggableChoice | null
  readonly taskID: string | null
}

async function clientOf(queryClient: QueryClient, id: string): Promise<ClientBrief> {
  const items = await queryClient.fetchQuery(loggableItemsQuery(''))
  const item = items.find((each) => each.type === 'client' && each.id === id)
  if (item) return { id, name: item.title, logoImage: item.logo, isActive: true }
  const { details } = await queryClient.fetchQuery(clientQuery(id))
  return { id, name: details.name, logoImage: details.logoImage, isActive: details.isActive }
}

async function subjectOf(queryClient: QueryClient, { attachment, taskID }: RowValues): Promise<RowSubject> {
  if (attachment?.type === 'client')
    return { project: null, opportunity: null, client: await clientOf(queryClient, attachment.id), task: null }
  if (attachment?.type === 'opportunity') {
    const { id, details, client } = await queryClient.fetchQuery(loggedOpportunityQuery(attachment.id))
    return { project: null, opportunity: { id, details: { name: details.name } }, client, task: null }
  }
  const tasks = taskID === null ? [] : await queryClient.fetchQuery(trackableTasksQuery(attachment?.id ?? null))
  const task = tasks.find(({ id }) => id === taskID) ?? null
  if (attachment === null) return { project: null, opportunity: null, client: null, task }
  const { id, details, isInternal, client } = await queryClient.fetchQuery(submissionProjectQuery(attachment.id))
  return { project: { id, details, isInternal }, opportunity: null, client, task }
}

/** A dialog for the project, opportunity, client or own task that gets a row. */
export function AddRowDialog({ onClose, onAdd }: { onClose: () => void; onAdd: (subject: RowSubject) => void }) {
  const queryClient = useQueryClient()
  const form = useForm<RowValues>({
    initialValues: { attachment: null, taskID: null },
    onSave: async (values) => onAdd(await subjectOf(queryClient, values)),
  })
  const { attachment } = form.values
  const projectID = attachment?.type === 'project' ? attachment.id : null
  const hasTasks = attachment === null || attachment.type === 'project'
  const { data: tasks = [], error } = useQuery({ ...trackableTasksQuery(projectID), enabled: hasTasks })

  return (
    <FormDialog title="Add project or task" form={form} saveLabel="Add" width="narrow" onClose={onClose}>
      <LoggablePicker
        {...form.field('attachment')}
        label="Project, opportunity or client"
        placeholder="Personal Work"
        autoFocus
        onChange={(next) => {
          form.setValue('attachment', next)
          form.setValue('taskID', null)
        }}
      />
      {hasTasks && (
        <SelectField
          {...form.field('taskID')}
          label="Task"
          optional
          placeholder="No task"
          clearable
          searchable
          options={tasks.map(({ id, title, taskList }) => ({ value: id, label: title, note: taskList.name }))}
          loadError={error?.message}
        />
      )}
    </FormDialog>
  )
}
