import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { TabLinks } from '../../ui/menus/tab-links'
import classes from './list/project-list.module.css'

/** Tabs of one's own projects and, for those who manage them, the company's projects and templates. */
export function ProjectListsTabs() {
  const { company, capabilities } = useWorkspaceViewer()
  if (!capabilities.has('canManageProjects')) return null
  const params = { companyDomain: company.domain }
  return (
    <div className={classes.tabs}>
      <TabLinks
        label="Projects"
        tabs={[
          { label: 'Mine', link: { to: '/employments/$companyDomain/projects', params } },
          { label: 'All', link: { to: '/employments/$companyDomain/project-management', params } },
          { label: 'Templates', link: { to: '/employments/$companyDomain/project-template', params } },
        ]}
      />
    </div>
  )
}
