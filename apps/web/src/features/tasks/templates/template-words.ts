import type { ProjectTemplate, ProjectTemplateListItem } from '@praxis/contract/projects/project-templates'
import { momentText } from '../../../ui/dates/moment-text'

type InvoiceScheduler = ProjectTemplate['invoiceScheduler']

export const SCHEDULER_WORDS: Readonly<Record<InvoiceScheduler, string>> = {
  none: 'None',
  fixedAmount: 'Fixed amount',
  effort: 'By effort',
  agreement: 'By agreement',
}

/** '1 task', '12 tasks'. */
export const countText = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

export const dayOfMoment = (moment: string): string => momentText(moment).slice(0, 10)

/** How much a template is used: 'Used in 6 projects, last on 03/09/2026'. */
export const useText = ({ projectCount, lastUsedAt }: Pick<ProjectTemplateListItem, 'projectCount' | 'lastUsedAt'>) =>
  lastUsedAt === null
    ? 'Not used yet'
    : `Used in ${countText(projectCount, 'project')}, last on ${dayOfMoment(lastUsedAt)}`
