import type { Workspace } from '@praxis/contract/company/companies'
import type { Project } from '@praxis/contract/projects/projects'
import { budgetNames } from '@praxis/domain/projects/project-figures'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { CHOOSE_FIRST } from '../../../ui/forms/changed-meanwhile'
import { refusalOf } from '../../../ui/forms/refusal'
import { saveOnNewest } from '../../../ui/forms/save-on-newest'
import { useDraft } from '../../../ui/forms/use-draft'
import { useUpdateProjectDetails } from '../projects.mutations'
import { projectQuery } from '../projects.queries'
import { editsOf, isTouched, type ProjectEdits, projectForm, projectInput, projectShape } from './project-form'
import { type ProjectProblems, projectFields, projectProblems } from './project-problems'

/** The draft of a project over what is saved. */
export function useProjectEditing(project: Project, { company }: Workspace) {
  const [wasRefused, setWasRefused] = useState(false)
  const [refusedFields, setRefusedFields] = useState<Readonly<Record<string, string>>>({})
  const queryClient = useQueryClient()
  const { mutateAsync: update, isPending: isSaving } = useUpdateProjectDetails(project.id)

  const formOf = (of: Project) => projectForm(of, company.opportunityAndProjectSettings.defaultProjectDynamicDetails)
  const saved = formOf(project)
  const draft = useDraft(`project/${project.id}`, saved, projectShape)
  const { form, collisions } = draft
  const edits = editsOf(saved, form)
  const input = projectInput(saved, edits)
  const ownProblems = projectProblems(form, project.isInternal)
  const problems: ProjectProblems = { ...refusedFields, ...ownProblems }

  const refused = (fields: Readonly<Record<string, string>>): boolean => {
    const isInTheWay = Object.keys(fields).length > 0
    setWasRefused(isInTheWay)
    return isInTheWay
  }

  /** Sends the edits over the newest project; false, with nothing sent, when somebody else changed the same fields. */
  const saveOver = async (newest: Project): Promise<boolean> => {
    const then = formOf(newest)
    const merged = draft.over(then)
    if (merged.collisions.length > 0) return false
    const sent = merged.draft.edited
    const changes = projectInput(then, editsOf(then, sent))
    const answer = changes ? formOf(await update({ ...changes, version: newest.version })) : then
    draft.settle({ over: then, sent, saved: answer })
    return true
  }

  /** Saves the draft; true when a problem in the form stands in the way. */
  const save = async (): Promise<boolean> => {
    if (isSaving || !isTouched(saved, edits)) return false
    setRefusedFields({})
    if (refused(ownProblems)) return true
    if (!input) return false
    try {
      const fetchNewest = () => queryClient.fetchQuery({ ...projectQuery(project.id), staleTime: 0 })
      if (await saveOnNewest(project, fetchNewest, saveOver)) showSuccess('Updated successfully')
      else showError(CHOOSE_FIRST)
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
    /** The parts being typed, which stay on screen for somebody who loses the right to edit meanwhile. */
    isTyped: {
      details: Object.keys(edits).some((part) => !budgetNames.some((name) => name === part)),
      budgets: budgetNames.some((name) => edits[name] !== undefined),
    },
    problems,
    /** After a refused save every problem is shown, not only those of fields that were left. */
    wasRefused,
    isSaving,
    collisions,
    choose: draft.choose,
    notice: draft.notice,
    edit: (changes: ProjectEdits) => {
      draft.edit(changes)
      setRefusedFields({})
    },
    discard: () => {
      draft.discard()
      setRefusedFields({})
      setWasRefused(false)
    },
    save,
  }
}

export type ProjectEditing = ReturnType<typeof useProjectEditing>
