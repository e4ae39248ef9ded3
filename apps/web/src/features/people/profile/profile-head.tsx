import type { Employee } from '@praxis/contract/employees'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconBriefcase, IconCalendar, IconChevronRight, IconCrown, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { Avatar } from '../../../ui/people/avatar'
import { EmployeeLink } from '../employee-link'
import { EmployeeStateChip } from '../list/employee-state-chip'
import classes from './profile-head.module.css'

interface ProfileHeadProps {
  readonly employee: Employee
  readonly isOwn: boolean
  /** Whether the reader has the list to go back to. */
  readonly hasList: boolean
  readonly actions: ReactNode
  readonly tabs: ReactNode
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

export function ProfileHead({ employee, isOwn, hasList, actions, tabs }: ProfileHeadProps) {
  const { displayName, displayInitials, profileImage, details, id, invitation, isOwner } = employee
  return (
    <header className={classes.head}>
      <title>{`${isOwn ? 'My Employment' : displayName} · Praxis`}</title>
      <Crumbs employee={employee} isOwn={isOwn} hasList={hasList} />
      <div className={classes.band}>
        <Avatar
          name={displayName}
          initials={displayInitials}
          image={profileImage}
          colourKey={id}
          size="lg"
          decorative
        />
        <div className={classes.who}>
          <div className={classes.names}>
            <h1 className={classes.name}>{displayName}</h1>
            <EmployeeStateChip isActive={details.isActive} invitation={invitation} />
            {isOwner && (
              <Chip tone="primary" icon={<IconCrown size={14} stroke={2} aria-hidden />}>
                Owner
              </Chip>
            )}
          </div>
          <Facts employee={employee} />
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
      <div className={classes.tabs}>{tabs}</div>
    </header>
  )
}

function Crumbs({ employee, isOwn, hasList }: Pick<ProfileHeadProps, 'employee' | 'isOwn' | 'hasList'>) {
  if (isOwn) return <div className={classes.crumbs}>My Employment</div>
  return (
    <nav className={classes.crumbs} aria-label="Breadcrumb">
      {hasList ? (
        <Link
          to="/employments/$companyDomain/employee-management/employees"
          params={{ companyDomain: employee.company.domain }}
        >
          Employees
        </Link>
      ) : (
        <Link
          to="/employments/$companyDomain/employee-management/organisation"
          params={{ companyDomain: employee.company.domain }}
        >
          Organisation
        </Link>
      )}
      <IconChevronRight size={12} stroke={1.75} aria-hidden />
      <span className={classes.crumb}>{employee.displayName}</span>
    </nav>
  )
}

function Facts({ employee: { details, lineManager, user, invitation, contract } }: { employee: Employee }) {
  const address = details.contact.email || user?.username
  return (
    <div className={classes.facts}>
      <span>
        <IconBriefcase {...icon} />
        {details.jobTitle}
      </span>
      {lineManager && (
        <EmployeeLink id={lineManager.id}>
          <Avatar name={lineManager.displayName} colourKey={lineManager.id} size="xs" decorative />
          {lineManager.displayName}, line manager
        </EmployeeLink>
      )}
      {address && !invitation && (
        <a href={`mailto:${address}`}>
          <IconMail {...icon} />
          {address}
        </a>
      )}
      {invitation && (
        <span>
          <IconMail {...icon} />
          {invitation.isExpired ? 'Expired' : 'Works until'} {formatDay(invitation.expiresAt.slice(0, 10))}
        </span>
      )}
      {contract && (
        <span className={classes.since}>
          <IconCalendar {...icon} />
          since {formatDay(contract.startDate)}
        </span>
      )}
    </div>
  )
}
