import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { required } from '@praxis/domain/validation/rule'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { useTypedSearch } from '../../../ui/forms/picker/use-typed-search'
import { SelectField } from '../../../ui/forms/select-field'
import { useForm } from '../../../ui/forms/use-form'
import { useChangeRequestProject } from '../../approvals/approvals.mutations'
import { isGone, refusalIn } from '../../approvals/gone-entry'
import { ProjectLogo } from '../../projects/project-logo'
import { projectSearchQuery } from '../../projects/projects.queries'
import { ClaimSummary } from '../claim-summary'

interface MoveClaimDialogProps {
  readonly claim: Expense
  readonly onClose: () => void
}

/** Moves a waiting claim to the project it belongs to; who decides on it stays the same. */
export function MoveClaimDialog({ claim, onClose }: MoveClaimDialogProps) {
  const { text, searching } = useTypedSearch()
  const search = useQuery(projectSearchQuery(text))
  const [chosenName, setChosenName] = useState('')
  const { mutateAsync: changeProject } = useChangeRequestProject(['expenses'])
  const form = useForm<{ projectID: string | null }>({
    initialValues: { projectID: null },
    rules: { projectID: required('Project') },
    onSave: async ({ projectID }) => {
      if (projectID === null) return
      try {
        await changeProject({ id: claim.id, projectID })
      } catch (refused) {
        throw isGone(refused)
          ? refusalIn(`${claim.employee.displayName} can’t claim for this project, or the claim was decided`)
          : refused
      }
      showSuccess('Updated successfully')
      onClose()
    },
  })
  const field = form.field('projectID')
  const options = (search.data ?? [])
    .filter(({ id, isActive }) => isActive && id !== claim.project?.id)
    .map((project) => ({
      value: project.id,
      label: project.name,
      note: project.client?.name ?? 'Internal',
      picture: <ProjectLogo project={project} size="xs" />,
    }))
  return (
    <FormDialog title="Change project" form={form} saveLabel="Change" onClose={onClose} width="narrow">
      <ClaimSummary claim={claim} />
      <SelectField
        {...field}
        label="New project"
        options={options}
        chosenOption={field.value === null ? null : { value: field.value, label: chosenName }}
        {...searching(search)}
        loadError={search.data ? undefined : search.error?.message}
        onChange={(id) => {
          setChosenName(options.find(({ value }) => value === id)?.label ?? chosenName)
          field.onChange(id)
        }}
      />
    </FormDialog>
  )
}
