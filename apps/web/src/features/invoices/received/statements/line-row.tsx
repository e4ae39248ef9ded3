import { Button } from '@mantine/core'
import type { Confidence, LineState } from '@praxis/contract/invoices/bank-statement-rules'
import type { LineProposal, StatementLine } from '@praxis/contract/invoices/bank-statements'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconCheck, IconCircleCheck, IconHelpCircle, IconQuestionMark, type TablerIcon } from '@tabler/icons-react'
import type { HTMLAttributes } from 'react'
import { Chip, type ChipTone } from '../../../../ui/chips/chip'
import { icon } from '../../../../ui/icon'
import { KeyHint } from '../../../../ui/keys/key-hint'
import { Row, Stack, Text } from '../../../../ui/layout/box'
import { useDayText } from '../../../reader/readers-time'
import { InvoiceLink } from '../../invoice-link'
import { CONFIDENCES } from './line-labels'
import classes from './lines.module.css'
import { lineMoney, lineName, partyOf, reasonText } from './statement-words'
import type { LineDecisions } from './use-line-decisions'

interface LineRowProps extends HTMLAttributes<HTMLLIElement> {
  readonly line: StatementLine
  readonly state: LineState
  readonly decisions: LineDecisions
  readonly onOther: () => void
}

/** A line of a statement: what the bank says on one side, what it may be about on the other. */
export function LineRow({ line, state, decisions, onOther, ...row }: LineRowProps) {
  return (
    <li className={classes.line} aria-label={lineName(line)} {...row}>
      <BankWords line={line} />
      {state === 'toMatch' && <Proposals line={line} decisions={decisions} onOther={onOther} />}
      {state !== 'toMatch' && <Decided line={line} onTakeBack={() => void decisions.takeBack(line)} />}
    </li>
  )
}

function BankWords({ line }: { line: StatementLine }) {
  const party = partyOf(line)
  const more = [line.remittance, line.creditorReference, line.endToEndReference].filter(
    (text, place, all) => text !== '' && text !== party && all.indexOf(text) === place,
  )
  return (
    <Stack gap="hair" shrinks className={classes.words}>
      <Row gap={3} align="baseline" justify="between">
        <Text shrinks breaks weight="semi">
          {party}
        </Text>
        <Text rigid figures oneLine weight="semi" tone={line.amount < 0 ? 'second' : 'first'}>
          {lineMoney(line.amount, line.currency)}
        </Text>
      </Row>
      {more.map((text) => (
        <Text key={text} block breaks size={13} tone="second">
          {text}
        </Text>
      ))}
      <Text block breaks size={12} tone="third" figures>
        {[formatDay(line.bookedOn), line.partyAccount, line.isReversal && 'reversal', line.partyName && line.bankText]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  )
}

const LOOKS: Readonly<Record<Confidence, { readonly tone: ChipTone; readonly icon: TablerIcon }>> = {
  certain: { tone: 'success', icon: IconCircleCheck },
  likely: { tone: 'info', icon: IconHelpCircle },
  possible: { tone: 'neutral', icon: IconQuestionMark },
}

function Proposals({ line, decisions, onOther }: Pick<LineRowProps, 'line' | 'decisions' | 'onOther'>) {
  const { proposals } = line
  return (
    <Stack gap={2} shrinks className={classes.proposals}>
      {proposals.length === 0 && (
        <Text size={13} tone="third">
          No invoice matches this line.
        </Text>
      )}
      {proposals.map((proposal, place) => (
        <Proposal
          // biome-ignore lint/suspicious/noArrayIndexKey: proposals are told apart by their place alone.
          key={place}
          line={line}
          proposal={proposal}
          place={place}
          onConfirm={() => void decisions.confirm(line, proposal)}
        />
      ))}
      <Row gap={2} wrap>
        <Button variant="default" size="xs" onClick={onOther} aria-label={`Choose invoices for ${lineName(line)}`}>
          {proposals.length === 0 ? 'Choose invoices…' : 'Choose others…'}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          onClick={() => void decisions.setAside(line)}
          aria-label={`Set aside ${lineName(line)}`}
        >
          Set aside
        </Button>
      </Row>
    </Stack>
  )
}

interface ProposalProps {
  readonly line: StatementLine
  readonly proposal: LineProposal
  readonly place: number
  readonly onConfirm: () => void
}

const PAID_BACK = { invoice: undefined, creditNote: 'Pays back what was credited', payment: 'Takes a payment back' }

function Proposal({ line, proposal, place, onConfirm }: ProposalProps) {
  const { parts, rest, client, confidence, reasons, kind } = proposal
  const money = (amount: number) => lineMoney(amount, line.currency)
  const isFirst = place === 0
  return (
    <Row gap={3} wrap align="start" className={classes.proposal} data-first={isFirst || undefined}>
      <Stack gap={1} grow shrinks className={classes.about}>
        <Row gap={2} wrap size={13}>
          <Chip {...LOOKS[confidence]}>{CONFIDENCES[confidence]}</Chip>
          <Text tone="second">{client.name}</Text>
        </Row>
        {parts.map(({ invoice, amount }) => (
          <Text key={invoice.id} block size={13} figures>
            <InvoiceLink id={invoice.id}>{invoice.number}</InvoiceLink>:{' '}
            {kind === 'invoice'
              ? `${money(amount)} of ${money(invoice.open)} open, due ${formatDay(invoice.dueDate)}`
              : money(amount)}
          </Text>
        ))}
        {rest !== 0 && (
          <Text block size={13}>
            {money(rest)} becomes the client’s balance
          </Text>
        )}
        <Text block size={12} tone="third" breaks>
          {[PAID_BACK[kind], ...reasons.map((reason) => reasonText(reason, line.currency))].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Button
        variant={isFirst && confidence !== 'possible' ? 'filled' : 'default'}
        size="xs"
        leftSection={<IconCheck {...icon} />}
        rightSection={<KeyHint keys={[isFirst ? 'Enter' : String(place + 1)]} />}
        onClick={onConfirm}
        aria-label={`Confirm proposal ${place + 1} for ${lineName(line)}`}
      >
        Confirm
      </Button>
    </Row>
  )
}

function Decided({ line, onTakeBack }: { line: StatementLine; onTakeBack: () => void }) {
  const dayText = useDayText()
  const { match } = line
  return (
    <Row gap={3} wrap align="start" className={classes.proposals}>
      <Stack gap="hair" grow shrinks>
        {match ? (
          <>
            {match.parts.map(({ invoice, amount }) => (
              <Text key={invoice.id} block size={13} figures>
                {lineMoney(amount, line.currency)} for <InvoiceLink id={invoice.id}>{invoice.number}</InvoiceLink>
              </Text>
            ))}
            {match.rest !== 0 && (
              <Text block size={13}>
                {lineMoney(match.rest, line.currency)} on the client’s balance
              </Text>
            )}
            <Text block size={12} tone="third" figures>
              {[match.client.name, match.by && `by ${match.by.displayName}`, dayText(match.at)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </>
        ) : (
          <Text size={13} tone="third">
            About no invoice
          </Text>
        )}
      </Stack>
      <Button variant="default" size="xs" onClick={onTakeBack} aria-label={`Take back ${lineName(line)}`}>
        Take back
      </Button>
    </Row>
  )
}
