import type { DynamicDetail, DynamicDetailDefinition } from '@praxis/contract/company/dynamic-details'
import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'

export interface PublishedTemplate {
  readonly id: string
  readonly dynamicDetails: readonly DynamicDetail[]
  readonly invoiceScheduler: ProjectTemplate['invoiceScheduler']
}

/** What projects need from task boards, a higher feature; it is handed over when the features are put together. */
export interface ProjectBoards {
  /** The template of a new project, locked until the project is made. */
  readonly publishedTemplate: (db: Tx, id: string) => Promise<PublishedTemplate>
  /** Fills the board of a new project with all that its template has, or with the company's statuses. */
  readonly fillBoard: (
    db: Tx,
    platform: Platform,
    projectId: string,
    template: PublishedTemplate | undefined,
  ) => Promise<void>
  /** Sets the rows that each task of the project asks for from now on. */
  readonly defineTaskDetails: (
    db: Tx,
    projectId: string,
    definitions: readonly DynamicDetailDefinition[],
  ) => Promise<void>
}
