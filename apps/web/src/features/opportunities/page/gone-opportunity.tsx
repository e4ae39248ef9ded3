import { IconLock } from '@tabler/icons-react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { EmptyState } from '../../../ui/lists/list-states'
import { LinkButton } from '../../../ui/menus/link-button'

export const GONE = 'This opportunity was deleted, or you don’t have access to it.'

/** Shown in place of an opportunity that was deleted, or that the reader has no access to. */
export function GoneOpportunity() {
  const { company } = useWorkspaceViewer()
  return (
    <>
      <PageHead title="Opportunity" />
      <PageBody>
        <EmptyState
          text={GONE}
          icon={<IconLock size={20} stroke={1.75} />}
          action={
            <LinkButton
              variant="default"
              link={{ to: '/employments/$companyDomain/opportunities', params: { companyDomain: company.domain } }}
            >
              Go to opportunities
            </LinkButton>
          }
        />
      </PageBody>
    </>
  )
}
