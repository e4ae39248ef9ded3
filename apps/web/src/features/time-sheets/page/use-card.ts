import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { useCallback, useState } from 'react'
import { type CardSubject, submissionOf } from '../card/card-subject'

interface OpenCard {
  readonly subject: CardSubject
  /** The number of the opening: each begins a form of its own. */
  readonly opening: number
}

const isSameVersion = (one: TimeSheetSubmission, other: TimeSheetSubmission) =>
  one.updatedAt === other.updatedAt && one.request.state === other.request.state

/** A draft in the card that would be lost; `drop` gives it up. */
export interface CardDraft {
  readonly drop: () => void
}

/** The card beside the time sheet; opening another submission asks before it loses what was typed. */
export function useCard(submissions: readonly TimeSheetSubmission[], first: CardSubject | undefined) {
  const [card, setCard] = useState<OpenCard | undefined>(first && { subject: first, opening: 0 })
  /** The unsaved draft in the card. */
  const [draft, setDraft] = useState<CardDraft>()
  const isDirty = draft !== undefined
  const [asked, setAsked] = useState<CardSubject>()

  const show = useCallback(
    (subject: CardSubject) => setCard((current) => ({ subject, opening: (current?.opening ?? 0) + 1 })),
    [],
  )
  const open = (subject: CardSubject) => (isDirty ? setAsked(subject) : show(subject))
  const close = useCallback(() => setCard(undefined), [])

  // Changes by others show at once, unless the person is editing the submission.
  const opened = card && submissionOf(card.subject)
  const current = opened && submissions.find(({ id }) => id === opened.id)
  const newer = opened && current && !isSameVersion(opened, current) ? current : undefined
  if (card?.subject.kind === 'existing' && !isDirty && newer) show({ kind: 'existing', submission: newer })

  return {
    card,
    open,
    close,
    setDraft,
    openID: opened?.id,
    /** The submission as others have changed it while the person was editing. */
    newer: isDirty ? newer : undefined,
    /** Props of the dialog that asks. */
    guard: {
      isAsking: asked !== undefined,
      close: () => undefined,
      keepEditing: () => setAsked(undefined),
      discard: () => {
        if (asked) show(asked)
        setAsked(undefined)
        draft?.drop()
        setDraft(undefined)
      },
    },
  }
}
