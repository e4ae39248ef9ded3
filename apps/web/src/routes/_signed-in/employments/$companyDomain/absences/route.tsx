import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AbsencesScreen } from '../../../../../features/absences/absences-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/absences')({
  component: () => (
    <AbsencesScreen>
      <Outlet />
    </AbsencesScreen>
  ),
})
