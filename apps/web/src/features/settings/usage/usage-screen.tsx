import { type CompanyUsage, limitedMails } from '@praxis/contract/company/company-usage'
import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import type { WorkspaceViewer } from '../../../shell/workspace/workspace-viewer'
import { ProgressBar } from '../../../ui/figures/progress-bar'
import { Grid, Row } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { PageHead } from '../../../ui/layout/page-head'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton, Skeletons } from '../../../ui/lists/skeleton'
import { companyUsageQuery } from '../settings.queries'
import { SettingsColumns } from '../settings-page'
import page from '../settings-page.module.css'
import { LargestCard, type LinksToOwners } from './largest-card'
import { MailsCard } from './mails-card'
import { StorageCard } from './storage-card'
import classes from './usage.module.css'
import { MAIL_WORDS } from './usage-words'

const TITLE = 'Usage'

/** What a company uses of its limits: storage, and e-mails. */
export function UsageScreen({ links }: { links: LinksToOwners }) {
  const { data, error, refetch } = useQuery(companyUsageQuery)
  return (
    <>
      <div className={page.head}>
        <PageHead title={TITLE} tabTitle={`${TITLE} · Company Settings`} />
      </div>
      <div className={page.body}>
        {data ? (
          <Usage usage={data} links={links} />
        ) : error ? (
          <Card>
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <UsageSkeleton links={links} />
        )}
      </div>
    </>
  )
}

const managesWork = (capabilities: WorkspaceViewer['capabilities']): boolean =>
  capabilities.has('canManageProjects') || capabilities.has('canManageClients')

function Usage({ usage: { storage, mails }, links }: { usage: CompanyUsage; links: LinksToOwners }) {
  const { capabilities } = useWorkspaceViewer()
  return (
    <SettingsColumns aside={<MailsCard mails={mails} />}>
      <StorageCard storage={storage} />
      {managesWork(capabilities) && <LargestCard links={links} largest={storage.largest} />}
    </SettingsColumns>
  )
}

/** The skeleton is as high as the page, so that nothing jumps. */
function UsageSkeleton({ links }: { links: LinksToOwners }) {
  const { capabilities } = useWorkspaceViewer()
  return (
    <SettingsColumns
      aside={
        <Card title="E-mails" flush>
          <ul className={classes.mails} aria-busy>
            {limitedMails.map((kind, index) => (
              <li key={kind}>
                <Row align="stretch" justify="between" wrap size={13} weight="medium" style={{ gap: '0 var(--s2)' }}>
                  <Skeleton index={index} />
                </Row>
                <ProgressBar label={MAIL_WORDS[kind]} share={0} />
              </li>
            ))}
          </ul>
        </Card>
      }
    >
      <Card title="Storage">
        <Grid gap={4} style={{ padding: 'var(--s2) 0' }} aria-busy>
          <Skeleton />
          <Row gap="hair" align="stretch" className={classes.bar} />
          <Skeletons count={4} />
        </Grid>
      </Card>
      {managesWork(capabilities) && <LargestCard links={links} />}
    </SettingsColumns>
  )
}
