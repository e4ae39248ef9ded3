import type { Client } from '@praxis/contract/clients/clients'
import { Link } from '@tanstack/react-router'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { useClientAddresses } from '../client-link'
import { ContactRow } from './contact-row'
import classes from './contacts.module.css'

const SHOWN = 3

/** A card with a client's first contacts, beside the other details. */
export function ContactsCard({ client: { id, contacts } }: { client: Client }) {
  const addresses = useClientAddresses()
  return (
    <Card title="Contacts" flush>
      {contacts.length === 0 ? (
        <Text as="p" tone="third" letters={13} style={{ padding: '0 var(--s4) var(--s4)' }}>
          No contacts yet.
        </Text>
      ) : (
        <Stack as="ul" aria-label="Contacts">
          {contacts.slice(0, SHOWN).map((contact) => (
            <ContactRow key={contact.id} contact={contact} />
          ))}
        </Stack>
      )}
      {contacts.length > SHOWN && (
        <Link {...addresses.of(id, 'contacts')} className={classes.more}>
          All {contacts.length} contacts
        </Link>
      )}
    </Card>
  )
}
