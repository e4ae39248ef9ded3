import type { TimeSheetSubmission } from '@praxis/contract/time-sheet-shapes'
import { useCallback, useState } from 'react'
import { type CardSubject, submissionOf } from '../card/card-subject'

interface OpenCard {
  readonly subject: CardSubject
  /** Each opening begins a form of its own. */
  readonly opening: number
}

const isSameVersion = (one: TimeSheetSubmission, other: TimeSheetSubmission) =>
  one.updatedAt === other.updatedAt && one.request.state === other.request.state

/** Something typed would be lost; giving it up drops it. */
export interface CardDraft {
  readonly drop: () => void
}

/** The card beside the time sheet; opening another one asks before it loses what was typed. */
export function useCard(submissions: readonly TimeSheetSubmission[], first: CardSubject | undefined) {
  const [card, setCard] = useState<OpenCard | undefined>(first && { subject: first, opening: 0 })
  /** What is typed in the card and not saved yet. */
  const [draft, setDraft] = useState<CardDraft>()
  const isDirty = draft !== undefined
  const [asked, setAsked] = useState<CardSubject>()

  const show = useCallback(
    (subject: CardSubject) => setCard((current) => ({ subject, opening: (current?.opening ?? 0) + 1 })),
    [],
  )
  const open = (subject: CardSubject) => (isDirty ? setAsked(subject) : show(subject))
  const close = useCallback(() => setCard(undefined), [])

  // What others make of it meanwhile shows, unless the person is at it.
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
    /** What it has become while the person was at it. */
    newer: isDirty ? newer : undefined,
    /** For the dialog that asks. */
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
