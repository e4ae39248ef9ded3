import { DownloadButton } from '../../../ui/files/download-button'
import type { BoardDoor } from '../board-door'
import { downloadReport, type ReportFilter } from './download-report'

interface ReportButtonsProps {
  readonly door: BoardDoor
  readonly filter: ReportFilter
}

export const ReportButtons = ({ door, filter }: ReportButtonsProps) => (
  <>
    <DownloadButton label="Download tasks as CSV" download={() => downloadReport(door, 'csv', filter)} />
    <DownloadButton label="Download tasks as PDF" format="PDF" download={() => downloadReport(door, 'pdf', filter)} />
  </>
)
