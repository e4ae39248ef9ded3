import type { SubmissionSuggestion } from '@praxis/contract/time/time-sheets'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { placeOfLogged } from '../../loggables/submission-words'
import { type SubmissionToLog, useCreateSubmissions } from '../time-sheets.mutations'
import { calendarSuggestionsQuery, suggestionsQuery } from '../time-sheets.queries'
import { entries } from './week-summary'

export interface Suggestions {
  readonly items: readonly SubmissionSuggestion[]
  /** Whether there are suggestions is not known yet. */
  readonly areAwaited: boolean
  readonly accept: (items: readonly SubmissionSuggestion[]) => void
  readonly dismiss: () => void
  readonly isAccepting: boolean
}

const bodyOfSuggestion = (item: SubmissionSuggestion): SubmissionToLog => ({
  from: item.from,
  to: item.to,
  duration: item.duration,
  ...placeOfLogged(item),
  taskID: item.task?.id ?? null,
  roleID: item.roleID,
  isFullyChargeable: item.isFullyChargeable,
  comment: item.comment,
  trackerID: item.trackerID,
})

/** The time that the server suggests for a week, until the suggestions are dismissed. */
export function useSuggestions(from: Day): Suggestions {
  const to = addDays(from, 6)
  const { data, isLoading } = useQuery(suggestionsQuery(from, to))
  const { data: meetings } = useQuery({ ...calendarSuggestionsQuery(from, to), enabled: data?.isEnabled === true })
  const { mutate, isPending, variables } = useCreateSubmissions()
  const [dismissedWeek, setDismissedWeek] = useState<Day>()
  const taken = isPending ? new Set(variables.map((body) => JSON.stringify(body))) : undefined
  const items = data?.isEnabled && dismissedWeek !== from ? [...data.items, ...(meetings?.items ?? [])] : []
  return {
    items: taken ? items.filter((item) => !taken.has(JSON.stringify(bodyOfSuggestion(item)))) : items,
    areAwaited: isLoading,
    isAccepting: isPending,
    dismiss: () => setDismissedWeek(from),
    accept: (accepted) =>
      mutate(accepted.map(bodyOfSuggestion), {
        onSuccess: (logged) => showSuccess(`${entries(logged.length)} logged`),
        onError: (error) => showError(error.message),
      }),
  }
}
