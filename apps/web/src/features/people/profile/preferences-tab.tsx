import type { Workspace } from '@praxis/contract/company/companies'
import type { Employee } from '@praxis/contract/people/employees'
import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/forms/select-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { timeZoneOptions } from '../../../ui/forms/time-zone-options'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import classes from './profile.module.css'
import type { ProfileEditing } from './use-profile-editing'

interface PreferencesTabProps {
  readonly employee: Employee
  readonly workspace: Workspace
  readonly editing: ProfileEditing
  /** Further cards on the reader's own profile: their deputy, the account they are paid to. */
  readonly own: ReactNode
}

export function PreferencesTab({ employee, workspace, editing, own }: PreferencesTabProps) {
  const { values, setValue } = editing
  const { preferences } = values
  if (!preferences) return null
  const disabled = !employee.can.editPreferences
  const { timeZone } = workspace.company.details
  return (
    <Stack gap={4} className={classes.narrow}>
      <Card title="Preferences" note="in this company">
        <Stack gap={4}>
          <SwitchField
            label="Open in a new tab"
            hint="Open people, clients and projects in a new tab"
            value={preferences.openInNewTab}
            disabled={disabled}
            onChange={(openInNewTab) => setValue('preferences', { ...preferences, openInNewTab })}
          />
          <SwitchField
            label="Infinite scrolling"
            hint="Load more as you scroll"
            value={preferences.infiniteScrolling}
            disabled={disabled}
            onChange={(infiniteScrolling) => setValue('preferences', { ...preferences, infiniteScrolling })}
          />
          <SelectField
            label="Time zone"
            hint="Sets the start of your day"
            placeholder={`Company default (${timeZone.replace(/^.*\//, '').replaceAll('_', ' ')})`}
            options={timeZoneOptions(preferences.timeZone ?? timeZone)}
            clearable
            value={preferences.timeZone}
            disabled={disabled}
            onChange={(chosen) => setValue('preferences', { ...preferences, timeZone: chosen })}
          />
        </Stack>
      </Card>
      {own}
    </Stack>
  )
}
