import type { ProjectBrief } from '@praxis/contract/projects/projects'
import { required } from '@praxis/domain/validation/rule'
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { showSuccess } from '../../ui/feedback/snackbar'
import { FormDialog } from '../../ui/forms/form-dialog'
import { useTypedSearch } from '../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../ui/forms/select-field'
import { useForm } from '../../ui/forms/use-form'
import { ProjectLogo } from '../projects/project-logo'
import { isGone, refusalIn } from './gone-entry'

interface ChangeProjectFormProps {
  /** What is moved, in view above the field. */
  readonly children: ReactNode
  /** The projects that it can be moved to and that a search finds. */
  readonly choices: (text: string) => UseQueryOptions<ProjectBrief[], Error, ProjectBrief[], readonly unknown[]>
  /** What is said once it is no longer there for the reader. */
  readonly goneText: string
  readonly onChange: (projectID: string) => Promise<unknown>
  readonly onClose: () => void
}

/** The dialog that moves what waits for a decision to the project it belongs to. */
export function ChangeProjectForm({ children, choices, goneText, onChange, onClose }: ChangeProjectFormProps) {
  const { text, searching } = useTypedSearch()
  const queryClient = useQueryClient()
  const search = useQuery(choices(text))
  const [chosenName, setChosenName] = useState('')
  /** Finds out whether what is moved or the project is no longer there for the reader. */
  const whatIsGone = async () => {
    try {
      await queryClient.fetchQuery({ ...choices(''), staleTime: 0 })
      return refusalIn('This project is no longer available')
    } catch (refused) {
      return isGone(refused) ? refusalIn(goneText) : refused
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
  const loadError = search.data ? undefined : isGone(search.error) ? goneText : search.error?.message
  const options = (search.data ?? []).map((project) => ({
    value: project.id,
    label: project.name,
    note: project.client?.name ?? 'Internal',
    picture: <ProjectLogo project={project} size="xs" />,
  }))
  return (
    <FormDialog title="Change project" form={form} saveLabel="Change" onClose={onClose} width="narrow">
      {children}
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
