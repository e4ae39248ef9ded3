import type { Portal } from '@praxis/contract/portals/project-portals'
import type { Project } from '@praxis/contract/projects/projects'
import { addDays, formatDay, startOfWeek } from '@praxis/domain/calendar/day'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useQuery } from '@tanstack/react-query'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { MultiField } from '../../../ui/forms/multi-field'
import { SegmentField } from '../../../ui/forms/segment-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { projectDoor } from '../../tasks/board-door'
import { ganttChartQuery } from '../../tasks/gantt/gantt.queries'
import { useCreateSignOff } from '../project-portals.mutations'
import { portalDocumentsQuery } from '../project-portals.queries'
import { listsOf } from './lists-of-tasks'

interface NewSignOffDialogProps {
  readonly project: Project
  readonly portal: Portal
  readonly onClose: () => void
}

type About = 'work' | 'time'

const LONGEST_TITLE = 200
const LONGEST_TEXT = 2000
const WEEKS_OFFERED = 53

const ABOUT: readonly { readonly value: About; readonly label: string }[] = [
  { value: 'work', label: 'Work and documents' },
  { value: 'time', label: 'Weeks of time' },
]

/** Puts work, documents or time up for approval, as they are at this moment. */
export function NewSignOffDialog({ project, portal, onClose }: NewSignOffDialogProps) {
  const ids = { projectID: project.id, portalID: portal.id }
  const { permissions } = project
  const mayAskTime = permissions.timeSheetSubmissions !== 'noAccess' && portal.sharedInfos.includes('showLoggedTime')
  const readsTasks = permissions.taskLists !== 'noAccess'
  const tasks = useQuery({ ...ganttChartQuery(projectDoor(project.id)), enabled: readsTasks })
  const documents = useQuery(portalDocumentsQuery(ids))
  const today = useToday(useReadersTimeZone())
  const { mutateAsync: create } = useCreateSignOff(ids)
  const form = useForm({
    draft: `portal/${portal.id}/signOff/new`,
    initialValues: {
      ...{ title: '', text: '', about: 'work' as About },
      ...{ taskListIDs: [] as readonly string[], taskIDs: [] as readonly string[] },
      ...{ fileIDs: [] as readonly string[], weeks: [] as readonly string[] },
    },
    rules: ({ about, taskListIDs, taskIDs, fileIDs, weeks }) => ({
      title: [required('Title'), maxLength(LONGEST_TITLE)],
      text: maxLength(LONGEST_TEXT),
      ...(about === 'time'
        ? { weeks: () => (weeks.length === 0 ? 'Choose at least one week' : undefined) }
        : {
            fileIDs: () =>
              taskListIDs.length + taskIDs.length + fileIDs.length === 0
                ? 'Choose a list, a task or a document'
                : undefined,
          }),
    }),
    onSave: async ({ about, title, text, taskListIDs, taskIDs, fileIDs, weeks }, idempotencyKey) => {
      const work = { taskListIDs: [...taskListIDs], taskIDs: [...taskIDs] }
      await create({
        ...{ title: title.trim(), text, fileIDs: [...fileIDs], idempotencyKey },
        ...(about === 'time' ? { weeks: [...weeks] } : work),
      })
      showSuccess('Created successfully')
      onClose()
    },
  })
  const { about } = form.values
  const roots = tasks.data?.filter(({ superTask }) => superTask === null) ?? []
  const thisWeek = startOfWeek(today)
  const loading = (query: typeof tasks | typeof documents) => ({
    isLoading: query.isLoading,
    loadError: query.error?.message,
  })
  return (
    <FormDialog title="Ask for approval" form={form} saveLabel="Ask for approval" onClose={onClose}>
      <TextField {...form.field('title')} label="Title" placeholder="Release 3 of the ingest contracts" autoFocus />
      <TextareaField
        {...form.field('text')}
        label="Text"
        optional
        placeholder="What the client agrees to by approving"
      />
      {mayAskTime && readsTasks && <SegmentField {...form.field('about')} label="What it is about" choices={ABOUT} />}
      {about === 'time' && mayAskTime ? (
        <MultiField
          {...form.field('weeks')}
          label="Weeks"
          hint="Their approved time, by person and role"
          options={Array.from({ length: WEEKS_OFFERED }, (_, place) => addDays(thisWeek, -7 * place)).map((week) => ({
            value: week,
            label: `Week from ${formatDay(week)}`,
          }))}
        />
      ) : (
        readsTasks && (
          <>
            <MultiField
              {...form.field('taskListIDs')}
              {...loading(tasks)}
              label="Task lists"
              optional
              hint="All their tasks, with what they say and their parts"
              options={listsOf(roots)}
            />
            <MultiField
              {...form.field('taskIDs')}
              {...loading(tasks)}
              label="Tasks"
              optional
              options={roots.map(({ id, title, taskList }) => ({ value: id, label: title, note: taskList.name }))}
            />
          </>
        )
      )}
      <MultiField
        {...form.field('fileIDs')}
        {...loading(documents)}
        label="Documents"
        optional
        hint="Of this portal; copies are made of them"
        options={(documents.data ?? []).map(({ file }) => ({ value: file.id, label: file.name }))}
      />
    </FormDialog>
  )
}
