import type { LoggableItem } from '@praxis/contract/time/time-sheets'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { useQuery } from '@tanstack/react-query'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../ui/forms/select-field'
import { Logo } from '../../ui/people/logo'
import { loggableItemsQuery } from '../loggables/loggables.queries'
import { LoggedLogo } from '../loggables/logged-logo'
import { trackableTasksQuery } from '../loggables/roles-and-tasks.queries'
import { PERSONAL_WORK } from '../loggables/submission-words'
import type { TimerEdit } from './timer-edits'

interface SubjectFieldsProps {
  readonly timer: Pick<TimeTracker, 'project' | 'client' | 'task'>
  readonly onEdit: (edit: TimerEdit) => void
}

/** What a timer measures: a project and one of its tasks, or a task of one's own. */
export function SubjectFields({ timer, onEdit }: SubjectFieldsProps) {
  return (
    <>
      <ProjectField timer={timer} onEdit={onEdit} />
      <TaskField key={timer.project?.id} timer={timer} onEdit={onEdit} />
    </>
  )
}

function ProjectField({ timer: { project, client }, onEdit }: SubjectFieldsProps) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(loggableItemsQuery(text))
  const found = (search.data ?? []).filter(({ type }) => type === 'project')
  const options = found.map(({ id, title, subtitle, logo }) => ({
    value: id,
    label: title,
    note: subtitle,
    picture: <Logo name={title} image={logo} colourKey={id} size="xs" />,
  }))
  const chosen = project && {
    value: project.id,
    label: project.details.name,
    picture: <LoggedLogo of={{ project, client }} size="xs" />,
  }
  return (
    <SelectField
      label="Project"
      placeholder={PERSONAL_WORK}
      compact
      clearable
      options={options}
      chosenOption={chosen}
      {...searching(search)}
      value={project?.id ?? null}
      onChange={(id) => {
        if (id === (project?.id ?? null)) return
        const item = found.find((each) => each.id === id)
        const details = { name: item?.title ?? '', timeSheetSubmissionDetails: [] }
        const next = item ? { id: item.id, details, isInternal: false } : null
        const shown = { project: next, client: item ? clientOf(item) : null, task: null }
        // The task belongs to the board of the previous project.
        onEdit({ changes: { projectID: next?.id ?? null, taskID: null }, shown })
      }}
    />
  )
}

/** The part of the client that is known before the server has answered. */
const clientOf = ({ id, subtitle, logo }: LoggableItem) => ({ id, name: subtitle, logoImage: logo, isActive: true })

function TaskField({ timer: { project, task }, onEdit }: SubjectFieldsProps) {
  const { data, isPending, error } = useQuery(trackableTasksQuery(project?.id ?? null))
  const options = (data ?? []).map(({ id, title, taskList }) => ({ value: id, label: title, note: taskList.name }))
  return (
    <SelectField
      label="Task"
      optional
      compact
      clearable
      searchable
      options={options}
      chosenOption={task && { value: task.id, label: task.title }}
      isLoading={isPending}
      loadError={error?.message}
      value={task?.id ?? null}
      onChange={(id) => {
        if (id === (task?.id ?? null)) return
        const found = data?.find((each) => each.id === id)
        const next = found ? { id: found.id, title: found.title, taskList: { id: found.taskList.id } } : null
        onEdit({ changes: { taskID: next?.id ?? null }, shown: { task: next } })
      }}
    />
  )
}
