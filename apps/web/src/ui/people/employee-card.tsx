import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Chip } from '../chips/chip'
import { Grid, Row, Stack, Text } from '../layout/box'
import classes from './employee-card.module.css'
import { Face } from './face'

const MOST_TAGS = 5
const MOST_DETAILS_WHEN_COMPACT = 2

export interface EmployeeCardEmployee {
  id: string
  displayName: string
  displayInitials?: string
  profileImage?: string | null
  jobTitle: string
  tags: string[]
  details: { label: string; value: ReactNode }[]
  isActive: boolean
}

interface EmployeeCardProps {
  employee: EmployeeCardEmployee
  compact?: boolean
  /** The card stands inside a list's card, which has its own edge. */
  bare?: boolean
  /** Before the tags: the state of somebody who has not joined yet. */
  state?: ReactNode
  /** The name as a link to the profile. */
  renderName?: (name: string) => ReactNode
  actions?: ReactNode
}

export function EmployeeCard({
  employee,
  compact = false,
  bare = false,
  state,
  renderName,
  actions,
}: EmployeeCardProps) {
  const tags = employee.tags.slice(0, MOST_TAGS)
  const hiddenTags = employee.tags.length - tags.length
  const details = compact ? employee.details.slice(0, MOST_DETAILS_WHEN_COMPACT) : employee.details
  return (
    <Stack
      as="article"
      gap={3}
      shrinks
      className={classes.card}
      data-inactive={!employee.isActive || undefined}
      data-bare={bare || undefined}
    >
      <Row gap={3} shrinks>
        <Face person={employee} size={compact ? 'md' : 'lg'} decorative />
        <Stack grow shrinks>
          <Text weight="semi" ellipsis>
            {renderName ? renderName(employee.displayName) : employee.displayName}
          </Text>
          <Text tone="third" size={13} ellipsis>
            {employee.jobTitle}
          </Text>
        </Stack>
        {actions}
      </Row>
      {(state || !employee.isActive || tags.length > 0) && (
        <Row gap={1} align="stretch" wrap>
          {state}
          {!employee.isActive && (
            <Chip tone="outline" icon={IconLock}>
              Inactive
            </Chip>
          )}
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
          {hiddenTags > 0 && <Chip tone="outline">+{hiddenTags}</Chip>}
        </Row>
      )}
      {details.length > 0 && (
        <Grid as="dl" size={13} className={classes.details}>
          {details.map((detail) => (
            <Detail key={detail.label} label={detail.label} value={detail.value} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}

function Detail({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value ?? <Text tone="third">–</Text>}</dd>
    </>
  )
}
