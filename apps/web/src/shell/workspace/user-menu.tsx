import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box, Text } from '../../ui/layout/box'
import { Face } from '../../ui/people/face'
import classes from './top-bar.module.css'
import { useWorkspaceViewer } from './workspace-context'

const SCHEMES = [
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
] as const

/** The colour scheme: light, dark, or as the system has it. */
function ColourSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>Appearance</Menu.Label>
      <Menu.RadioGroup value={colorScheme}>
        {SCHEMES.map(({ value, label, Icon }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            checkIcon={<IconCheck size={14} stroke={2} aria-hidden />}
            rightSection={<Icon size={16} stroke={1.75} aria-hidden />}
            onChange={() => setColorScheme(value)}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

export function UserMenu() {
  const { user, employee, company, userLinks = [], onSignOut } = useWorkspaceViewer()
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={`${employee.displayName}: user menu`}>
          <Face person={employee} size="md" decorative />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Box className={classes.account} size={13} breaks>
          <Text as="b" block weight="semi">
            {employee.displayName}
          </Text>
          <Text tone="third" letters={12}>
            {user.username}
          </Text>
        </Box>
        <Menu.Divider />
        {userLinks.map(({ label, to, icon: LinkIcon }) => (
          <Menu.Item
            key={to}
            leftSection={<LinkIcon size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link {...props} to={to} params={{ companyDomain: company.domain }} />}
          >
            {label}
          </Menu.Item>
        ))}
        {userLinks.length > 0 && <Menu.Divider />}
        <ColourSchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />} onClick={onSignOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
