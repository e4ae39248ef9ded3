import { adminCapabilities, type Capability, type Permission } from '@praxis/contract/people/capabilities'
import { type GivenPermission, permissionFrom } from '@praxis/domain/people/employee-permission'
import { mayGive } from '@praxis/domain/people/rights'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/forms/select-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { Box, Stack } from '../../../ui/layout/box'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { isAdmin } from '../profile/profile-form'
import classes from './permission-fields.module.css'

/** Whether the reader may give these rights to somebody who has the saved ones. */
function useMayGive(saved: GivenPermission): (rights: GivenPermission) => boolean {
  const { data: workspace } = useQuery(workspaceQuery)
  const own = workspace?.employment.permission
  const before = permissionFrom(saved, false)
  return (rights) => own !== undefined && mayGive(own, before, permissionFrom(rights, false))
}

type Revenue = Permission['revenue']

export const TEXTS: Record<Capability, { readonly label: string; readonly allows: string }> = {
  canManageEmployees: { label: 'Manage employees', allows: 'Invite people; edit profiles, contracts and permissions' },
  canManageClients: { label: 'Manage clients', allows: 'Add and edit all clients, their contacts and journals' },
  canManageCompany: { label: 'Manage company', allows: 'Manage company settings' },
  canManageProjects: {
    label: 'Manage projects',
    allows: 'Create, edit and plan all projects and opportunities',
  },
  canManageReports: { label: 'Manage reports', allows: 'View and build reports on the whole company' },
  canManageAssets: { label: 'Manage assets', allows: 'Add and edit assets, and approve bookings' },
  canProcessPayments: { label: 'Process payments', allows: 'Pay out approved expenses' },
  canImpersonate: { label: 'Impersonate', allows: 'Act as colleagues with the same or fewer rights' },
}

const REVENUE: { value: Revenue; label: string }[] = [
  { value: 'noAccess', label: 'No access' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
]

const REVENUE_ALLOWS: Record<Revenue, string> = {
  noAccess: 'Can’t see revenue, rates or costs',
  read: 'Can see revenue, rates and costs',
  write: 'Can see and change revenue, rates and costs',
}

const others = (Object.keys(TEXTS) as Capability[]).filter(
  (capability) => !adminCapabilities.some((each) => each === capability),
)

interface PermissionFieldsProps {
  readonly value: GivenPermission
  /** The permission the person has; none for somebody new. */
  readonly saved: GivenPermission
  readonly onChange: (changes: Partial<GivenPermission>) => void
  readonly disabled?: boolean
}

/** Every capability with what it allows, as far as the reader may give it; the administrator's switch is all four. */
export function PermissionFields({ value, saved, onChange, disabled = false }: PermissionFieldsProps) {
  const mayGive = useMayGive(saved)
  const isClosed = (given: Partial<GivenPermission>) => disabled || !mayGive({ ...value, ...given })
  const admins = Object.fromEntries(adminCapabilities.map((capability) => [capability, true]))
  const isLimited = !disabled && isClosed({ ...admins, revenue: 'write' })
  const capabilityField = (capability: Capability) => (
    <SwitchField
      key={capability}
      label={TEXTS[capability].label}
      hint={TEXTS[capability].allows}
      value={value[capability]}
      onChange={(isOn) => onChange({ [capability]: isOn })}
      disabled={value[capability] ? disabled : isClosed({ [capability]: true })}
    />
  )
  const setAdmin = (isOn: boolean) =>
    onChange(Object.fromEntries(adminCapabilities.map((capability) => [capability, isOn])))

  return (
    <div className={classes.fields}>
      <Stack gap={4}>
        <SwitchField
          label="Administrator"
          hint="Manages employees, clients, the company and projects"
          value={isAdmin(value)}
          onChange={setAdmin}
          disabled={isAdmin(value) ? disabled : isClosed(admins)}
        />
        <Stack gap={4} className={classes.part}>
          {adminCapabilities.map(capabilityField)}
        </Stack>
      </Stack>
      <Stack gap={4}>
        {others.map(capabilityField)}
        <Box style={{ maxWidth: 280 }}>
          <SelectField
            label="Revenue"
            hint={REVENUE_ALLOWS[value.revenue]}
            value={value.revenue}
            options={REVENUE.filter((option) => option.value === value.revenue || !isClosed({ revenue: option.value }))}
            searchable={false}
            disabled={disabled}
            onChange={(chosen) => {
              const revenue = REVENUE.find((option) => option.value === chosen)?.value
              if (revenue) onChange({ revenue })
            }}
          />
        </Box>
      </Stack>
      {isLimited && <p className={classes.limit}>You can only grant rights you have yourself.</p>}
    </div>
  )
}
