import type { LoggableItem } from '@praxis/contract/time/time-sheets'
import type { TimeTracker } from '@praxis/contract/time/time-trackers'
import { loggedOn } from '@praxis/domain/time/logged-on'
import { useQuery } from '@tanstack/react-query'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../ui/forms/select-field'
import { Logo } from '../../ui/people/logo'
import { noteOf } from '../loggables/loggable-picker'
import { loggableItemsQuery } from '../loggables/loggables.queries'
import { LoggedLogo, OpportunityMark } from '../loggables/logged-logo'
import { trackableTasksQuery } from '../loggables/roles-and-tasks.queries'
import { PERSONAL_WORK } from '../loggables/submission-words'
import type { TimerEdit } from './timer-edits'

interface SubjectFieldsProps {
  readonly timer: Pick<TimeTracker, 'project' | 'opportunity' | 'client' | 'task'>
  readonly onEdit: (edit: TimerEdit) => void
}

/** What a timer measures: an opportunity, a project and one of its tasks, or a task of one's own. */
export function SubjectFields({ timer, onEdit }: SubjectFieldsProps) {
  return (
    <>
      <ProjectField timer={timer} onEdit={onEdit} />
      {timer.opportunity === null && <TaskField key={timer.project?.id} timer={timer} onEdit={onEdit} />}
    </>
  )
}

function ProjectField({ timer: { project, opportunity, client }, onEdit }: SubjectFieldsProps) {
  const current = loggedOn({ project, opportunity })
  const { text, searching } = useTypedSearch()
  const search = useQuery(loggableItemsQuery(text))
  const found = (search.data ?? []).filter(({ type }) => type !== 'client')
  const options = found.map((item) => ({
    value: item.id,
    label: item.title,
    note: noteOf(item),
    picture:
      item.type === 'opportunity' ? (
        <OpportunityMark size="xs" />
      ) : (
        <Logo name={item.title} image={item.logo} colourKey={item.id} size="xs" />
      ),
  }))
  const chosen = current && {
    value: current.id,
    label: current.details.name,
    picture: <LoggedLogo of={{ project, opportunity, client }} size="xs" />,
  }
  return (
    <SelectField
      label="Project or opportunity"
      placeholder={PERSONAL_WORK}
      compact
      clearable
      options={options}
      chosenOption={chosen}
      {...searching(search)}
      value={current?.id ?? null}
      onChange={(id) => {
        if (id === (current?.id ?? null)) return
        const item = found.find((each) => each.id === id)
        const shown = { ...placeOf(item), client: item ? clientOf(item) : null, task: null }
        const place = { projectID: shown.project?.id ?? null, opportunityID: shown.opportunity?.id ?? null }
        // The task belongs to the board of the previous project.
        onEdit({ changes: { ...place, taskID: null }, shown: { ...shown, ...place } })
      }}
    />
  )
}

/** The part of the project or opportunity that is known before the server has answered. */
const placeOf = (item: LoggableItem | undefined): Pick<TimeTracker, 'project' | 'opportunity'> => {
  if (!item) return { project: null, opportunity: null }
  const { id, title: name } = item
  return item.type === 'opportunity'
    ? { project: null, opportunity: { id, details: { name } } }
    : { project: { id, details: { name, timeSheetSubmissionDetails: [] }, isInternal: false }, opportunity: null }
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
