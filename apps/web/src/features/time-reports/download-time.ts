import { clientTime, projectTime, teamTime } from '@praxis/contract/time/time-reports'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { api } from '../../api/api'
import { saveFile } from '../../ui/files/save-file'
import type { ListedTime, TimeGround } from './time-reports.queries'

/** Downloads the time that matches the filters, as a file for spreadsheets. */
export async function downloadTime({ of, id }: TimeGround, listed: ListedTime): Promise<void> {
  // The file has an order of its own.
  const { sortOrder: _s, per: _p, ...query } = listed
  const input = { params: { id }, query }
  const file =
    of === 'client'
      ? await api.download(clientTime.exportClientSubmissions, input)
      : await api.download(projectTime.exportProjectSubmissions, input)
  saveFile(file, `${of} time.csv`)
}

/** Downloads the time of those people whose names match the search. */
export async function downloadTeamTime({ from, to }: DateRange, search: string): Promise<void> {
  const query = { startDate: from, endDate: to, search }
  saveFile(await api.download(teamTime.exportTimeSheetReport, { query }), `team time ${from} to ${to}.csv`)
}
