import { Button } from '@mantine/core'
import type { Request } from '@praxis/contract/requests'
import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { Pager } from '../../ui/lists/pager'
import { LoggedLogo } from '../loggables/logged-logo'
import { describeSubmission, titleOfLogged } from '../loggables/submission-words'
import classes from './denied-card.module.css'
import { useAcceptDenial } from './requests.mutations'
import { deniedRequestsQuery } from './requests.queries'

const SubmissionDialog = lazy(() =>
  import('../time-sheets/submission-dialog').then((module) => ({ default: module.SubmissionDialog })),
)

interface DeniedCardProps {
  /** How many are shown at once. */
  readonly per: number
  /** On a page that is about something else: the rest is a link away. */
  readonly isGlance?: boolean
}

/** One's requests that were denied, why, and the way to put them right; nothing when there are none. */
export function DeniedCard({ per, isGlance = false }: DeniedCardProps) {
  const { company } = useWorkspaceViewer()
  const [page, setPage] = useState(1)
  const { data } = useQuery(deniedRequestsQuery(page, per))
  const [corrects, correct] = useState<TimeSheetSubmission>()
  // Behind the last page once what was on it is put right.
  if (data && data.items.length === 0 && page > 1) setPage(page - 1)
  const hasMore = data !== undefined && data.metadata.total > per
  return (
    <>
      {data && data.metadata.total > 0 && (
        <Card
          title="Denied: needs your correction"
          count={data.metadata.total}
          waiting
          flush
          actions={
            isGlance &&
            hasMore && (
              <Link to="/employments/$companyDomain/requests" params={{ companyDomain: company.domain }}>
                View all
              </Link>
            )
          }
        >
          <ul className={classes.list}>
            {data.items.map((request) => (
              <Denied key={request.id} request={request} onCorrect={correct} />
            ))}
          </ul>
          {!isGlance && hasMore && (
            <Pager
              label="Pages of denied requests"
              page={page}
              per={data.metadata.per}
              total={data.metadata.total}
              onPage={setPage}
            />
          )}
        </Card>
      )}
      {corrects && (
        <Suspense>
          <SubmissionDialog corrects={corrects} onClose={() => correct(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface DeniedProps {
  readonly request: Request
  readonly onCorrect: (submission: TimeSheetSubmission) => void
}

function Denied({ request: { id, timeSheetSubmission: submission, approvedBy, comment }, onCorrect }: DeniedProps) {
  const { mutate: accept, isPending } = useAcceptDenial()
  if (!submission) return null
  const name = describeSubmission(submission)
  return (
    <li className={classes.denied}>
      <LoggedLogo of={submission} size="sm" />
      <div className={classes.what}>
        <b>{titleOfLogged(submission)}</b>
        <span>
          {formatDay(submission.day)} · {formatDuration(submission.duration)}
          {submission.task && ` · ${submission.task.title}`}
        </span>
        <span className={classes.reason}>
          {approvedBy?.displayName ?? 'The approver'}: {comment ? <q>{comment}</q> : 'no reason given'}
        </span>
      </div>
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="subtle"
          className={classes.leave ?? ''}
          loading={isPending}
          aria-label={`Leave ${name} as denied`}
          onClick={() => accept(id)}
        >
          Leave as denied
        </Button>
        <Button size="xs" aria-label={`Correct and resubmit ${name}`} onClick={() => onCorrect(submission)}>
          Correct and resubmit
        </Button>
      </div>
    </li>
  )
}
