import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { required } from '@praxis/domain/validation/rule'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../ui/forms/select-field'
import { useForm } from '../../ui/forms/use-form'
import { isGone, refusalIn, someGoneText } from '../approvals/gone-entry'
import { ProjectLogo } from '../projects/project-logo'
import { projectChoicesQuery } from './approval/amendments.queries'
import { LoggedEntry } from './approval/logged-entry'

interface ChangeProjectDialogProps {
  readonly submissions: readonly TimeSheetSubmission[]
  readonly onChange: (projectID: string) => Promise<unknown>
  readonly onClose: () => void
}

const MOST_SHOWN = 3

/** Moves time to the project it belongs to; somebody else may have to decide on it then. */
export function ChangeProjectDialog({ submissions, onChange, onClose }: ChangeProjectDialogProps) {
  const { text, searching } = useTypedSearch()
  const queryClient = useQueryClient()
  const ids = submissions.map(({ id }) => id)
  const search = useQuery(projectChoicesQuery(ids, text))
  const [chosenName, setChosenName] = useState('')
  /** Finds out whether the time or the project is no longer there for the reader. */
  const whatIsGone = async () => {
    try {
      await queryClient.fetchQuery({ ...projectChoicesQuery(ids, ''), staleTime: 0 })
      return refusalIn('This project is no longer available')
    } catch (refused) {
      return isGone(refused) ? refusalIn(someGoneText(ids.length)) : refused
    }
  }
  const form = useForm<{ projectID: string | null }>({
    initialValues: { projectID: null },
    rules: { projectID: required('Project') },
    onSave: async ({ projectID }) => {
      if (projectID === null) return
      try {
        await onChange(projectID)
      } catch (refused) {
        throw isGone(refused) ? await whatIsGone() : refused
      }
      showSuccess('Updated successfully')
      onClose()
    },
  })
  const field = form.field('projectID')
  // Projects offered already stay when a search fails; a refusal says what has become of them.
  const loadError = search.data ? undefined : isGone(search.error) ? someGoneText(ids.length) : search.error?.message
  const options = (search.data ?? []).map((project) => ({
    value: project.id,
    label: project.name,
    note: project.client?.name ?? 'Internal',
    picture: <ProjectLogo project={project} size="xs" />,
  }))
  return (
    <FormDialog title="Change project" form={form} saveLabel="Change" onClose={onClose} width="narrow">
      {submissions.slice(0, MOST_SHOWN).map((submission) => (
        <LoggedEntry key={submission.id} submission={submission} />
      ))}
      {submissions.length > MOST_SHOWN && <p>and {submissions.length - MOST_SHOWN} more</p>}
      <SelectField
        {...field}
        label="New project"
        options={options}
        chosenOption={field.value === null ? null : { value: field.value, label: chosenName }}
        {...searching(search)}
        loadError={loadError}
        onChange={(id) => {
          setChosenName(options.find(({ value }) => value === id)?.label ?? chosenName)
          field.onChange(id)
        }}
      />
    </FormDialog>
  )
}
