import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { KeyHint } from '../../ui/keys/key-hint'
import { PageHead } from '../../ui/layout/page-head'
import { TabLinks } from '../../ui/menus/tab-links'
import { approvalCountsQuery } from './approval-counts.queries'
import { approvalTypesOf } from './approval-types'
import classes from './approvals.module.css'

export const APPROVALS = '/employments/$companyDomain/approvals' as const
export const DECIDED = '/employments/$companyDomain/approvals/decided' as const

/** A tab for each type of request that exists, and one for what is decided. */
export function ApprovalsHead({ withKeys = false }: { withKeys?: boolean }) {
  const { company } = useWorkspaceViewer()
  const { data: counts } = useQuery(approvalCountsQuery)
  const params = { companyDomain: company.domain }
  return (
    <>
      <PageHead
        title="Approvals"
        actions={
          <>
            {withKeys && <Legend />}
            {company.features.has('timeSheet') && (
              <Button
                variant="default"
                leftSection={<IconClock size={16} stroke={1.75} aria-hidden />}
                renderRoot={(props) => (
                  <Link {...props} to="/employments/$companyDomain/employee-management/timesheets" params={params} />
                )}
              >
                Team time
              </Button>
            )}
          </>
        }
      />
      <TabLinks
        label="Approvals"
        tabs={[
          ...approvalTypesOf(company.features).map(({ label, countOf }) => ({
            label,
            exact: true,
            link: { to: APPROVALS, params },
            ...(counts && { count: countOf(counts), waiting: countOf(counts) > 0 }),
          })),
          { label: 'Decided', link: { to: DECIDED, params } },
        ]}
      />
    </>
  )
}

const KEYS = [
  { keys: ['J', 'K'], label: 'move' },
  { keys: ['X'], label: 'select' },
  { keys: ['A'], label: 'approve' },
  { keys: ['D'], label: 'deny' },
  { keys: ['Enter'], label: 'open' },
]

function Legend() {
  return (
    <div className={classes.legend}>
      {KEYS.map(({ keys, label }) => (
        <KeyHint key={label} keys={keys} label={label} />
      ))}
    </div>
  )
}
