import type { Input } from '@praxis/contract/protocol/endpoint'
import { MOST_REQUESTS } from '@praxis/contract/requests/requests'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { MOST_LOGGED_AT_ONCE, type TimeSheetPeriod, timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api/api'
import { inPortions } from '../../api/in-portions'
import { fetchAgain } from '../../api/stale-answers'
import { ofPeriods } from './time-sheets.queries'

export type SubmissionToLog = Input<typeof timeSheetSubmissions.createSubmission>['body']
type SubmissionChanges = Input<typeof timeSheetSubmissions.updateSubmission>['body']
type Conversion = Input<typeof timeSheetSubmissions.convertToProject>['body']

/** Logging time also ends timers and changes what waits for approval and what boards show of their tasks. */
const lookAgain = (queryClient: QueryClient) =>
  fetchAgain(queryClient, ['timeSheetSubmissions', 'timeTrackers', 'requests', 'tasks'])

type Change = (submissions: readonly TimeSheetSubmission[]) => readonly TimeSheetSubmission[]

/** Changes every cached period at once; returns a function that undoes it. */
function changePeriods(queryClient: QueryClient, change: Change): () => void {
  const before = queryClient.getQueriesData<TimeSheetPeriod>({ queryKey: ofPeriods })
  for (const [queryKey, period] of before) {
    if (!period) continue
    const submissions = change(period.submissions).filter(({ day }) => period.from <= day && day <= period.to)
    queryClient.setQueryData(queryKey, { ...period, submissions: [...submissions].sort(byDayAndTime) })
  }
  return () => {
    for (const [queryKey, period] of before) queryClient.setQueryData(queryKey, period)
  }
}

const byDayAndTime = (one: TimeSheetSubmission, other: TimeSheetSubmission) =>
  one.day.localeCompare(other.day) || one.from.localeCompare(other.from)

/** Shows the submissions that the server answered at once; a corrected one is replaced by its correction. */
const withSubmissions =
  (answered: readonly TimeSheetSubmission[]): Change =>
  (submissions) => {
    const gone = new Set(answered.flatMap(({ id, correctionOf }) => (correctionOf ? [id, correctionOf.id] : [id])))
    return [...submissions.filter(({ id }) => !gone.has(id)), ...answered]
  }

const keepSubmissions = (queryClient: QueryClient, answered: readonly TimeSheetSubmission[]) => {
  changePeriods(queryClient, withSubmissions(answered))
  return lookAgain(queryClient)
}

/** A call whose answer has submissions that are shown at once. */
function useSubmissionCall<Given, Answer>(
  call: (given: Given) => Promise<Answer>,
  submissionsOf: (answer: Answer) => readonly TimeSheetSubmission[],
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (answer) => void keepSubmissions(queryClient, submissionsOf(answer)),
    // Without an answer it is not known whether it was done: what was logged may be on the list.
    onError: () => void lookAgain(queryClient),
  })
}

export const useCreateSubmission = () =>
  useSubmissionCall(
    ({ body, idempotencyKey }: { body: SubmissionToLog; idempotencyKey?: string }) =>
      api.call(timeSheetSubmissions.createSubmission, { body }, { idempotencyKey }),
    (submission) => [submission],
  )

/** Logs submissions in portions that the server takes; each is logged as a whole or not at all. */
export const useCreateSubmissions = () =>
  useSubmissionCall(
    (submissions: readonly SubmissionToLog[]) =>
      inPortions(submissions, MOST_LOGGED_AT_ONCE, async (portion) => {
        const { items } = await api.call(timeSheetSubmissions.createSubmissions, { body: { submissions: portion } })
        return items
      }),
    (submissions) => submissions,
  )

interface SubmissionUpdate {
  /** The version that the person saw: what was changed elsewhere since then is not overwritten. */
  readonly seen: Pick<TimeSheetSubmission, 'id' | 'updatedAt'>
  readonly changes: Omit<SubmissionChanges, 'updatedAt'>
  /** The expected result, shown before the server has answered. */
  readonly foreseen?: Partial<TimeSheetSubmission>
}

/** Maps a version that was shown ahead of an answer to the one that the answer brings. */
function useForeseenVersions() {
  const versions = useRef(new Map<string, string>())
  return {
    became: (id: string, before: string, after: string) => versions.current.set(`${id} ${before}`, after),
    latestOf: ({ id, updatedAt }: SubmissionUpdate['seen']): string => {
      let version = updatedAt
      for (let next: string | undefined = version; next; next = versions.current.get(`${id} ${version}`)) version = next
      return version
    },
  }
}

export function useUpdateSubmission() {
  const queryClient = useQueryClient()
  const versions = useForeseenVersions()
  return useMutation({
    // Updates run one after the other: a second drag of the same entry builds on the result of the first.
    scope: { id: 'updateSubmission' },
    mutationFn: async ({ seen, changes, foreseen }: SubmissionUpdate) => {
      const updatedAt = foreseen ? versions.latestOf(seen) : seen.updatedAt
      const body = { ...changes, updatedAt }
      const changed = await api.call(timeSheetSubmissions.updateSubmission, { params: { id: seen.id }, body })
      if (foreseen && changed.updatedAt !== updatedAt) versions.became(seen.id, updatedAt, changed.updatedAt)
      return changed
    },
    onMutate: async ({ seen: { id }, foreseen }) => {
      if (!foreseen) return undefined
      // A fetch under way began before the change, and must not undo it.
      await queryClient.cancelQueries({ queryKey: ofPeriods })
      return changePeriods(queryClient, (submissions) =>
        submissions.map((submission) => (submission.id === id ? { ...submission, ...foreseen } : submission)),
      )
    },
    onSuccess: (submission) => void keepSubmissions(queryClient, [submission]),
    onError: (_error, _update, restore) => {
      restore?.()
      void lookAgain(queryClient)
    },
  })
}

export const useConvertToProject = () =>
  useSubmissionCall(
    ({ id, changes }: { id: string; changes: Conversion }) =>
      api.call(timeSheetSubmissions.convertToProject, { params: { id }, body: changes }),
    (submission) => [submission],
  )

export function useDeleteSubmission() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(timeSheetSubmissions.deleteSubmission, { params: { id } }),
    onSuccess: (_nothing, id) => {
      changePeriods(queryClient, (submissions) => submissions.filter((submission) => submission.id !== id))
    },
    onSettled: () => void lookAgain(queryClient),
  })
}

/** Submits time for approval; time that nobody has to decide on is approved at once. */
export function useSubmitTimeSheets() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (submissionIDs: readonly string[]) => {
      const [first, ...others] = submissionIDs
      if (first !== undefined && others.length === 0)
        return [await api.call(timeSheetRequests.submitTimeSheet, { body: { submissionID: first } })]
      return inPortions(submissionIDs, MOST_REQUESTS, async (portion) => {
        const { items } = await api.call(timeSheetRequests.submitTimeSheets, { body: { submissionIDs: portion } })
        return items
      })
    },
    onSuccess: (submitted) => {
      const answered = submitted.flatMap((request) =>
        request.requestType === 'timeSheet' ? request.timeSheetSubmission : [],
      )
      changePeriods(queryClient, withSubmissions(answered))
    },
    onSettled: () => void lookAgain(queryClient),
  })
}
