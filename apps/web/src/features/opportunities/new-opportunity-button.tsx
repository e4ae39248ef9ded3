import { IconPlus } from '@tabler/icons-react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { LinkButton } from '../../ui/menus/link-button'

/** Leads to the page of a new opportunity, for those who may. */
export function NewOpportunityButton() {
  const { company } = useWorkspaceViewer()
  return (
    <LinkButton
      leftSection={<IconPlus {...icon} />}
      link={{
        to: '/employments/$companyDomain/opportunity-management/create',
        params: { companyDomain: company.domain },
      }}
    >
      New opportunity
    </LinkButton>
  )
}
