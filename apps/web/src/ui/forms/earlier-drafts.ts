import type { Draft } from './draft'

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The draft of a record, whichever build has kept it; undefined for what none has. Of settings, templates and journal
 * entries only the edited fields used to be kept, and the texts of a task lay one level deeper.
 */
export function readDraft(kept: unknown): Draft<object> | undefined {
  if (!isFields(kept)) return undefined
  if (isFields(kept.draft)) return readDraft(kept.draft)
  const { edited = kept.edits, base } = kept
  return isFields(edited) && isFields(base) ? { edited, base } : undefined
}
