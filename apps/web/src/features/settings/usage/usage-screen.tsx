import type { CompanyUsage } from '@praxis/contract/company-usage'
import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Card } from '../../../ui/layout/card'
import { PageHead } from '../../../ui/layout/page-head'
import { ErrorState } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { companyUsageQuery } from '../settings.queries'
import { SettingsColumns } from '../settings-page'
import page from '../settings-page.module.css'
import { LargestCard } from './largest-card'
import { MailsCard } from './mails-card'
import { StorageCard } from './storage-card'
import classes from './usage.module.css'

const TITLE = 'Usage'

/** What a company uses of what it may: storage, and e-mails. */
export function UsageScreen() {
  const { data, error, refetch } = useQuery(companyUsageQuery)
  return (
    <>
      <div className={page.head}>
        <PageHead title={TITLE} tabTitle={`${TITLE} · Company Settings`} />
      </div>
      <div className={page.body}>
        {data ? (
          <Usage usage={data} />
        ) : error ? (
          <Card>
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <UsageSkeleton />
        )}
      </div>
    </>
  )
}

function Usage({ usage: { storage, mails } }: { usage: CompanyUsage }) {
  const { capabilities } = useWorkspaceViewer()
  const managesWork = capabilities.has('canManageProjects') || capabilities.has('canManageClients')
  return (
    <SettingsColumns aside={<MailsCard mails={mails} />}>
      <StorageCard storage={storage} />
      {managesWork && <LargestCard largest={storage.largest} />}
    </SettingsColumns>
  )
}

function UsageSkeleton() {
  const rows = (count: number) => (
    <div className={classes.loading} aria-busy>
      {placesOf(count).map((place) => (
        <Skeleton key={place} index={place} />
      ))}
    </div>
  )
  return (
    <SettingsColumns aside={<Card title="E-mails">{rows(8)}</Card>}>
      <Card title="Storage">{rows(5)}</Card>
    </SettingsColumns>
  )
}
