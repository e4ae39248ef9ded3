import { useDebouncedValue } from '@mantine/hooks'
import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { required } from '@praxis/domain/validation/rule'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { SelectField } from '../../ui/forms/select-field'
import { useForm } from '../../ui/forms/use-form'
import { ProjectLogo } from '../projects/project-logo'
import { projectSearchQuery } from '../projects/projects.queries'
import { LoggedEntry } from './logged-entry'

interface ChangeProjectDialogProps {
  readonly submissions: readonly TimeSheetSubmission[]
  readonly onChange: (projectID: string) => Promise<unknown>
  readonly onClose: () => void
}

const TYPING_PAUSE_MS = 200
const MOST_SHOWN = 3

/** Puts time on the project it belongs to; somebody else may have to decide about it then. */
export function ChangeProjectDialog({ submissions, onChange, onClose }: ChangeProjectDialogProps) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const { data, isFetching, error } = useQuery(projectSearchQuery(text))
  const [chosenName, setChosenName] = useState('')
  const form = useForm<{ projectID: string | null }>({
    initialValues: { projectID: null },
    rules: { projectID: required('Project') },
    onSave: async ({ projectID }) => {
      if (projectID === null) return
      await onChange(projectID)
      showSuccess('Updated successfully')
      onClose()
    },
  })
  const field = form.field('projectID')
  const options = (data ?? [])
    .filter(({ id, isActive }) => isActive && submissions.some(({ project }) => project?.id !== id))
    .map((project) => ({
      value: project.id,
      label: project.name,
      note: project.client?.name ?? 'Internal',
      picture: <ProjectLogo project={project} size="xs" />,
    }))
  const isListed = field.value === null || options.some(({ value }) => value === field.value)
  return (
    <FormDialog title="Change project" form={form} saveLabel="Change" onClose={onClose} width="narrow">
      {submissions.slice(0, MOST_SHOWN).map((submission) => (
        <LoggedEntry key={submission.id} submission={submission} />
      ))}
      {submissions.length > MOST_SHOWN && <p>and {submissions.length - MOST_SHOWN} more</p>}
      <SelectField
        {...field}
        label="New project"
        options={isListed || field.value === null ? options : [{ value: field.value, label: chosenName }, ...options]}
        onSearch={(next) => setTyped(next === chosenName ? '' : next)}
        isLoading={isFetching && !data}
        loadError={error?.message}
        onChange={(id) => {
          setChosenName(options.find(({ value }) => value === id)?.label ?? chosenName)
          field.onChange(id)
        }}
      />
    </FormDialog>
  )
}
