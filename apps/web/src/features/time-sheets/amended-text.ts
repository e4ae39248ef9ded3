import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDuration } from '@praxis/domain/durations/duration'
import { loggedOn } from '@praxis/domain/time/logged-on'
import { titleOfLogged } from '../loggables/submission-words'

type Part = readonly [what: string, before: string, after: string]

const partsOf = (submission: TimeSheetSubmission): Part[] => {
  const { original } = submission.amendment ?? {}
  if (!original) return []
  return [
    ['', formatDuration(original.duration), formatDuration(submission.duration)],
    ['chargeable ', formatDuration(original.chargeableDuration), formatDuration(submission.chargeableDuration)],
    ['', original.projectName ?? 'no project', loggedOn(submission) ? titleOfLogged(submission) : 'no project'],
    ['role ', original.roleName ?? 'none', submission.roleName ?? 'none'],
    ['task ', original.taskTitle ?? 'none', submission.task?.title ?? 'none'],
    ['tags ', original.tags.join(', ') || 'none', submission.tags.join(', ') || 'none'],
  ]
}

/** What somebody else has changed of an entry, before and after; its comment is shown separately. */
export function amendedText(submission: TimeSheetSubmission): string | undefined {
  const { amendment, comment } = submission
  if (!amendment) return undefined
  const changes = partsOf(submission)
    .filter(([, before, after]) => before !== after)
    .map(([what, before, after]) => `${what}${before} → ${after}`)
  const said = amendment.original.comment === comment ? [] : [`comment was “${amendment.original.comment || 'none'}”`]
  const trace = [...changes, ...said].join(' · ')
  return `Amended by ${amendment.by.displayName}${trace && `: ${trace}`}`
}
