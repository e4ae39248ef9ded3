import type { ContactType } from '@praxis/contract/company/company-settings'
import { TextField } from '../../../ui/forms/text-field'
import type { Column } from '../../../ui/lists/data-table'
import { CollectionCard } from '../collection-card'
import collection from '../collection-card.module.css'
import { nameRules } from '../collections/collection-rules'
import { withAdded, withChanged, without } from './client-lists'
import { lockedColumn } from './locked'
import { useClientLists } from './use-client-lists'

interface ContactTypeValues {
  readonly name: string
}

const LONGEST_NAME = 60

const columns: Column<ContactType>[] = [
  { id: 'name', header: 'Type', cell: ({ name }) => <span className={collection.named}>{name}</span> },
  lockedColumn,
]

const inputsOf = (types: readonly { id?: string; name: string }[]) =>
  types.map(({ id, name }) => (id === undefined ? { name } : { id, name }))

export function ContactTypesCard({ contactTypes }: { contactTypes: readonly ContactType[] }) {
  const change = useClientLists()
  return (
    <CollectionCard<ContactType, ContactTypeValues>
      title="Contact types"
      note="roles of a client’s contacts"
      noun="contact type"
      items={contactTypes}
      columns={columns}
      emptyText="No contact types yet."
      nameOf={({ name }) => name}
      valuesOf={(type) => ({ name: type?.name ?? '' })}
      rules={() => ({ name: nameRules('Name', LONGEST_NAME) })}
      fields={(form) => <TextField {...form.field('name')} label="Name" autoFocus />}
      onCreate={({ name }) =>
        change((settings) => ({ contactTypes: inputsOf(withAdded(settings.contactTypes, { name })) }))
      }
      onUpdate={({ id }, { name = '' }) =>
        change((settings) => ({ contactTypes: inputsOf(withChanged(settings.contactTypes, id, { name })) }))
      }
      canEdit={({ canBeDeleted }) => canBeDeleted}
      canDelete={({ canBeDeleted }) => canBeDeleted}
      deletion={{
        onDelete: ({ id }) => change((settings) => ({ contactTypes: inputsOf(without(settings.contactTypes, id)) })),
        text: () => 'You can no longer choose it for a contact.',
      }}
    />
  )
}
