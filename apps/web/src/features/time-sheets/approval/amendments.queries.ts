import { timeSheetApprovals } from '@praxis/contract/time/time-sheet-approvals'
import { itemsQuery, query } from '../../../api/query'
import { shownIn } from '../../../api/stale-answers'

/** The choices change with the time and with its request; names come from people and projects. */
const topics = [...shownIn.approvals, 'timeSheetSubmissions'] as const

/** The most entries that choices can be asked for at once; the choice is checked for all entries when it is saved. */
const MOST_ASKED_ABOUT = 200

/** Projects that time can be moved to. */
export const projectChoicesQuery = (submissionIDs: readonly string[], text: string) =>
  itemsQuery(
    timeSheetApprovals.listProjectChoices,
    { query: { timeSheetSubmissionIDs: submissionIDs.slice(0, MOST_ASKED_ABOUT), query: text } },
    { keepsPrevious: true, topics },
  )

/** What somebody's time can be amended to. */
export const amendmentChoicesQuery = (submissionID: string) =>
  query(timeSheetApprovals.listAmendmentChoices, { params: { id: submissionID } }, { topics })
