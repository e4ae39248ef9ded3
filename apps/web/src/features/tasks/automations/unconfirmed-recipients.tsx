import { Button } from '@mantine/core'
import type { UnconfirmedAddress } from '@praxis/contract/company/outside-addresses'
import type { Automation } from '@praxis/contract/tasks/automation-endpoints'
import { IconHourglass, IconMailOff, IconMailQuestion } from '@tabler/icons-react'
import { agoText } from '../../../ui/dates/ago-text'
import { attempt } from '../../../ui/feedback/attempt'
import { Row, Stack, Text } from '../../../ui/layout/box'
import type { RuledDoor } from '../board-door'
import { useAskToConfirmAddress } from './automations.mutations'
import classes from './unconfirmed-recipients.module.css'

const STATE_WORDS: Readonly<Record<UnconfirmedAddress['state'], string>> = {
  notAsked: 'Not confirmed yet',
  waiting: 'Waiting for confirmation',
  declined: 'Declined your e-mails',
}

const STATE_ICONS = { notAsked: IconMailQuestion, waiting: IconHourglass, declined: IconMailOff } as const

interface UnconfirmedRecipientsProps {
  readonly door: RuledDoor
  readonly rule: Automation
  readonly canEdit: boolean
}

/** The addresses that the rule doesn't write to yet, and what to do about them. */
export function UnconfirmedRecipients({ door, rule, canEdit }: UnconfirmedRecipientsProps) {
  if (rule.unconfirmed.length === 0) return null
  return (
    <Stack as="ul" gap="hair" style={{ marginTop: 'var(--s2)' }} aria-label="Addresses without confirmation">
      {rule.unconfirmed.map((address) => (
        <Recipient key={address.email} door={door} ruleId={rule.id} address={address} canEdit={canEdit} />
      ))}
    </Stack>
  )
}

interface RecipientProps {
  readonly door: RuledDoor
  readonly ruleId: string
  readonly address: UnconfirmedAddress
  readonly canEdit: boolean
}

/** The state of an address; somebody who was asked long ago may want to be asked again. */
const stateText = ({ state, askedAt }: UnconfirmedAddress): string =>
  state === 'waiting' && askedAt ? `${STATE_WORDS.waiting}, asked ${agoText(askedAt, Date.now())}` : STATE_WORDS[state]

function Recipient({ door, ruleId, address, canEdit }: RecipientProps) {
  const { email, state } = address
  const Icon = STATE_ICONS[state]
  const { mutateAsync: askToConfirmAddress, isPending } = useAskToConfirmAddress(door)
  const label = state === 'waiting' ? 'Resend' : 'Ask to confirm'
  const ask = () =>
    attempt(askToConfirmAddress({ automationId: ruleId, email }), `Confirmation request sent to ${email}`)
  return (
    <Row as="li" align="stretch" gap="6px" className={classes.recipient}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <Row wrap shrinks size={12} style={{ gap: '0 var(--s2)', minHeight: 24 }}>
        <Text tone="first" breaks>
          {email}
        </Text>
        <span className={classes.state} data-state={state}>
          {stateText(address)}
        </span>
        {canEdit && state !== 'declined' && (
          <Button
            variant="subtle"
            size="compact-xs"
            loading={isPending}
            aria-label={`${label}: ${email}`}
            onClick={ask}
          >
            {label}
          </Button>
        )}
      </Row>
    </Row>
  )
}

/** How many e-mails the rule could not send because a limit was reached. */
export function HeldBackMails({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text size={12} className={classes.held}>
      {count === 1 ? '1 e-mail wasn’t' : `${count} e-mails weren’t`} sent in the last 24 hours: the daily limit was
      reached
    </Text>
  )
}
