import type { NoticedDraft } from '../drafts/draft-notice'
import { useStoredState } from '../drafts/use-stored-state'
import { type Collision, type Draft, type DraftShape, type Merged, mergeDraft, type Side } from './draft'

interface Saving<Form> {
  /** What was saved before the draft was sent. */
  readonly over: Form
  readonly sent: Form
  /** What is saved now. */
  readonly saved: Form
}

export interface EditedDraft<Form extends object> {
  /** The form with the edits on top of what is saved. */
  readonly form: Form
  readonly collisions: readonly Collision[]
  readonly edit: (changes: Partial<Form>) => void
  readonly choose: (path: string, side: Side) => void
  readonly discard: () => void
  /** The draft on top of something newer. */
  readonly over: (newer: Form) => Merged<Form>
  /** Called once what was sent is saved: only later edits are left. */
  readonly settle: (saving: Saving<Form>) => void
  /** When the draft was typed, and whether there is one from another tab. */
  readonly notice: NoticedDraft
}

const isEdited = ({ edited, base }: Draft<object>): boolean => JSON.stringify(edited) !== JSON.stringify(base)

/** The draft of a record that others may save meanwhile; the key names the place where it outlives the page. */
export function useDraft<Form extends object>(key: string, saved: Form, shape: DraftShape = {}): EditedDraft<Form> {
  const { value: kept, set: setKept, discard, notice } = useStoredState<Draft<Form>>(key, isEdited)
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
    discard,
    notice,
    over,
    settle: ({ over: before, sent, saved: now }) =>
      setKept((current) => {
        if (!current) return undefined
        const { edited } = mergeDraft(current, before, shape).draft
        return mergeDraft({ edited, base: sent }, now, shape, () => 'mine').draft
      }),
  }
}
