import { textOf } from '@praxis/contract/protocol/reasons'
import { type ReactNode, useRef, useState } from 'react'
import { messageOf } from '../../ui/feedback/message-of'
import { showError, showSuccess } from '../../ui/feedback/snackbar'
import type { ApprovalTypeView, WaitingGroup, WaitingRequest } from '../requests/request-type-view'
import { entriesText } from './approval-group'
import { useDecideRequests, useTakeBackApprovals } from './approvals.mutations'
import { goneText } from './gone-entry'

export type ApprovalDialog =
  | { readonly kind: 'deny'; readonly groups: readonly WaitingGroup[] }
  | {
      readonly kind: 'history'
      readonly request: { readonly id: string; readonly who: string; readonly name: string }
    }
  /** A dialog of the type's own. */
  | { readonly kind: 'other'; readonly content: (onClose: () => void) => ReactNode }

export interface ApprovalActions {
  readonly approve: (groups: readonly WaitingGroup[]) => void
  readonly askToDeny: (groups: readonly WaitingGroup[]) => void
  /** The same actions by keys, which may be pressed faster than the list follows: they decide one at a time. */
  readonly byKey: Pick<ApprovalActions, 'approve' | 'askToDeny'>
  /** Resolves to whether any request was denied; throws when none could be, since the comment is still needed then. */
  readonly deny: (groups: readonly WaitingGroup[], comment: string) => Promise<boolean>
  /** Ids of requests that could not be decided on because they had changed since the reader saw them. */
  readonly changed: ReadonlySet<string>
  readonly forgetChanged: () => void
  readonly dialog: ApprovalDialog | undefined
  readonly open: (dialog: ApprovalDialog | undefined) => void
}

const NONE: ReadonlySet<string> = new Set()

const DONE = { approved: 'approved', denied: 'denied' } as const

/** Why one of several requests was skipped. */
const becauseOf = (reason: string): string => (reason === 'notFound' ? 'it no longer exists' : textOf({ reason }))

interface Skipped {
  readonly id: string
  readonly reason: string
}

/** The message would cover the page if it named more of them. */
const MOST_NAMED = 3

function skippedText({ inbox }: ApprovalTypeView, requests: readonly WaitingRequest[], skipped: readonly Skipped[]) {
  const phrases = skipped.slice(0, MOST_NAMED).map(({ id, reason }) => {
    const request = requests.find((each) => each.id === id)
    return `${request ? inbox.phraseOf(request) : 'one entry'} (${becauseOf(reason)})`
  })
  const left = skipped.length - phrases.length
  return `Skipped: ${[...phrases, ...(left > 0 ? [`and ${left} more`] : [])].join('; ')}`
}

/** Decides on groups: they are gone from the list at once, and skipped requests are named. */
export function useApprovalActions(view: ApprovalTypeView, onDecided: () => void): ApprovalActions {
  const [dialog, open] = useState<ApprovalDialog>()
  const [changed, setChanged] = useState(NONE)
  const { mutateAsync: decide } = useDecideRequests(view)
  const { mutateAsync: takeBack } = useTakeBackApprovals(view)
  const underWay = useRef(0)

  const undo = async (ids: readonly string[]) => {
    try {
      const { decidedIDs } = await takeBack(ids)
      const left = ids.length - decidedIDs.length
      if (decidedIDs.length > 0) showSuccess(`${entriesText(decidedIDs.length)} back in approvals`)
      if (left > 0) showError(`${entriesText(left)} couldn’t be undone`)
    } catch (error) {
      showError(messageOf(error))
    }
  }

  const decideOn = async (groups: readonly WaitingGroup[], state: keyof typeof DONE, comment: string) => {
    const requests = groups.flatMap((group) => group.requests)
    onDecided()
    const isDecided = new Set(requests.map(({ id }) => id))
    setChanged((before) => new Set([...before].filter((id) => !isDecided.has(id))))
    underWay.current++
    try {
      const { decidedIDs, skipped } = await decide({ requests, state, comment })
      // A denial cannot be undone here; the person who made the request puts it right.
      const undoing = state === 'approved' ? { label: 'Undo', onPress: () => void undo(decidedIDs) } : undefined
      if (decidedIDs.length > 0) showSuccess(`${entriesText(decidedIDs.length)} ${DONE[state]}`, undoing)
      const toLookAt = skipped.filter(({ reason }) => reason === 'changedMeanwhile')
      setChanged((before) => new Set([...before, ...toLookAt.map(({ id }) => id)]))
      const others = skipped.filter((each) => !toLookAt.includes(each))
      if (others.length > 0 && others.every(({ reason }) => reason === 'notFound')) showError(goneText(others.length))
      else if (others.length > 0) showError(skippedText(view, requests, others))
      return decidedIDs.length > 0
    } finally {
      underWay.current--
    }
  }

  const approve = (groups: readonly WaitingGroup[]) =>
    void decideOn(groups, 'approved', '').catch((error: unknown) => showError(messageOf(error)))
  const askToDeny = (groups: readonly WaitingGroup[]) => open({ kind: 'deny', groups })
  return {
    approve,
    askToDeny,
    byKey: {
      approve: (groups) => underWay.current === 0 && approve(groups),
      askToDeny: (groups) => underWay.current === 0 && askToDeny(groups),
    },
    deny: (groups, comment) => decideOn(groups, 'denied', comment),
    changed,
    forgetChanged: () => setChanged(NONE),
    dialog,
    open,
  }
}
