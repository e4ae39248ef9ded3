import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { sharedDocumentsQuery } from '../portals.queries'
import { DocumentRows } from './document-rows'

/** Every document of the portal. */
export default function DocumentsPage() {
  const { reference, company } = usePortal()
  const asked = useQuery(sharedDocumentsQuery(reference))
  return (
    <Card title="Documents" count={asked.data?.length} flush>
      <Answered asked={asked}>
        {(documents) =>
          documents.length > 0 ? (
            <DocumentRows documents={documents} />
          ) : (
            <CardNote>No documents yet. {company.name} shares them here.</CardNote>
          )
        }
      </Answered>
    </Card>
  )
}
