import type { ClientContact } from '@praxis/contract/clients/clients'
import type { ContactType } from '@praxis/contract/company/company-settings'
import { telephoneLink } from '@praxis/domain/links/link'
import { IconDeviceMobile, IconMail, IconPhone, IconPrinter, IconReceipt, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { Grid, Row, Stack, Text } from '../../../ui/layout/box'
import { Avatar } from '../../../ui/people/avatar'
import { contactName } from './contact-form'
import classes from './contacts.module.css'

const icon = { size: 14, stroke: 1.75, 'aria-hidden': true }

const WAYS = [
  { name: 'email', Icon: IconMail, link: (address: string) => `mailto:${address}` },
  { name: 'landline', Icon: IconPhone, link: telephoneLink },
  { name: 'mobile', Icon: IconDeviceMobile, link: telephoneLink },
] as const

/** Somebody at a client, with the ways to reach them. */
export function ContactRow({ contact, actions }: { contact: ClientContact; actions?: ReactNode }) {
  const { id, type, jobTitle, fax } = contact
  const name = contactName(contact)
  return (
    <Grid as="li" align="start" className={classes.contact} aria-label={name}>
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
      <Row align="stretch" wrap className={classes.ways}>
        {WAYS.filter((way) => contact[way.name] !== '').map((way) => (
          <a key={way.name} href={way.link(contact[way.name])} className={classes.way}>
            <way.Icon {...icon} />
            {contact[way.name]}
          </a>
        ))}
        {fax !== '' && (
          <span className={classes.way} title="Fax">
            <IconPrinter {...icon} />
            {fax}
          </span>
        )}
      </Row>
    </Grid>
  )
}

const TYPES = [
  { called: /^main$/i, looks: { tone: 'primary', icon: IconUser } },
  { called: /^billing$/i, looks: { tone: 'info', icon: IconReceipt } },
] as const

/** The chip of a contact's type; the two types every company has also get a colour and an icon. */
function TypeChip({ type: { name } }: { type: ContactType }) {
  return <Chip {...TYPES.find(({ called }) => called.test(name))?.looks}>{name}</Chip>
}
