import type { ClientContact } from '@praxis/contract/clients/clients'
import type { ContactType } from '@praxis/contract/company/company-settings'
import { telephoneLink } from '@praxis/domain/links/link'
import { IconDeviceMobile, IconMail, IconPhone, IconPrinter, IconReceipt, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Avatar } from '../../../ui/people/avatar'
import { contactName } from './contact-form'
import classes from './contacts.module.css'

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true }

/** Somebody at a client, with the ways to reach them. */
export function ContactRow({ contact, actions }: { contact: ClientContact; actions?: ReactNode }) {
  const { id, type, jobTitle, email, landline, mobile, fax } = contact
  const name = contactName(contact)
  return (
    <li className={classes.contact} aria-label={name}>
      <Avatar name={name} colourKey={id} size="md" decorative />
      <Stack shrinks>
        <Text size={13} weight="semi" breaks>
          {name}
        </Text>
        {jobTitle !== '' && (
          <Text tone="second" size={13} breaks>
            {jobTitle}
          </Text>
        )}
      </Stack>
      <Row as="span" gap={2} style={{ maxWidth: 180 }}>
        {type && <TypeChip type={type} />}
        {actions}
      </Row>
      <div className={classes.ways}>
        {email !== '' && (
          <a href={`mailto:${email}`} className={classes.way}>
            <IconMail {...icon} />
            {email}
          </a>
        )}
        {landline !== '' && (
          <a href={telephoneLink(landline)} className={classes.way}>
            <IconPhone {...icon} />
            {landline}
          </a>
        )}
        {mobile !== '' && (
          <a href={telephoneLink(mobile)} className={classes.way}>
            <IconDeviceMobile {...icon} />
            {mobile}
          </a>
        )}
        {fax !== '' && (
          <span className={classes.way} title="Fax">
            <IconPrinter {...icon} />
            {fax}
          </span>
        )}
      </div>
    </li>
  )
}

/** The chip of a contact's type; the two types every company has also get a colour and an icon. */
function TypeChip({ type: { name } }: { type: ContactType }) {
  if (/^main$/i.test(name))
    return (
      <Chip tone="primary" icon={<IconUser {...icon} />}>
        {name}
      </Chip>
    )
  if (/^billing$/i.test(name))
    return (
      <Chip tone="info" icon={<IconReceipt {...icon} />}>
        {name}
      </Chip>
    )
  return <Chip>{name}</Chip>
}
