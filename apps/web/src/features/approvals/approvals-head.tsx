import type { RequestType } from '@praxis/contract/requests/request-rules'
import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { KeyHint } from '../../ui/keys/key-hint'
import { PageHead } from '../../ui/layout/page-head'
import { LinkButton } from '../../ui/menus/link-button'
import { TabLinks } from '../../ui/menus/tab-links'
import type { RequestTypeViews } from '../requests/request-type-view'
import { approvalCountsQuery } from './approval-counts.queries'
import classes from './approvals.module.css'
import { typesInUse } from './types-in-use'

const APPROVALS = '/employments/$companyDomain/approvals' as const
const DECIDED = '/employments/$companyDomain/approvals/decided' as const

interface ApprovalsHeadProps {
  readonly views: RequestTypeViews
  /** The type whose requests are listed; absent where decided ones are. */
  readonly shown?: RequestType | undefined
}

/** A tab for each type of request that exists, and one for decided requests. */
export function ApprovalsHead({ views, shown }: ApprovalsHeadProps) {
  const { company } = useWorkspaceViewer()
  const { data: counts } = useQuery(approvalCountsQuery)
  const inUse = typesInUse(views, company.features)
  const params = { companyDomain: company.domain }
  return (
    <>
      <PageHead
        title="Approvals"
        actions={
          <>
            {shown && <Legend />}
            {inUse.map(
              ({ type, report, icon: Icon }) =>
                report && (
                  <LinkButton
                    key={type}
                    variant="default"
                    leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
                    link={{ ...report.link, params }}
                  >
                    {report.label}
                  </LinkButton>
                ),
            )}
          </>
        }
      />
      <TabLinks
        label="Approvals"
        tabs={[
          ...inUse.map(({ type, label }, index) => ({
            label,
            // Both have the same path, and filters besides.
            isCurrent: type === shown,
            // The first tab has the address without a type.
            link: { to: APPROVALS, params, ...(index > 0 && { search: { requestType: type } }) },
            ...(counts && { count: counts[`${type}Count`], waiting: counts[`${type}Count`] > 0 }),
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
