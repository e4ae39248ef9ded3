import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api'

/** The choices change with the time and with its request; names come from people and projects. */
const meta = { topics: ['requests', 'timeSheetSubmissions', 'user', 'employees', 'projects'] }

/** The most entries that choices can be asked for at once; the choice is checked for all entries when it is saved. */
const MOST_ASKED_ABOUT = 200

/** Projects that time can be moved to. */
export const projectChoicesQuery = (submissionIDs: readonly string[], text: string) =>
  queryOptions({
    queryKey: ['approvals', 'projectChoices', submissionIDs, text],
    queryFn: async ({ signal }) => {
      const timeSheetSubmissionIDs = submissionIDs.slice(0, MOST_ASKED_ABOUT)
      const query = { timeSheetSubmissionIDs, query: text }
      return (await api.call(timeSheetApprovals.listProjectChoices, { query }, { signal })).items
    },
    placeholderData: keepPreviousData,
    meta,
  })

/** What somebody's time can be amended to. */
export const amendmentChoicesQuery = (submissionID: string) =>
  queryOptions({
    queryKey: ['approvals', 'amendmentChoices', submissionID],
    queryFn: ({ signal }) =>
      api.call(timeSheetApprovals.listAmendmentChoices, { params: { id: submissionID } }, { signal }),
    meta,
  })
