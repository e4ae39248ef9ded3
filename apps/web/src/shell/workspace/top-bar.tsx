import { ActionIcon, Button, Menu, UnstyledButton } from '@mantine/core'
import { IconMenu2, IconPlus, IconSearch, IconSelector } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { KeyHint } from '../../ui/keys/key-hint'
import { Row, Text } from '../../ui/layout/box'
import { Logo } from '../../ui/people/logo'
import { useCreateActions } from '../palette/palette-context'
import { addressOf, DASHBOARD } from './side-menu-entries'
import classes from './top-bar.module.css'
import { UserMenu } from './user-menu'
import { useWorkspaceViewer } from './workspace-context'

interface TopBarProps {
  onOpenMenu: () => void
  onOpenPalette: () => void
  /** The running timer. */
  timer?: ReactNode
  /** The reader's notifications. */
  bell?: ReactNode
}

export function TopBar({ onOpenMenu, onOpenPalette, timer, bell }: TopBarProps) {
  const { company } = useWorkspaceViewer()
  return (
    <Row as="header" className={classes.bar}>
      <ActionIcon className={classes.phoneOnly} size="xl" aria-label="Open menu" onClick={onOpenMenu}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <Link to={addressOf(DASHBOARD, company.domain)} className={classes.brand} activeProps={{}}>
        <Logo name={company.name} image={company.logoImage} colour="var(--primary-7)" />
        <Text shrinks ellipsis>
          {company.name}
        </Text>
      </Link>
      <WorkspaceSwitcher />
      <UnstyledButton className={classes.search} onClick={onOpenPalette} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} stroke={1.75} aria-hidden />
        <span className={classes.searchText}>Search or jump to…</span>
        <KeyHint keys={['Mod', 'K']} together />
      </UnstyledButton>
      <span className={classes.space} />
      <ActionIcon className={classes.phoneOnly} size="xl" aria-label="Search" onClick={onOpenPalette}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <div className={classes.desktopOnly}>
        {timer}
        <CreateMenu />
      </div>
      {bell}
      <UserMenu />
    </Row>
  )
}

function WorkspaceSwitcher() {
  const { otherWorkspaces } = useWorkspaceViewer()
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon className={classes.switcher} size="sm" aria-label="Switch workspace">
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {otherWorkspaces.length > 0 && <Menu.Label>Other workspaces</Menu.Label>}
        {otherWorkspaces.map((workspace) => (
          <Menu.Item
            key={workspace.domain}
            leftSection={<Logo name={workspace.name} image={workspace.logoImage} colour={workspace.colour} size="xs" />}
            renderRoot={(props) => <Link {...props} to={addressOf(DASHBOARD, workspace.domain)} />}
          >
            {workspace.name}
          </Menu.Item>
        ))}
        {otherWorkspaces.length > 0 && <Menu.Divider />}
        <Menu.Item renderRoot={(props) => <Link {...props} to={ALL_WORKSPACES} />}>All workspaces</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const ALL_WORKSPACES: string = '/workspaces'

/** The actions that create a record from anywhere; features offer their own. */
function CreateMenu() {
  const actions = useCreateActions()
  // Features offer their actions after the page has rendered: the button's place is kept, so that nothing moves then.
  const button = (
    <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
      Create
    </Button>
  )
  if (actions.length === 0)
    return (
      <span className={classes.kept} inert aria-hidden>
        {button}
      </span>
    )
  return (
    <Menu>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.id}
            leftSection={action.icon}
            rightSection={action.shortcut && <KeyHint keys={[action.shortcut]} />}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
