import { useState } from 'react'
import { type Collision, type Draft, type DraftShape, type Merged, mergeDraft, type Side } from './draft'

interface Saving<Form> {
  /** What was saved before. */
  readonly over: Form
  readonly sent: Form
  /** What is saved now. */
  readonly saved: Form
}

export interface EditedDraft<Form extends object> {
  /** What was typed on top of what is saved. */
  readonly form: Form
  readonly collisions: readonly Collision[]
  readonly edit: (changes: Partial<Form>) => void
  readonly choose: (path: string, side: Side) => void
  readonly discard: () => void
  /** The draft as it would be on top of something newer. */
  readonly over: (newer: Form) => Merged<Form>
  /** What was sent is saved: only what was typed since then is left. */
  readonly settle: (saving: Saving<Form>) => void
}

/** What is typed over a record that others may save meanwhile. */
export function useDraft<Form extends object>(saved: Form, shape: DraftShape = {}): EditedDraft<Form> {
  const [kept, setKept] = useState<Draft<Form>>()
  const over = (newer: Form) => mergeDraft(kept ?? { edited: newer, base: newer }, newer, shape)
  const { draft, collisions } = over(saved)

  const change = (changed: (draft: Draft<Form>) => Draft<Form>) =>
    setKept((current) => changed(mergeDraft(current ?? { edited: saved, base: saved }, saved, shape).draft))

  return {
    form: draft.edited,
    collisions,
    edit: (changes) => change(({ edited, base }) => ({ edited: { ...edited, ...changes }, base })),
    choose: (chosen, side) =>
      change((current) => mergeDraft(current, saved, shape, (path) => (path === chosen ? side : undefined)).draft),
    discard: () => setKept(undefined),
    over,
    settle: ({ over: before, sent, saved: now }) =>
      setKept((current) => {
        if (!current) return undefined
        const { edited } = mergeDraft(current, before, shape).draft
        return mergeDraft({ edited, base: sent }, now, shape, () => 'mine').draft
      }),
  }
}
