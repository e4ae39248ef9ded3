import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Box } from '../../ui/layout/box'
import { TabLinks } from '../../ui/menus/tab-links'

/** Tabs of the opportunities one may see and, for those who manage them, the company's pipeline. */
export function OpportunityListsTabs() {
  const { company, capabilities } = useWorkspaceViewer()
  const params = { companyDomain: company.domain }
  const management = {
    label: 'Opportunity management',
    link: { to: '/employments/$companyDomain/opportunity-management' as const, params },
  }
  return (
    <Box style={{ margin: 'calc(-1 * var(--s2)) 0 14px' }}>
      <TabLinks
        label="Opportunities"
        tabs={[
          { label: 'Opportunities', link: { to: '/employments/$companyDomain/opportunities', params } },
          ...(capabilities.has('canManageProjects') ? [management] : []),
          { label: 'Projects', link: { to: '/employments/$companyDomain/projects', params } },
        ]}
      />
    </Box>
  )
}
