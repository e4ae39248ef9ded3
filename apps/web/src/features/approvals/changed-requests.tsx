import { CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { requestsByIDsQuery } from '../requests/requests.queries'
import { EntryLine } from './approval-entry'
import { entriesText } from './approval-group'
import classes from './approvals.module.css'
import type { WaitingRequest } from './sole-group'
import type { ApprovalActions } from './use-approval-actions'

/** No more can be asked for at once. */
const MOST_ASKED_FOR = 200

/** What was not decided on because it is no longer what was seen: as it is now, wherever in the list it lies. */
export function ChangedRequests({ actions }: { actions: ApprovalActions }) {
  const ids = [...actions.changed].sort().slice(0, MOST_ASKED_FOR)
  const { data } = useQuery({ ...requestsByIDsQuery(ids), enabled: ids.length > 0 })
  const waiting = (data ?? []).flatMap(({ id, version, timeSheetSubmission }): WaitingRequest[] =>
    actions.changed.has(id) && timeSheetSubmission?.can.decide ? [{ id, version, timeSheetSubmission }] : [],
  )
  return waiting.length > 0 && <ChangedNotice requests={waiting} actions={actions} />
}

function ChangedNotice({ requests, actions }: { requests: readonly WaitingRequest[]; actions: ApprovalActions }) {
  const notice = useRef<HTMLElement>(null)
  // Whoever decided far down the list is led to what is left to do.
  useEffect(() => notice.current?.focus(), [])
  const text = `${entriesText(requests.length)} changed since you last looked. Check again.`
  return (
    <section ref={notice} className={classes.changed} tabIndex={-1} aria-label="Changed since you last looked">
      <div className={classes.changedHead}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <span role="alert">{text}</span>
        <CloseButton aria-label="Dismiss changed entries" onClick={actions.forgetChanged} />
      </div>
      <ul>
        {requests.map((request) => (
          <EntryLine
            key={request.id}
            request={request}
            duration={request.timeSheetSubmission.duration}
            actions={actions}
            isAlone
          />
        ))}
      </ul>
    </section>
  )
}
