import type { Workspace } from '@praxis/contract/company/companies'
import type { ProjectDetailsInput } from '@praxis/contract/projects/project-inputs'
import type { Project } from '@praxis/contract/projects/projects'
import { budgetNames } from '@praxis/domain/projects/project-figures'
import { useQueryClient } from '@tanstack/react-query'
import { differingNames } from '../../../ui/forms/draft-changes'
import { type Draft, useDraft } from '../../../ui/forms/use-draft'
import { useUpdateProjectDetails } from '../projects.mutations'
import { projectQuery } from '../projects.queries'
import { type ProjectForm, projectForm, projectInput, projectShape } from './project-form'
import { projectFields, projectProblems } from './project-problems'

export interface ProjectEditing extends Draft<ProjectForm, ProjectDetailsInput> {
  /** The parts being typed, which stay on screen for somebody who loses the right to edit meanwhile. */
  readonly isTyped: { readonly details: boolean; readonly budgets: boolean }
}

/** The draft of a project over what is saved. */
export function useProjectEditing(project: Project, { company }: Workspace): ProjectEditing {
  const queryClient = useQueryClient()
  const { mutateAsync: updateProjectDetails } = useUpdateProjectDetails(project.id)
  const definitions = company.opportunityAndProjectSettings.defaultProjectDynamicDetails
  const draft = useDraft({
    key: `project/${project.id}`,
    record: project,
    fetchNewest: () => queryClient.fetchQuery({ ...projectQuery(project.id), staleTime: 0 }),
    valuesOf: (of) => projectForm(of, definitions),
    shape: projectShape,
    inputOf: projectInput,
    problemsOf: (form) => projectProblems(form, project.isInternal),
    fieldNames: projectFields,
    send: (input, { newest }) => updateProjectDetails({ ...input, version: newest.version }),
  })
  const typed = differingNames(projectForm(project, definitions), draft.values)
  const isBudget = (part: string) => budgetNames.some((name) => name === part)
  return { ...draft, isTyped: { details: !typed.every(isBudget), budgets: typed.some(isBudget) } }
}
