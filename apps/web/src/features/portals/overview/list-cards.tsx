import { formatDay } from '@praxis/domain/calendar/day'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { Avatar } from '../../../ui/people/avatar'
import { DocumentRows } from '../documents/document-rows'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { InvoiceRows } from '../invoices/invoice-rows'
import { PortalLink } from '../place/place-context'
import { portalPeopleQuery, sharedDocumentsQuery, sharedInvoicesQuery, sharedJournalQuery } from '../portals.queries'

const LATEST = 4

export function DocumentsCard() {
  const { reference, company } = usePortal()
  const asked = useQuery(sharedDocumentsQuery(reference))
  const count = asked.data?.length ?? 0
  return (
    <Card
      title="Documents"
      count={count}
      flush
      actions={count > LATEST && <PortalLink page="documents">All</PortalLink>}
    >
      <Answered asked={asked}>
        {(documents) =>
          documents.length > 0 ? (
            <DocumentRows documents={documents.slice(0, LATEST)} />
          ) : (
            <CardNote>No documents yet. {company.name} shares them here.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}

export function InvoicesCard() {
  const { reference } = usePortal()
  const asked = useInfiniteQuery(sharedInvoicesQuery(reference))
  const page = asked.data?.pages[0]
  const total = page?.metadata.total ?? 0
  return (
    <Card title="Invoices" count={total} flush actions={total > LATEST && <PortalLink page="invoices">All</PortalLink>}>
      <Answered asked={{ ...asked, data: page }}>
        {({ items }) =>
          items.length > 0 ? (
            <InvoiceRows invoices={items.slice(0, LATEST)} />
          ) : (
            <CardNote>Nothing is billed yet.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}

/** The latest entries by their titles; the journal has them whole. */
export function JournalCard() {
  const { reference } = usePortal()
  const asked = useInfiniteQuery(sharedJournalQuery(reference))
  const page = asked.data?.pages[0]
  return (
    <Card
      title="Journal"
      count={page?.metadata.total}
      flush
      actions={page && page.items.length > 0 && <PortalLink page="journal">Read</PortalLink>}
    >
      <Answered asked={{ ...asked, data: page }}>
        {({ items }) =>
          items.length > 0 ? (
            <ul>
              {items.slice(0, LATEST).map(({ id, title, author, entryDate }) => (
                <CardRow
                  key={id}
                  name={<PortalLink page="journal">{title}</PortalLink>}
                  second={`${author} · ${formatDay(entryDate)}`}
                />
              ))}
            </ul>
          ) : (
            <CardNote>No entries yet.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}

export function PeopleCard() {
  const { reference, project } = usePortal()
  const asked = useQuery(portalPeopleQuery(reference))
  const { lead } = project
  return (
    <Card title="People" flush>
      <Answered asked={asked}>
        {(people) => (
          <ul>
            <CardRow
              picture={<Avatar name={lead.name} colourKey={lead.id} decorative />}
              name={<span>{lead.name}</span>}
              second="Project lead"
            />
            {people
              .filter(({ id }) => id !== lead.id)
              .map(({ id, name }) => (
                <CardRow
                  key={id}
                  picture={<Avatar name={name} colourKey={id} decorative />}
                  name={<span>{name}</span>}
                />
              ))}
          </ul>
        )}
      </Answered>
    </Card>
  )
}
