import { DownloadButton } from '../../../ui/files/download-button'
import type { BoardDoor } from '../board-door'
import { downloadReport, type ReportFilter } from './download-report'

export const ReportButtons = ({ door, filter }: { door: BoardDoor; filter: ReportFilter }) => (
  <>
    <DownloadButton label="Download tasks as CSV" download={() => downloadReport(door, 'csv', filter)} />
    <DownloadButton label="Download tasks as PDF" format="PDF" download={() => downloadReport(door, 'pdf', filter)} />
  </>
)
