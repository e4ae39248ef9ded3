import { type HistoryEntry, operations } from '@praxis/contract/company/history-and-jobs'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api'
import type { UseRecordHistory } from '../../ui/history/record-history-context'

const NONE: readonly HistoryEntry[] = []

/** The history for the notices of every page; those who may not read it are told only that something changed. */
export const useRecordHistory: UseRecordHistory = (record, asOf) => {
  const { data } = useQuery({
    queryKey: ['history', record?.entity, record?.id, asOf],
    queryFn: async ({ signal }) => {
      if (!record) return NONE
      const { entity, id } = record
      return (await api.call(operations.getHistory, { params: { entity, id }, query: {} }, { signal })).items
    },
    enabled: record !== undefined,
  })
  return data ?? NONE
}
