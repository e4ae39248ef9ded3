import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/layout/card'
import { CardNote } from '../../../ui/layout/card-row'
import { MorePages } from '../frame/more-pages'
import { usePortal } from '../frame/portal-context'
import { Answered } from '../frame/portal-states'
import { usePlace } from '../place/place-context'
import { signOffsQuery } from '../portals.queries'
import { SignOffRows } from './sign-off-rows'
import { SignOffView } from './sign-off-view'

/** What the client is asked to approve; one of it, where the address names it. */
export default function SignOffsPage() {
  const { place } = usePlace()
  return place.id === undefined ? <SignOffList /> : <SignOffView key={place.id} id={place.id} />
}

function SignOffList() {
  const { reference, company } = usePortal()
  const asked = useInfiniteQuery(signOffsQuery(reference))
  return (
    <Card title="Approvals" count={asked.data?.pages[0]?.metadata.total} flush>
      <Answered asked={asked} lines={4}>
        {({ pages }) => {
          const signOffs = pages.flatMap(({ items }) => items)
          return signOffs.length > 0 ? (
            <SignOffRows signOffs={signOffs} />
          ) : (
            <CardNote>Nothing to approve yet. {company.name} asks you here.</CardNote>
          )
        }}
      </Answered>
      <MorePages asked={asked} />
    </Card>
  )
}
