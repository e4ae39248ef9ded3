import type { JournalCategory } from '@praxis/contract/company/company-settings'
import { ColourField } from '../../../ui/forms/colour-field'
import { colourRules, swatches } from '../../../ui/forms/colour-rules'
import { FormRow } from '../../../ui/forms/form'
import { TextField } from '../../../ui/forms/text-field'
import type { Column } from '../../../ui/lists/data-table'
import { CollectionCard } from '../collection-card'
import { initialsRules, nameRules } from '../collections/collection-rules'
import { ColouredInitials } from '../collections/coloured-initials'
import { withAdded, withChanged, without } from './client-lists'
import { lockedColumn } from './locked'
import { useClientLists } from './use-client-lists'

type CategoryValues = Pick<JournalCategory, 'name' | 'color' | 'initials'>

const LONGEST_NAME = 60

const columns: Column<JournalCategory>[] = [
  { id: 'name', header: 'Category', cell: (category) => <ColouredInitials {...category} /> },
  lockedColumn,
]

const inputsOf = (categories: readonly (CategoryValues & { id?: string })[]) =>
  categories.map(({ id, name, color, initials }) => ({ ...(id !== undefined && { id }), name, color, initials }))

export function JournalCategoriesCard({ categories }: { categories: readonly JournalCategory[] }) {
  const change = useClientLists()
  return (
    <CollectionCard<JournalCategory, CategoryValues>
      title="Journal categories"
      note="topics of journal entries"
      noun="journal category"
      items={categories}
      columns={columns}
      emptyText="No journal categories yet."
      nameOf={({ name }) => name}
      valuesOf={(category) => ({
        name: category?.name ?? '',
        color: category?.color ?? '#186ea4',
        initials: category?.initials ?? '',
      })}
      rules={() => ({ name: nameRules('Name', LONGEST_NAME), color: colourRules, initials: initialsRules })}
      fieldOfReason={{ duplicatedJournalCategories: 'initials' }}
      fields={(form) => (
        <>
          <TextField {...form.field('name')} label="Name" autoFocus />
          <FormRow>
            <TextField {...form.field('initials')} label="Initials" hint="Up to 3 characters" />
            <ColourField {...form.field('color')} label="Colour" swatches={swatches} />
          </FormRow>
        </>
      )}
      onCreate={(values) =>
        change((settings) => ({
          journalEntryCategories: inputsOf(withAdded(settings.journalEntryCategories, values)),
        }))
      }
      onUpdate={({ id }, changed) =>
        change((settings) => ({
          journalEntryCategories: inputsOf(withChanged<JournalCategory>(settings.journalEntryCategories, id, changed)),
        }))
      }
      canDelete={({ canBeDeleted }) => canBeDeleted}
      deletion={{
        onDelete: ({ id }) =>
          change((settings) => ({ journalEntryCategories: inputsOf(without(settings.journalEntryCategories, id)) })),
        text: () => 'You can no longer choose it for an entry.',
      }}
    />
  )
}
