import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { dynamicDetailChanges } from '@praxis/domain/dynamic-details/dynamic-detail-changes'
import { same } from '../../ui/forms/draft-changes'

interface WithDetails {
  readonly dynamicDetails: readonly EditedDetail[]
}

/** The fields of a form to send: those that differ from what is saved; undefined when none does. */
export function changedInput<Form extends WithDetails>(
  saved: Form,
  edits: Partial<Form>,
  sent: (form: Form) => Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const [before, after] = [sent(saved), sent({ ...saved, ...edits })]
  const rows = edits.dynamicDetails && dynamicDetailChanges(saved.dynamicDetails, edits.dynamicDetails)
  const changed = Object.keys(edits).filter((part) =>
    part === 'dynamicDetails' ? rows : after[part] !== undefined && !same(before[part], after[part]),
  )
  if (changed.length === 0) return undefined
  return {
    ...Object.fromEntries(changed.map((part) => [part, after[part]])),
    ...(rows && { dynamicDetails: rows }),
  }
}

const MOST_TOLD = 3

/** The unsaved fields in a few words: 'name, end date', 'name, lead, tags and 2 more'. */
export function changesText(words: Readonly<Record<string, string>>, input: object): string {
  const told = Object.keys(words)
    .filter((part) => part in input)
    .map((part) => words[part])
  const more = told.length - MOST_TOLD
  return more > 0 ? `${told.slice(0, MOST_TOLD).join(', ')} and ${more} more` : told.join(', ')
}
