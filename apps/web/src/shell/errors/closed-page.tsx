import { IconLock } from '@tabler/icons-react'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { EmptyState } from '../../ui/lists/list-states'
import { LinkButton } from '../../ui/menus/link-button'
import { useWorkspaceViewer } from '../workspace/workspace-context'

interface ClosedPageProps {
  readonly title: string
  /** The right to see the page is missing or was just lost; or the company has switched the feature off. */
  readonly because?: 'right' | 'feature'
}

const TEXTS = {
  right: 'You don’t have access to this page. If you need it, ask someone who manages employees in your company.',
  feature: 'This feature is switched off for your company. Someone who manages the company can switch it on.',
}

/** Shown in place of a page that is closed to the reader, with a way on. */
export function ClosedPage({ title, because = 'right' }: ClosedPageProps) {
  const { company, capabilities } = useWorkspaceViewer()
  const params = { companyDomain: company.domain }
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <EmptyState
          text={TEXTS[because]}
          icon={<IconLock size={20} stroke={1.75} />}
          action={
            because === 'feature' && capabilities.has('canManageCompany') ? (
              <LinkButton variant="default" link={{ to: '/employments/$companyDomain/settings', params }}>
                Company settings
              </LinkButton>
            ) : (
              <LinkButton variant="default" link={{ to: '/employments/$companyDomain', params }}>
                Go to dashboard
              </LinkButton>
            )
          }
        />
      </PageBody>
    </>
  )
}
