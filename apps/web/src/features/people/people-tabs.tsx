import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { type TabLink, TabLinks } from '../../ui/menus/tab-links'
import classes from './people-tabs.module.css'

/** The pages about everybody, as far as the reader may see them. */
export function PeopleTabs() {
  const { company, capabilities } = useWorkspaceViewer()
  const params = { companyDomain: company.domain }
  const manages = capabilities.has('canManageEmployees')
  const seesTeamTime = company.features.has('timeSheet') && (manages || capabilities.has('canManageReports'))
  const tabs: TabLink[] = []
  if (manages)
    tabs.push({ label: 'Employees', link: { to: '/employments/$companyDomain/employee-management/employees', params } })
  tabs.push({
    label: 'Organisation',
    link: { to: '/employments/$companyDomain/employee-management/organisation', params },
  })
  if (seesTeamTime)
    tabs.push({
      label: 'Team time',
      link: { to: '/employments/$companyDomain/employee-management/timesheets', params },
    })
  if (tabs.length === 1) return null
  return (
    <div className={classes.tabs}>
      <TabLinks label="People" tabs={tabs} />
    </div>
  )
}
