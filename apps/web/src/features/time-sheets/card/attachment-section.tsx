import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormSection } from '../../../ui/forms/form'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { Grid, Stack } from '../../../ui/layout/box'
import { type KnownLoggable, LoggablePicker } from '../../loggables/loggable-picker'
import { trackableTasksQuery } from '../../loggables/roles-and-tasks.queries'
import { startOfSubject } from './card-subject'
import { allChargeable } from './chargeable-values'
import { NewTaskListField } from './new-task-list-field'
import classes from './submission-card.module.css'
import { type Attachment, durationOf } from './submission-values'
import type { SubmissionForm } from './use-submission-form'

/** What the time was for: a project, an opportunity or a client, and within it a task and one's own role. */
export function AttachmentSection({ of }: { of: SubmissionForm }) {
  const { form, timeZone, roles, areRolesAwaited, roleID, isProjectMandatory, projectError, submission } = of
  const { attachment } = form.values

  /** The saved role, offered though it may have been given to somebody else since. */
  const kept =
    submission?.roleID && submission.roleName && submission.roleID === roleID
      ? { value: submission.roleID, label: submission.roleName }
      : undefined

  /** Sets what the time is logged on; task and role, which belong to the project, are cleared with it. */
  const attach = (next: Attachment | null) => {
    if (next?.id === attachment?.id) return
    form.setValue('attachment', next)
    form.setValue('role', null)
    form.setValue('taskID', null)
    form.setValue('taskTab', 'existingTasks')
    form.setValue('taskListID', null)
    form.setValue('newTaskList', null)
    form.setValue('dynamicDetails', [])
    if (attachment === null) return
    const all = allChargeable(Math.max(durationOf(form.values, timeZone) ?? 0, 0))
    form.setValue('isFullyChargeable', all.isFullyChargeable)
    form.setValue('chargeable', all.chargeable)
    form.setValue('nonChargeable', all.nonChargeable)
  }

  return (
    <FormSection title="Time Sheet Attachment">
      <LoggablePicker
        {...form.field('attachment')}
        label={isProjectMandatory ? 'Project or opportunity' : 'Project, opportunity or client'}
        optional={!isProjectMandatory}
        placeholder="Personal Work"
        known={knownOf(of)}
        isFirst={of.firstField === 'attachment'}
        submissionID={submission?.id}
        only={isProjectMandatory ? ['project', 'opportunity'] : undefined}
        error={form.field('attachment').error ?? projectError}
        onChange={attach}
      />
      <Grid gap={3} className={classes.two}>
        <TaskChoice of={of} />
        {(roles.length > 0 || kept || areRolesAwaited) && (
          <SelectField
            {...form.field('role')}
            label="Role"
            clearable
            disabled={areRolesAwaited}
            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            chosenOption={kept}
            value={roleID}
            onChange={(id) => form.setValue('role', { id })}
          />
        )}
      </Grid>
    </FormSection>
  )
}

function knownOf({ submission, project, form }: SubmissionForm): KnownLoggable | undefined {
  const { attachment } = form.values
  if (project && attachment?.id === project.id)
    return { type: 'project', id: project.id, title: project.details.name, subtitle: project.client?.name ?? '' }
  if (!attachment || !submission) return undefined
  const { project: saved, opportunity, client } = submission
  if (attachment.id === opportunity?.id)
    return { type: 'opportunity', id: opportunity.id, title: opportunity.details.name }
  if (attachment.id === saved?.id)
    return { type: 'project', id: saved.id, title: saved.details.name, subtitle: client?.name ?? '' }
  return attachment.id === client?.id ? { type: 'client', id: client.id, title: client.name } : undefined
}

const TABS = [
  { value: 'existingTasks', label: 'Existing task' },
  { value: 'createNewTask', label: 'New task' },
] as const

/** A choice of an existing task, or a new one where the reader may add tasks. */
function TaskChoice({ of }: { of: SubmissionForm }) {
  const { form, project, submission, isReadOnly } = of
  const { attachment, taskTab, taskID } = form.values
  const [isEntered, setIsEntered] = useState(false)
  const hasNoTasks = attachment?.type === 'client' || attachment?.type === 'opportunity'
  const projectID = attachment?.type === 'project' ? attachment.id : null
  const {
    data: tasks = [],
    isFetching,
    error,
  } = useQuery({
    ...trackableTasksQuery(projectID, submission?.id),
    enabled: !hasNoTasks,
  })
  if (hasNoTasks) return null

  const listNames = new Map(
    project
      ? project.taskLists.map(({ id, name }) => [id, name])
      : tasks.map(({ taskList }) => [taskList.id, taskList.name]),
  )
  const mayCreate = !isReadOnly && (projectID === null || project?.can.createTask === true)
  const isProjectAwaited = projectID !== null && project === undefined && of.projectError === undefined
  // The tabs do not vanish while the keyboard is in them, nor while a project is loading.
  const offersTabs = mayCreate || (!isReadOnly && (isProjectAwaited || isEntered))
  const { task: saved } = startOfSubject(of.subject)
  const options = tasks.map(({ id, title, taskList }) => ({ value: id, label: title, note: taskList.name }))
  const isListed = taskID === null || options.some(({ value }) => value === taskID)
  const kept = saved && saved.id === taskID ? [{ value: saved.id, label: saved.title, note: '' }] : []

  const change = (tab: (typeof TABS)[number]['value']) => {
    form.setValue('taskTab', tab)
    if (tab === 'createNewTask' && form.values.taskListID === null)
      form.setValue('taskListID', [...listNames.keys()][0] ?? null)
  }

  return (
    <Stack className={classes.task} gap={2} shrinks>
      {offersTabs && (
        <SegmentedControl
          size="xs"
          aria-label="Task"
          value={taskTab}
          data={TABS.map((tab) => ({ ...tab, disabled: tab.value === 'createNewTask' && !mayCreate }))}
          onFocus={() => setIsEntered(true)}
          onBlur={() => setIsEntered(false)}
          onChange={(next) => {
            const tab = TABS.find(({ value }) => value === next)
            if (tab) change(tab.value)
          }}
        />
      )}
      {taskTab === 'existingTasks' ? (
        <SelectField
          {...form.field('taskID')}
          label="Task"
          hideLabel={offersTabs}
          placeholder="No task"
          clearable
          searchable
          options={isListed ? options : [...kept, ...options]}
          isLoading={isFetching && tasks.length === 0}
          loadError={error?.message}
        />
      ) : (
        <>
          <TextField {...form.field('taskTitle')} label="Task name" autoFocus />
          <NewTaskListField of={of} listNames={listNames} />
        </>
      )}
    </Stack>
  )
}
