import type { RequestState } from '@praxis/contract/requests/request-rules'
import { formatDuration } from '@praxis/domain/durations/duration'
import { REQUEST_STATE_LABEL } from '../../../ui/chips/status-badge'
import type { GridCell } from './grid-rows'

const MOST_ATTENTION_FIRST = ['unsubmitted', 'waitingForApproval', 'approved'] as const

/** The state in the cell that needs the most attention; it is denied only when nothing else is there. */
export function stateOfCell({ submissions, running }: GridCell): RequestState | undefined {
  const states = new Set(submissions.map(({ request }) => request.state))
  const counted = MOST_ATTENTION_FIRST.find((state) => states.has(state))
  return counted ?? (states.has('denied') && running === undefined ? 'denied' : undefined)
}

/** The time that the cell adds to its row and day; denied time is named, and adds nothing. */
export const timeInCell = (cell: GridCell): string =>
  formatDuration(stateOfCell(cell) === 'denied' ? cell.denied : cell.logged + (cell.running ?? 0))

/** The denied time beside the time that counts. */
export const deniedBeside = (cell: GridCell): string | undefined =>
  cell.denied > 0 && stateOfCell(cell) !== 'denied' ? formatDuration(cell.denied) : undefined

export function wordsOfCell(cell: GridCell): string {
  const { submissions, suggestion, running } = cell
  if (submissions.length === 0 && running === undefined)
    return suggestion ? `log the suggested ${formatDuration(suggestion.duration)}` : 'nothing'
  const state = stateOfCell(cell)
  const denied = deniedBeside(cell)
  const runningText = state === undefined || running === undefined ? 'running' : `${formatDuration(running)} running`
  return [
    timeInCell(cell),
    state && REQUEST_STATE_LABEL[state],
    submissions.length > 1 && `${submissions.length} entries`,
    running !== undefined && runningText,
    denied && `excludes ${denied} denied`,
  ]
    .filter(Boolean)
    .join(', ')
}
