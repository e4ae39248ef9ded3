import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { Row } from '../../../ui/layout/box'
import { FactLink, type FactPlace, useMayEnter } from '../facts/fact-link'

interface FactsLinksProps {
  readonly client: Invoice['client']
  readonly places: readonly FactPlace[]
}

/** The ways to where missing facts are entered, for those who may enter them. */
export function FactsLinks({ client, places }: FactsLinksProps) {
  const mayEnter = useMayEnter()
  return (
    <Row as="span" gap={3} wrap weight="medium">
      {places.filter(mayEnter).map((place) => (
        <FactLink key={place} place={place} clientID={client.id}>
          {place === 'client' ? client.name : 'Invoice settings'}
        </FactLink>
      ))}
    </Row>
  )
}
