import type { Workspace } from '@praxis/contract/companies'
import type { Project } from '@praxis/contract/projects'
import { useState } from 'react'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { refusalOf } from '../../../ui/forms/refusal'
import { budgetNames } from '../budgets/budget-values'
import { useUpdateProjectDetails } from '../projects.mutations'
import {
  isTouched,
  type ProjectEdits,
  type ProjectForm,
  type ProjectPart,
  projectForm,
  projectInput,
  rebaseEdits,
} from './project-form'
import { type ProjectProblems, projectFields, projectProblems } from './project-problems'

const MERGED_PARTS = [...budgetNames, 'dynamicDetails'] as const

const savedPartsOf = (changes: ProjectEdits, saved: ProjectForm): ProjectEdits =>
  Object.fromEntries(MERGED_PARTS.filter((part) => changes[part]).map((part) => [part, saved[part]]))

const without = (edits: ProjectEdits, sent: ProjectEdits): ProjectEdits =>
  // What was typed on while it was being saved is still to be saved.
  Object.fromEntries(Object.entries(edits).filter(([part, value]) => sent[part as ProjectPart] !== value))

/** The draft of a project over what is saved. */
export function useProjectEditing(project: Project, { company }: Workspace) {
  const [typed, setTyped] = useState<ProjectEdits>({})
  /** What was saved when it was last edited. */
  const [base, setBase] = useState<ProjectEdits>({})
  const [wasRefused, setWasRefused] = useState(false)
  const [refusedFields, setRefusedFields] = useState<Readonly<Record<string, string>>>({})
  const { mutateAsync: update, isPending: isSaving } = useUpdateProjectDetails(project.id)

  const saved = projectForm(project, company.opportunityAndProjectSettings.defaultProjectDynamicDetails)
  const edits = rebaseEdits(typed, base, saved)
  const form: ProjectForm = { ...saved, ...edits }
  const input = projectInput(saved, edits)
  const ownProblems = projectProblems(form, project.isInternal)
  const problems: ProjectProblems = { ...refusedFields, ...ownProblems }

  const refused = (fields: Readonly<Record<string, string>>): boolean => {
    const isInTheWay = Object.keys(fields).length > 0
    setWasRefused(isInTheWay)
    return isInTheWay
  }

  /** True when something of the form stands in the way. */
  const save = async (): Promise<boolean> => {
    if (isSaving || !isTouched(saved, edits)) return false
    setRefusedFields({})
    if (refused(ownProblems)) return true
    if (!input) return false
    try {
      await update(input)
      setTyped((current) => without(current, typed))
      showSuccess('Updated successfully')
      return false
    } catch (error) {
      const { text, fields } = refusalOf(error, projectFields)
      showError(text)
      setRefusedFields(fields)
      return refused(fields)
    }
  }

  return {
    form,
    input,
    isDirty: isTouched(saved, edits),
    /** Whoever loses a right while typing still sees what was typed. */
    isTyped: {
      details: Object.keys(edits).some((part) => !budgetNames.some((name) => name === part)),
      budgets: budgetNames.some((name) => edits[name] !== undefined),
    },
    problems,
    /** Every problem is told, not only those of fields that were left. */
    wasRefused,
    isSaving,
    edit: (changes: ProjectEdits) => {
      setBase((current) => ({ ...current, ...savedPartsOf(changes, saved) }))
      setTyped((current) => ({ ...current, ...changes }))
      setRefusedFields({})
    },
    discard: () => {
      setTyped({})
      setRefusedFields({})
      setWasRefused(false)
    },
    save,
  }
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>
