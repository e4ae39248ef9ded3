import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { MorePages } from '../frame/more-pages'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { sharedJournalQuery } from '../portals.queries'
import { JournalEntries } from './journal-entries'

/** What the firm shares of the project's journal. */
export default function JournalPage() {
  const { reference, company } = usePortal()
  const asked = useInfiniteQuery(sharedJournalQuery(reference))
  return (
    <Card title="Journal" count={asked.data?.pages[0]?.metadata.total} flush>
      <Answered asked={asked} lines={6}>
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items)
          return entries.length > 0 ? (
            <JournalEntries entries={entries} />
          ) : (
            <CardNote>No entries yet. {company.name} shares decisions and news here.</CardNote>
          )
        }}
      </Answered>
      <MorePages asked={asked} />
    </Card>
  )
}
