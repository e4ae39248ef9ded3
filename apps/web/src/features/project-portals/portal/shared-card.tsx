import { Button, Menu } from '@mantine/core'
import { sharedInfos } from '@praxis/contract/portals/portal-rules'
import type { Portal } from '@praxis/contract/portals/project-portals'
import { IconCheck, IconCopy, IconMinus } from '@tabler/icons-react'
import { SwitchField } from '../../../ui/forms/switch-field'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { MenuItems } from '../../../ui/menus/action-menu'
import { SHARED, SHARED_GROUPS } from '../portal-words'
import classes from '../portals.module.css'
import { keysOn, sharedAs } from './portal-values'
import type { PortalDraft } from './use-portal-draft'

interface SharedCardProps {
  readonly portal: Portal
  readonly others: readonly Portal[]
  readonly draft: PortalDraft
}

/** What visitors see and do; whoever only reads sees what is switched on. */
export function SharedCard({ portal, others, draft }: SharedCardProps) {
  const { shared } = draft.values
  return (
    <Card
      title="Shared"
      note={`${keysOn(shared).length} of ${sharedInfos.length} on`}
      actions={
        portal.can.edit &&
        others.length > 0 && (
          <Menu>
            <Menu.Target>
              <Button variant="subtle" size="xs" leftSection={<IconCopy {...icon} />}>
                As in another portal
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <MenuItems
                actions={others.map((other) => ({ label: other.title, onSelect: () => draft.edit(sharedAs(other)) }))}
              />
            </Menu.Dropdown>
          </Menu>
        )
      }
    >
      <Text as="p" block size={13} tone="third">
        Visitors always see the tasks with their dates, statuses and priorities, and journal entries you share.
      </Text>
      <div className={classes.groups}>
        {SHARED_GROUPS.map(({ title, keys }) => (
          <section key={title} aria-label={title} className={classes.group}>
            <Text as="h3" block size={12} tone="third" weight="medium">
              {title}
            </Text>
            {keys.map((key) =>
              portal.can.edit ? (
                <div key={key} className={classes.switch}>
                  <SwitchField {...draft.fieldIn('shared', key)} label={SHARED[key].label} hint={SHARED[key].hint} />
                </div>
              ) : (
                <Row key={key} gap={2} className={classes.switch} tone={shared[key] ? 'first' : 'third'}>
                  {shared[key] ? <IconCheck {...icon} aria-label="On:" /> : <IconMinus {...icon} aria-label="Off:" />}
                  <Text size={13}>{SHARED[key].label}</Text>
                </Row>
              ),
            )}
          </section>
        ))}
      </div>
    </Card>
  )
}
