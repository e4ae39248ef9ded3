import { api } from '../../../api/api'
import { saveFile } from '../../../ui/files/save-file'
import type { BoardDoor } from '../board-door'

export interface ReportFilter {
  readonly taskListID?: string | undefined
  readonly taskNameTerm?: string | undefined
  readonly assigneeID?: string | undefined
  readonly taskStatusIDs?: string[] | undefined
}

export type ReportForm = 'csv' | 'pdf'

/** Downloads the tasks that match the filters, for spreadsheets or to print. */
export async function downloadReport(door: BoardDoor, form: ReportForm, query: ReportFilter): Promise<void> {
  const endpoint = door.reports?.[form]
  if (!endpoint) throw new Error('This board has no such report')
  saveFile(await api.download(endpoint, { query }), `tasks.${form}`)
}
