import { Button } from '@mantine/core'
import type { Client, ClientContact } from '@praxis/contract/clients/clients'
import type { Workspace } from '@praxis/contract/company/companies'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { IconAddressBook, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../../ui/icon'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/lists/list-states'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useDeleteClientContact } from '../clients.mutations'
import { ContactDialog } from './contact-dialog'
import { contactName } from './contact-form'
import { ContactRow } from './contact-row'

export function ContactsTab({ client, workspace: { company } }: { client: Client; workspace: Workspace }) {
  const [edited, setEdited] = useState<ClientContact | 'new'>()
  const [deleted, setDeleted] = useState<ClientContact>()
  const { mutateAsync: deleteContact } = useDeleteClientContact(client.id)
  const { contacts, can, details } = client
  const add = can.edit && (
    <Button variant="default" size="xs" leftSection={<IconPlus {...icon} />} onClick={() => setEdited('new')}>
      Add contact
    </Button>
  )
  const actionsOf = (contact: ClientContact) => (
    <ActionMenu
      label={`Actions for ${contactName(contact)}`}
      actions={[
        { label: 'Edit', icon: <IconPencil {...icon} />, onSelect: () => setEdited(contact) },
        { label: 'Delete…', icon: <IconTrash {...icon} />, danger: true, onSelect: () => setDeleted(contact) },
      ]}
    />
  )
  return (
    <>
      <Card title="Contacts" actions={contacts.length > 0 && add} flush>
        {contacts.length === 0 ? (
          <EmptyState
            text={`No contacts at ${details.name} yet.`}
            icon={<IconAddressBook size={20} stroke={1.75} />}
            action={add}
          />
        ) : (
          <Stack as="ul" aria-label="Contacts">
            {contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} actions={can.edit && actionsOf(contact)} />
            ))}
          </Stack>
        )}
      </Card>
      {edited && (
        <ContactDialog
          client={client}
          contact={edited === 'new' ? undefined : (contacts.find(({ id }) => id === edited.id) ?? edited)}
          types={company.clientSettings.contactTypes}
          country={company.details.country as PhoneCountry}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <ConfirmChangeDialog
          opened
          onClose={() => setDeleted(undefined)}
          onChange={() => deleteContact(deleted.id)}
          done="Deleted successfully"
          title={`Delete ${contactName(deleted)}?`}
          confirmLabel="Delete contact"
          danger
        >
          They’ll no longer be a contact at {details.name}. The history keeps their details.
        </ConfirmChangeDialog>
      )}
    </>
  )
}
