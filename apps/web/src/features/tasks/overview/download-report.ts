import { projectTasks } from '@praxis/contract/project-tasks'
import { api } from '../../../api/api'
import { saveFile } from '../../../ui/files/save-file'

export interface ReportFilter {
  readonly taskNameTerm?: string | undefined
  readonly assigneeID?: string | undefined
  readonly taskStatusIDs?: string[] | undefined
}

export type ReportForm = 'csv' | 'pdf'

/** The tasks that the filters leave, for spreadsheets or to print. */
export async function downloadReport(projectID: string, form: ReportForm, query: ReportFilter): Promise<void> {
  const endpoint = form === 'csv' ? projectTasks.exportTasks : projectTasks.printTasks
  const response = await api.stream(endpoint, { params: { id: projectID }, query })
  saveFile(await response.blob(), `tasks.${form}`)
}
