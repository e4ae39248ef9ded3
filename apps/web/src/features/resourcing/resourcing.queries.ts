import { resourcing } from '@praxis/contract/planning/resourcing'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { api } from '../../api/api'
import { query } from '../../api/query'
import { saveFile } from '../../ui/files/save-file'

const asked = ({ from, to }: DateRange) => ({ startDate: from, endDate: to })

export const resourcingGroupsQuery = (period: DateRange) =>
  query(resourcing.listResourcingGroups, { query: asked(period) }, { keepsPrevious: true })

export const resourcingGroupQuery = (id: string, period: DateRange) =>
  query(resourcing.getResourcingGroup, { params: { id }, query: asked(period) })

export async function downloadResourcing(period: DateRange): Promise<void> {
  const file = await api.download(resourcing.exportResourcingReport, { query: asked(period) })
  saveFile(file, `resourcing ${period.from} to ${period.to}.csv`)
}
