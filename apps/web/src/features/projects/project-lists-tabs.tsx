import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Box } from '../../ui/layout/box'
import { TabLinks } from '../../ui/menus/tab-links'

/** Tabs of one's own projects, the opportunities and, for those who manage them, the company's projects and templates. */
export function ProjectListsTabs() {
  const { company, capabilities } = useWorkspaceViewer()
  const params = { companyDomain: company.domain }
  const managed = [
    { label: 'All', link: { to: '/employments/$companyDomain/project-management' as const, params } },
    { label: 'Templates', link: { to: '/employments/$companyDomain/project-template' as const, params } },
  ]
  return (
    <Box style={{ margin: 'calc(-1 * var(--s2)) 0 14px' }}>
      <TabLinks
        label="Projects"
        tabs={[
          { label: 'Mine', link: { to: '/employments/$companyDomain/projects', params } },
          ...(capabilities.has('canManageProjects') ? managed : []),
          { label: 'Opportunities', link: { to: '/employments/$companyDomain/opportunities', params } },
        ]}
      />
    </Box>
  )
}
