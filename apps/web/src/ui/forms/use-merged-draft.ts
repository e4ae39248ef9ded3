import type { NoticedDraft } from '../drafts/draft-notice'
import { useStoredState } from '../drafts/use-stored-state'
import { type Collision, type Draft, type DraftShape, type Merged, mergeDraft, type Side } from './draft'
import { same } from './draft-changes'
import { readDraft } from './earlier-drafts'
import { fittingDraft } from './fitting-draft'

interface Saving<Form> {
  /** What was saved before the draft was sent. */
  readonly over: Form
  readonly sent: Form
  /** What is saved now. */
  readonly saved: Form
}

interface MergedDraft<Form extends object> {
  /** The form with the edits on top of what is saved. */
  readonly form: Form
  /** Something was typed, though it may be what is saved by now. */
  readonly isBegun: boolean
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

const isEdited = ({ edited, base }: Draft<object>): boolean => !same(edited, base)

/** Edits on top of what is saved, which others may change meanwhile; the key names the place where they outlive the page. */
export function useMergedDraft<Form extends object>(
  key: string,
  saved: Form,
  shape: DraftShape<Form> = {},
): MergedDraft<Form> {
  const { value: kept, set: setKept, discard, notice } = useStoredState<Draft<object>>(key, isEdited, readDraft)
  const merge = (draft: Draft<object> | undefined, newer: Form) =>
    mergeDraft(draft ? fittingDraft(draft, newer, shape) : { edited: newer, base: newer }, newer, shape)
  const { draft, collisions } = merge(kept, saved)

  const change = (changed: (draft: Draft<Form>) => Draft<Form>) =>
    setKept((current) => changed(merge(current, saved).draft))

  return {
    form: draft.edited,
    isBegun: kept !== undefined,
    collisions,
    edit: (changes) => change(({ edited, base }) => ({ edited: { ...edited, ...changes }, base })),
    choose: (chosen, side) =>
      change((current) => mergeDraft(current, saved, shape, (path) => (path === chosen ? side : undefined)).draft),
    discard,
    // What turned out to be saved is not told of as restored.
    notice: { ...notice, restoredAt: same(draft.edited, saved) ? undefined : notice.restoredAt },
    over: (newer) => merge(kept, newer),
    settle: ({ over, sent, saved: now }) =>
      setKept((current) => {
        if (!current) return undefined
        const { edited } = merge(current, over).draft
        return mergeDraft({ edited, base: sent }, now, shape, () => 'mine').draft
      }),
  }
}
