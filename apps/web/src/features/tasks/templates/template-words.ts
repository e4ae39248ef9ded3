import type { ProjectTemplate } from '@praxis/contract/project-templates'

type InvoiceScheduler = ProjectTemplate['invoiceScheduler']

export const SCHEDULER_WORDS: Readonly<Record<InvoiceScheduler, string>> = {
  none: 'None',
  fixedAmount: 'Fixed amount',
  effort: 'By effort',
  agreement: 'By agreement',
}

export const tasksText = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`)
