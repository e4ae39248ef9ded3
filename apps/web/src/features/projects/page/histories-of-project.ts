import type { Project } from '@praxis/contract/projects/projects'
import { canRead } from '@praxis/domain/targetables/targetable-policy'

export type HistoryOfProject = 'project' | 'projectBudget' | 'projectAgreements' | 'projectPlanning' | 'projectBilling'

const CHOICES: { value: HistoryOfProject; label: string }[] = [
  { value: 'project', label: 'Project' },
  { value: 'projectBudget', label: 'Budget' },
  { value: 'projectAgreements', label: 'Agreements' },
  { value: 'projectPlanning', label: 'Planning' },
  { value: 'projectBilling', label: 'Billing' },
]

/** The histories of a project that the viewer may read: its parts have their own, for those who may see the part. */
export const historiesOfProject = ({ can, figures, permissions }: Project) => {
  const isShown: Record<HistoryOfProject, boolean> = {
    project: can.readHistory,
    projectBudget: figures !== undefined,
    projectAgreements: figures !== undefined && canRead(permissions.agreements),
    projectPlanning: canRead(permissions.planning),
    projectBilling: canRead(permissions.invoicing),
  }
  return CHOICES.filter(({ value }) => isShown[value])
}
