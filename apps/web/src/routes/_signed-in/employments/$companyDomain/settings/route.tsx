import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SettingsLayout } from '../../../../../features/settings/settings-layout'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings')({
  component: () => (
    <SettingsLayout>
      <Outlet />
    </SettingsLayout>
  ),
})
