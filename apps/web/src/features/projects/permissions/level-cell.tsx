import { Menu, UnstyledButton } from '@mantine/core'
import { type ProjectArea, type ResourcePermission, resourcePermissions } from '@praxis/contract/projects/project-rules'
import { IconCheck, IconEye, IconMinus, IconPencil } from '@tabler/icons-react'
import { showError } from '../../../ui/feedback/snackbar'
import { Row } from '../../../ui/layout/box'
import { AREAS, LEVELS } from '../project-words'
import type { Targetable } from '../targetable'
import { useUpdateResourcePermission } from './access.mutations'
import type { AccessRow, GrantedRow } from './access-rows'
import classes from './permissions.module.css'

const ICONS = { noAccess: IconMinus, read: IconEye, write: IconPencil }

/** A level by an icon and its word, never by colour alone; no access is a dash, and said in words. */
function Level({ level }: { level: ResourcePermission }) {
  const Icon = ICONS[level]
  return (
    <Row as="span" inline gap={1} size={12} tone="second" oneLine className={classes.level} data-level={level}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {LEVELS[level]}
    </Row>
  )
}

interface LevelCellProps {
  readonly of: Targetable
  readonly row: AccessRow
  readonly area: ProjectArea
}

export function LevelCell({ of, row, area }: LevelCellProps) {
  if (row.kind === 'implied')
    return (
      <span className={classes.implied}>
        <Level level={row.permissions[area]} />
      </span>
    )
  return <ChangeableLevel of={of} row={row} area={area} />
}

/** A level that is saved as it is chosen: every level is a change of its own, and seen at once by whom it concerns. */
function ChangeableLevel({ of, row, area }: LevelCellProps & { row: GrantedRow }) {
  const { mutate: update, isPending, variables } = useUpdateResourcePermission(of)
  const level = (isPending && variables.permissions[area]) || row.permissions[area]
  const choose = (next: ResourcePermission) => {
    if (next === level) return
    update({ permissionId: row.id, permissions: { [area]: next } }, { onError: (error) => showError(error.message) })
  }
  const label = `${AREAS[area]} of ${row.name}`
  return (
    <Menu>
      <Menu.Target>
        <UnstyledButton className={classes.choose} aria-label={`${label}: ${LEVELS[level]}`} aria-busy={isPending}>
          <Level level={level} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        <Menu.RadioGroup value={level}>
          {resourcePermissions.map((each) => (
            <Menu.RadioItem
              key={each}
              value={each}
              closeMenuOnClick
              checkIcon={<IconCheck size={14} stroke={2} aria-hidden />}
              onChange={() => choose(each)}
            >
              {LEVELS[each]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
