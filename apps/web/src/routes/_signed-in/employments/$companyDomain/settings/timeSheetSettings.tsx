import { createFileRoute } from '@tanstack/react-router'
import { TimeSheetSettingsScreen } from '../../../../../features/settings/time-sheets/time-sheet-settings-screen'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/settings/timeSheetSettings')({
  component: TimeSheetSettingsScreen,
})
