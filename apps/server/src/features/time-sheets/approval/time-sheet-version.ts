import { createHash } from 'node:crypto'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { loggedOn } from '@praxis/domain/time/logged-on'
import type { ListedRow } from '../queries/listed-rows'
import { startOf } from '../queries/submission-row'

/** What a decision on somebody's time is about; changes of anything else leave the version as it is. */
interface DecidedOn
  extends Pick<
    TimeSheetSubmission,
    'day' | 'from' | 'to' | 'duration' | 'roleID' | 'comment' | 'tags' | 'dynamicDetails'
  > {
  readonly chargeable: number
  readonly projectId: string | null
  readonly clientId: string | null
  readonly taskId: string | null
}

/** The version is the same for everybody, and the same again when a change is undone. */
const versionOf = (time: DecidedOn): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        time.day,
        time.from,
        time.to ?? null,
        time.duration,
        time.chargeable,
        time.projectId,
        time.clientId,
        time.taskId,
        time.roleID,
        time.comment,
        time.tags,
        time.dynamicDetails.map(({ key, value }) => [key, value]),
      ]),
    )
    .digest('base64url')

export const versionOfTimeSheet = (submission: TimeSheetSubmission): string =>
  versionOf({
    ...submission,
    chargeable: submission.chargeableDuration,
    projectId: loggedOn(submission)?.id ?? null,
    clientId: submission.client?.id ?? null,
    taskId: submission.task?.id ?? null,
  })

export const versionOfRow = (row: ListedRow): string =>
  versionOf({ ...row, from: row.startsAt ?? startOf(row.day), to: row.endsAt ?? undefined, roleID: row.roleId })
