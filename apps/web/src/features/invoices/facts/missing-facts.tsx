import { Anchor } from '@mantine/core'
import type { MissingFact } from '@praxis/contract/invoices/invoice-documents'
import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../plans/notice'
import { useIsInvoiceDeleted } from '../invoices.mutations'
import { missingFactsQuery } from '../invoices.queries'
import { factFields } from './fact-fields'
import { FactLink, useMayEnter } from './fact-link'
import classes from './missing-facts.module.css'

/** What has to be entered before an invoice is complete, each with the way to its field. */
export function MissingFacts({ invoice }: { invoice: Invoice }) {
  const isDeleted = useIsInvoiceDeleted(invoice.id)
  const { data } = useQuery({ ...missingFactsQuery(invoice.id), enabled: !isDeleted })
  const facts = data?.facts ?? []
  const byLaw = facts.filter(({ neededFor }) => neededFor.includes('law'))
  const others = facts.filter(({ neededFor }) => !neededFor.includes('law'))
  return (
    <>
      {byLaw.length > 0 && (
        <Notice tone="warning">
          By law this invoice lacks facts:
          <FactList facts={byLaw} invoice={invoice} />
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="info">
          {invoice.stage === 'draft'
            ? 'To go as an e-invoice, it lacks:'
            : 'It was billed without what e-invoices need:'}
          <FactList facts={others} invoice={invoice} />
        </Notice>
      )}
    </>
  )
}

interface FactsProps {
  readonly facts: readonly MissingFact[]
  readonly invoice: Invoice
}

const FactList = ({ facts, invoice }: FactsProps) => (
  <ul className={classes.facts}>
    {facts.map((fact) => (
      <li key={fact.fact}>
        <FactText fact={fact} invoice={invoice} />
      </li>
    ))}
  </ul>
)

const fields: Readonly<Record<string, string | undefined>> = factFields

/** A fact that is lacking; for those who may enter it, the way to its very field. */
function FactText({ fact: { fact, place, text }, invoice }: { fact: MissingFact; invoice: Invoice }) {
  const mayEnter = useMayEnter()
  const field = fields[fact]
  if (field === undefined) return text
  if (place !== 'invoice' && mayEnter(place))
    return (
      <FactLink place={place} clientID={invoice.client.id} field={field}>
        {text}
      </FactLink>
    )
  if (place === 'invoice' && invoice.can.edit)
    return (
      <Anchor component="button" type="button" onClick={() => document.getElementsByName(field)[0]?.focus()}>
        {text}
      </Anchor>
    )
  return text
}
