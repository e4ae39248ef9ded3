import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'

interface Logged {
  readonly project: TimeSheetSubmission['project']
  readonly client: { readonly id: string } | null
  readonly task: { readonly id: string } | null
}

/** The key of a row in the week grid: a project or a client at large, and a task of it. */
export const rowKeyOf = ({ project, client, task }: Logged): string =>
  `${project?.id ?? client?.id ?? 'personal'} ${task?.id ?? ''}`
