import { Button } from '@mantine/core'
import type { Client, ClientContact } from '@praxis/contract/clients/clients'
import type { Workspace } from '@praxis/contract/company/companies'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import { IconAddressBook, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/lists/list-states'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { useDeleteClientContact } from '../clients.mutations'
import { ContactDialog } from './contact-dialog'
import { contactName } from './contact-form'
import { ContactRow } from './contact-row'

type Open = { readonly what: 'add' } | { readonly what: 'edit' | 'delete'; readonly contact: ClientContact }

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export function ContactsTab({ client, workspace }: { client: Client; workspace: Workspace }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { contacts, can, details } = client
  const { company } = workspace
  const add = can.edit && (
    <Button variant="default" size="xs" leftSection={<IconPlus {...icon} />} onClick={() => setOpen({ what: 'add' })}>
      Add contact
    </Button>
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
              <ContactRow
                key={contact.id}
                contact={contact}
                actions={
                  can.edit && (
                    <ActionMenu
                      label={`Actions for ${contactName(contact)}`}
                      actions={[
                        {
                          label: 'Edit',
                          icon: <IconPencil {...icon} />,
                          onSelect: () => setOpen({ what: 'edit', contact }),
                        },
                        {
                          label: 'Delete…',
                          icon: <IconTrash {...icon} />,
                          danger: true,
                          onSelect: () => setOpen({ what: 'delete', contact }),
                        },
                      ]}
                    />
                  )
                }
              />
            ))}
          </Stack>
        )}
      </Card>
      {(open?.what === 'add' || open?.what === 'edit') && (
        <ContactDialog
          client={client}
          contact={
            open.what === 'edit' ? (contacts.find(({ id }) => id === open.contact.id) ?? open.contact) : undefined
          }
          types={company.clientSettings.contactTypes}
          country={company.details.country as PhoneCountry}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && <DeleteContactDialog client={client} contact={open.contact} onClose={close} />}
    </>
  )
}

interface DeleteContactDialogProps {
  readonly client: Client
  readonly contact: ClientContact
  readonly onClose: () => void
}

function DeleteContactDialog({ client, contact, onClose }: DeleteContactDialogProps) {
  const { mutateAsync: deleteContact } = useDeleteClientContact(client.id)
  return (
    <ConfirmChangeDialog
      opened
      onClose={onClose}
      onChange={() => deleteContact(contact.id)}
      done="Deleted successfully"
      title={`Delete ${contactName(contact)}?`}
      confirmLabel="Delete contact"
      danger
    >
      They’ll no longer be a contact at {client.details.name}. The history keeps their details.
    </ConfirmChangeDialog>
  )
}
