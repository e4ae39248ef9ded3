import { IconLock } from '@tabler/icons-react'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { EmptyState } from '../../ui/lists/list-states'

/** In place of a page whose capability the person does not have, or has just lost. */
export function ClosedPage({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <EmptyState text="You may not see this page" icon={<IconLock size={20} stroke={1.75} />} />
      </PageBody>
    </>
  )
}
