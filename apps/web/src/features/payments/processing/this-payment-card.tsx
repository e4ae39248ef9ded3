import { Button, Checkbox } from '@mantine/core'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { IconInfoCircle } from '@tabler/icons-react'
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardRow } from '../../../ui/layout/card-row'
import { PhoneDock } from '../../../ui/layout/phone-dock'
import { Face, type FacePerson } from '../../../ui/people/face'
import { claimsText } from '../../expenses/expense-words'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { peopleText } from '../payment-words'
import { spentAs } from './this-payment'
import classes from './this-payment-card.module.css'
import type { PaymentToMake } from './use-payment-to-make'

/** What the chosen claims come to, whom it is paid to, and what is left. */
export function ThisPaymentCard({ making, isPhone }: { making: PaymentToMake; isPhone: boolean }) {
  const today = useToday(useReadersTimeZone())
  const { payment, currency, waiting, bankFile, wantsFile, setWantsFile, hindrance } = making
  const money = (minorUnits: number) => formatMoney(minorUnits, currency)
  return (
    <Card
      title="This payment"
      flush
      actions={
        <Text tone="third" size={13} figures>
          {formatDay(today)}
        </Text>
      }
    >
      <Stack gap="hair" className={classes.sum}>
        <Text heading={24} figures>
          {money(payment.amount)}
        </Text>
        <Text tone="second" size={13} aria-live="polite">
          {payment.claims.length} of {claimsText(waiting.count)}, {peopleText(payment.people.length)}, in {currency}
        </Text>
      </Stack>
      <ul aria-label="People who are paid">
        {payment.people.map(({ employee, account, amount, spent }) => (
          <PersonRow
            key={employee.id}
            person={employee}
            second={[account ?? 'No bank account', spentAs(spent, currency)].filter(Boolean).join(' · ')}
            amount={money(amount)}
          />
        ))}
        {payment.leftOut.map(({ employee, amount }) => (
          <PersonRow
            key={employee.id}
            person={employee}
            second="Left out: nothing is owed to them"
            amount={money(amount)}
          />
        ))}
      </ul>
      <Row justify="between" size={13} tone="second" className={classes.left}>
        <span>Left for the next one</span>
        <Text figures>{money(waiting.amount - payment.amount)}</Text>
      </Row>
      <Grid gap={3} className={classes.foot}>
        {bankFile && (
          <Checkbox
            label={`${bankFile} file after processing`}
            checked={wantsFile}
            onChange={(event) => setWantsFile(event.currentTarget.checked)}
          />
        )}
        <Row gap={2} align="start" size={13} tone="second" className={classes.note}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden />
          <Box grow>{hindrance ?? 'Processed is final. A mistake is put right with a counter-expense.'}</Box>
        </Row>
        {!isPhone && <ProcessButton making={making} />}
      </Grid>
    </Card>
  )
}

interface PersonRowProps {
  readonly person: FacePerson
  readonly second: string
  readonly amount: string
}

const PersonRow = ({ person, second, amount }: PersonRowProps) => (
  <CardRow
    picture={<Face person={person} decorative />}
    // The amount stands beside the name alone, as the digits of the account need the whole line below.
    name={
      <Row as="span" justify="between" gap={2}>
        <Text shrinks ellipsis>
          {person.displayName}
        </Text>
        <Text weight="semi" figures oneLine>
          {amount}
        </Text>
      </Row>
    }
    second={<span className={classes.second}>{second}</span>}
  />
)

function ProcessButton({ making }: { making: PaymentToMake }) {
  const { payment, currency, canBeMade, setIsAsking } = making
  const count = payment.claims.length
  return (
    <Button disabled={!canBeMade} onClick={() => setIsAsking(true)}>
      {count === 0 ? 'Process claims' : `Process ${claimsText(count)} · ${formatMoney(payment.amount, currency)}`}
    </Button>
  )
}

/** The sum and the button at the bottom edge of a phone, once anything is chosen. */
export function ThisPaymentDock({ making }: { making: PaymentToMake }) {
  const { payment } = making
  if (payment.claims.length === 0) return null
  return (
    <PhoneDock>
      <Text grow shrinks size={12} tone="third">
        {peopleText(payment.people.length)}
      </Text>
      <ProcessButton making={making} />
    </PhoneDock>
  )
}
