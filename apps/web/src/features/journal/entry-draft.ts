import type { JournalEntry } from '@praxis/contract/clients/journal'
import type { JournalCategory } from '@praxis/contract/company/company-settings'
import type { Day } from '@praxis/domain/calendar/day'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../ui/forms/rule-problems'

/** An entry while it is being written. */
export interface EntryDraft {
  readonly title: string
  /** Rich text; '' when nothing is written. */
  readonly content: string
  readonly categoryID: string | null
  readonly entryDate: Day | null
  /** Whether visitors of the project’s portals read it; absent in drafts of earlier builds. */
  readonly isShared?: boolean
}

const LONGEST_TITLE = 200

export const entryRules: FormRules<EntryDraft> = {
  title: maxLength(LONGEST_TITLE),
  entryDate: [required('Date'), date()],
}

/** What an entry is called where its title is missing. */
export const nameOfEntry = ({ title, category }: JournalEntry): string => title || category?.name || 'Entry'

/** A category travels flattened; an entry without one says so by its id alone. */
export type FlattenedCategory =
  | { readonly categoryID: null }
  | {
      readonly categoryID: string
      readonly categoryName: string
      readonly categoryColor: string
      readonly categoryCanBeDeleted: boolean
      readonly categoryInitials: string
    }

export type EntryInput = FlattenedCategory & {
  readonly title: string
  readonly content: string
  readonly entryDate: Day
  readonly isShared: boolean
}

export function flattenedCategory(category: JournalCategory | undefined): FlattenedCategory {
  if (!category) return { categoryID: null }
  return {
    categoryID: category.id,
    categoryName: category.name,
    categoryColor: category.color,
    categoryCanBeDeleted: category.canBeDeleted,
    categoryInitials: category.initials,
  }
}

export const newDraft = (today: Day, category: JournalCategory | undefined): EntryDraft => ({
  title: '',
  content: '',
  categoryID: category?.id ?? null,
  entryDate: today,
  isShared: false,
})

export const draftOfEntry = ({ title, content, category, entryDate, isShared }: JournalEntry): EntryDraft => ({
  title,
  content,
  categoryID: category?.id ?? null,
  entryDate,
  isShared,
})

/** The categories an entry may have: those of the company, and the entry's own though the company has deleted it. */
export function categoriesOf(
  settings: readonly JournalCategory[],
  own: JournalCategory | null | undefined,
): readonly JournalCategory[] {
  return own && settings.every(({ id }) => id !== own.id) ? [...settings, own] : settings
}

export function entryInput(draft: EntryDraft, categories: readonly JournalCategory[], today: Day): EntryInput {
  return {
    title: draft.title.trim(),
    content: draft.content,
    entryDate: draft.entryDate ?? today,
    isShared: draft.isShared ?? false,
    ...flattenedCategory(categories.find(({ id }) => id === draft.categoryID)),
  }
}

/** Whether the entry has something to read, or a file to open. */
export const isWorthSaving = ({ title, content }: Pick<EntryDraft, 'title' | 'content'>, fileCount: number): boolean =>
  title.trim() !== '' || content !== '' || fileCount > 0
