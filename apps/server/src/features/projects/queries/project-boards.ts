import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/dynamic-details'
import type { ProjectTemplate } from '@praxis/contract/project-templates'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'

export interface PublishedTemplate {
  readonly id: string
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly invoiceScheduler: ProjectTemplate['invoiceScheduler']
}

/** What task boards do for projects, on which they stand: it is handed over when the features are put together. */
export interface ProjectBoards {
  /** The template a project is made from, kept as it is until that is done. */
  readonly publishedTemplate: (db: Tx, id: string) => Promise<PublishedTemplate>
  /** Puts on the board of a new project what it starts with: all that its template has, or the company's statuses. */
  readonly fillBoard: (
    db: Tx,
    platform: Platform,
    projectId: string,
    template: PublishedTemplate | undefined,
  ) => Promise<void>
  /** What each task of the project is asked for from now on. */
  readonly defineTaskDetails: (
    db: Tx,
    projectId: string,
    definitions: readonly DynamicDetailDefinition[],
  ) => Promise<void>
}
