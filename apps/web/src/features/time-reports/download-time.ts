import { clientTime, projectTime, teamTime } from '@praxis/contract/time-reports'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { api } from '../../api/api'
import { saveFile } from '../../ui/files/save-file'
import type { ListedTime, TimeGround } from './time-reports.queries'

/** All the time that the filters leave, as a file for spreadsheets. */
export async function downloadTime({ of, id }: TimeGround, listed: ListedTime): Promise<void> {
  // The file has an order of its own.
  const { sortOrder: _s, per: _p, ...query } = listed
  const input = { params: { id }, query }
  const response =
    of === 'client'
      ? await api.stream(clientTime.exportClientSubmissions, input)
      : await api.stream(projectTime.exportProjectSubmissions, input)
  saveFile(await response.blob(), `${of} time.csv`)
}

/** Of those whose names the list is narrowed to. */
export async function downloadTeamTime({ from, to }: DateRange, search: string): Promise<void> {
  const response = await api.stream(teamTime.exportTimeSheetReport, { query: { startDate: from, endDate: to, search } })
  saveFile(await response.blob(), `team time ${from} to ${to}.csv`)
}
