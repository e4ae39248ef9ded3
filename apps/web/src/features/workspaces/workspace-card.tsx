import type { Employment } from '@praxis/contract/people/users'
import { IconChevronRight, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Chip } from '../../ui/chips/chip'
import { Row, Stack, Text } from '../../ui/layout/box'
import { Logo } from '../../ui/people/logo'
import { openedText } from './opened-text'
import classes from './workspace-card.module.css'

type RovingProps = Pick<ComponentProps<'a'>, 'tabIndex' | 'onKeyDown' | 'onFocus'> & { 'data-row-key': string }

interface WorkspaceCardProps {
  readonly employment: Employment
  readonly now: Date
  /** How the card is reached by arrow keys; a card of a workspace that cannot be entered has none. */
  readonly roving?: RovingProps
}

export function WorkspaceCard({ employment, now, roving }: WorkspaceCardProps) {
  const { company, isActive } = employment
  if (!isActive)
    return (
      <div className={classes.card} data-closed>
        <CardContent employment={employment} now={now} />
      </div>
    )
  return (
    <Link
      to="/employments/$companyDomain"
      params={{ companyDomain: company.domain }}
      preload={false}
      className={classes.card}
      {...roving}
    >
      <CardContent employment={employment} now={now} />
    </Link>
  )
}

function CardContent({ employment, now }: { employment: Employment; now: Date }) {
  const { company, isActive, jobTitle, lastOpenedAt } = employment
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <Row as="span" gap={3} align="start">
        <span className={classes.logo}>
          <Logo name={company.name} image={company.logoImage} colour={company.theme.primary} size="lg" />
        </span>
        <Stack as="span" grow shrinks>
          <Row as="span" gap={2}>
            <Text className={classes.name} heading={16} grow shrinks ellipsis>
              {company.name}
            </Text>
            <RoleChip employment={employment} />
          </Row>
          <Text tone="third" size={13} ellipsis>
            {jobTitle}
          </Text>
        </Stack>
      </Row>
      {!isActive && (
        <Row as="span" gap="6px" inline tone="second" size={13}>
          <IconLock size={16} stroke={1.75} aria-hidden />
          Your employment here is deactivated
        </Row>
      )}
      <Row as="span" className={classes.foot} gap={2} tone="third" size={12}>
        <Text grow figures oneLine>
          {openedText(lastOpenedAt, now, timeZone)}
        </Text>
        <Text shrinks ellipsis>
          /{company.domain}
        </Text>
        {isActive && <IconChevronRight className={classes.go} size={16} stroke={1.75} aria-hidden />}
      </Row>
    </>
  )
}

function RoleChip({ employment: { isActive, isOwner, isAdmin } }: { employment: Employment }) {
  if (!isActive) return <Chip>Inactive</Chip>
  if (isOwner) return <Chip tone="primary">Owner</Chip>
  if (isAdmin) return <Chip tone="primary">Administrator</Chip>
  return null
}
