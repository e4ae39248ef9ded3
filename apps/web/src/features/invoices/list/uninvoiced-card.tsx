import { VisuallyHidden } from '@mantine/core'
import type { UninvoicedClient, UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import { formatDuration } from '@praxis/domain/durations/duration'
import { uninvoicedFigure } from '@praxis/domain/invoices/uninvoiced-figure'
import { formatMoney } from '@praxis/domain/money/money'
import { ValueWithParts } from '../../../ui/figures/figure'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Logo } from '../../../ui/people/logo'
import { ProjectLink } from '../../projects/project-link'
import { NewInvoiceButton } from '../new-invoice-button'
import classes from './invoices.module.css'

/** What is open of a client’s projects, each with the way to invoice it. */
export function UninvoicedCard({ listed, mayInvoice }: { listed: UninvoicedClient; mayInvoice: boolean }) {
  const { client, projects, sums } = listed
  return (
    <Card
      title={
        <Row as="span" gap={2} shrinks>
          <Logo name={client.name} image={client.logoImage} colourKey={client.id} size="xs" />
          <Text shrinks ellipsis>
            {client.name}
          </Text>
        </Row>
      }
      flush
      actions={
        <Row gap={3} weight="semi" figures wrap>
          {sums.map((sum) => (
            <Amount key={sum.currency} name={client.name} sums={sum} />
          ))}
        </Row>
      }
    >
      <table className={classes.projects} aria-label={`Not invoiced for ${client.name}`}>
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col" data-desktop-only>
              Time
            </th>
            <th scope="col" data-desktop-only>
              Expenses
            </th>
            <th scope="col" data-desktop-only>
              Agreements
            </th>
            <th scope="col" data-desktop-only>
              Left over
            </th>
            <th scope="col">Total</th>
            <th scope="col">
              <VisuallyHidden>Invoice</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ id, name, sums: open }) => (
            <tr key={id}>
              <th scope="row">
                <ProjectLink id={id}>{name}</ProjectLink>
                {open.secondsWithoutRate > 0 && (
                  <Text block size={12} tone="warning">
                    {formatDuration(open.secondsWithoutRate)} without a rate
                  </Text>
                )}
              </th>
              <Part value={open.time} sums={open} note={open.seconds > 0 ? formatDuration(open.seconds) : undefined} />
              <Part value={open.expenses} sums={open} />
              <Part value={open.agreements} sums={open} />
              <Part value={open.waitingItems} sums={open} />
              <td>
                <Text weight="semi">
                  <Amount name={name} sums={open} />
                </Text>
                {open.onDrafts > 0 && (
                  <Text block size={12} tone="third">
                    {formatMoney(open.onDrafts, open.currency)} on drafts
                  </Text>
                )}
              </td>
              <td>{mayInvoice && <NewInvoiceButton projectID={id} about={name} quiet />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const Amount = ({ name, sums }: { name: string; sums: UninvoicedSums }) => (
  <ValueWithParts
    label={`Not invoiced for ${name}`}
    value={formatMoney(sums.total, sums.currency)}
    parts={{ figure: uninvoicedFigure(sums) }}
  />
)

const Part = ({ value, sums, note }: { value: number; sums: UninvoicedSums; note?: string | undefined }) => (
  <td data-desktop-only>
    {value === 0 ? <Text tone="third">–</Text> : formatMoney(value, sums.currency)}
    {note && (
      <Text block size={12} tone="third">
        {note}
      </Text>
    )}
  </td>
)
