import { CloseButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Row } from '../../ui/layout/box'
import { useReadersTimeZone } from '../reader/readers-time'
import type { ApprovalTypeView, WaitingRequest } from '../requests/request-type-view'
import { requestsByIDsQuery } from '../requests/requests.queries'
import { EntryLine } from './approval-entry'
import { entriesText } from './approval-group'
import classes from './approvals.module.css'
import type { ApprovalActions } from './use-approval-actions'

/** The server takes no more requests in one call. */
const MOST_ASKED_FOR = 200

/** Requests not decided on because they changed after the reader saw them: as they are now, wherever in the list. */
export function ChangedRequests({ view, actions }: { view: ApprovalTypeView; actions: ApprovalActions }) {
  const ids = [...actions.changed].sort().slice(0, MOST_ASKED_FOR)
  const { data } = useQuery({ ...requestsByIDsQuery([view], ids), enabled: ids.length > 0 })
  const waiting = (data ?? []).flatMap((request) =>
    actions.changed.has(request.id) ? (view.waiting(request) ?? []) : [],
  )
  return waiting.length > 0 && <ChangedNotice view={view} requests={waiting} actions={actions} />
}

interface ChangedNoticeProps {
  readonly view: ApprovalTypeView
  readonly requests: readonly WaitingRequest[]
  readonly actions: ApprovalActions
}

function ChangedNotice({ view, requests, actions }: ChangedNoticeProps) {
  const timeZone = useReadersTimeZone()
  const notice = useRef<HTMLElement>(null)
  // Whoever decided far down the list is led to the requests that are left.
  useEffect(() => notice.current?.focus(), [])
  const text = `${entriesText(requests.length)} changed since you last looked. Check again.`
  return (
    <section ref={notice} className={classes.changed} tabIndex={-1} aria-label="Changed since you last looked">
      <Row className={classes.changedHead} gap={2} tone="warning" size={13} weight="medium">
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
        <span role="alert">{text}</span>
        <CloseButton aria-label="Dismiss changed entries" onClick={actions.forgetChanged} />
      </Row>
      <ul>
        {requests
          .flatMap((request) => view.inbox.showEntries(view.inbox.groupOf(request), timeZone))
          .map((entry) => (
            <EntryLine key={entry.request.id} view={view} entry={entry} actions={actions} isAlone />
          ))}
      </ul>
    </section>
  )
}
