import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Box } from '../../ui/layout/box'
import { TabLinks } from '../../ui/menus/tab-links'

/** Tabs of one's own projects and, for those who manage them, the company's projects and templates. */
export function ProjectListsTabs() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageProjects')) return null
  const params = { companyDomain: company.domain }
  return (
    <Box style={{ margin: 'calc(-1 * var(--s2)) 0 14px' }}>
      <TabLinks
        label="Projects"
        tabs={[
          { label: 'Mine', link: { to: '/employments/$companyDomain/projects', params } },
          { label: 'All', link: { to: '/employments/$companyDomain/project-management', params } },
          { label: 'Templates', link: { to: '/employments/$companyDomain/project-template', params } },
        ]}
      />
    </Box>
  )
}
