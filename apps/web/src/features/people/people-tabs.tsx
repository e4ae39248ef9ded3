import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Box } from '../../ui/layout/box'
import { type TabLink, TabLinks } from '../../ui/menus/tab-links'

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
  if (company.features.has('absence') && (manages || capabilities.has('isApprover')))
    tabs.push({
      label: 'Team absences',
      link: { to: '/employments/$companyDomain/employee-management/absences', params },
    })
  const seesBookings =
    manages || (['canManageProjects', 'canManageReports', 'isApprover'] as const).some((one) => capabilities.has(one))
  if (company.features.has('project') && seesBookings)
    tabs.push({
      label: 'Resourcing',
      link: { to: '/employments/$companyDomain/employee-management/resourcing', params },
    })
  if (tabs.length === 1) return null
  return (
    <Box style={{ margin: 'calc(-1 * var(--s2)) 0 14px' }}>
      <TabLinks label="People" tabs={tabs} />
    </Box>
  )
}
