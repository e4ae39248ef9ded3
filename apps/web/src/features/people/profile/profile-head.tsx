import type { Employee } from '@praxis/contract/people/employees'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconBriefcase, IconCalendar, IconCrown, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { icon } from '../../../ui/icon'
import { RecordHead } from '../../../ui/layout/record-head'
import { Avatar } from '../../../ui/people/avatar'
import { EmployeeLink } from '../employee-link'
import { EmployeeStateChip } from '../list/employee-state-chip'

interface ProfileHeadProps {
  readonly employee: Employee
  readonly isOwn: boolean
  /** Whether the reader has the list to go back to. */
  readonly hasList: boolean
  readonly actions: ReactNode
  readonly tabs: ReactNode
}

export function ProfileHead({ employee, isOwn, hasList, actions, tabs }: ProfileHeadProps) {
  const { displayName, displayInitials, profileImage, details, id, invitation, isOwner, company } = employee
  return (
    <RecordHead
      title={isOwn ? 'My Employment' : displayName}
      crumbs={
        isOwn
          ? [{ id: 'own', content: 'My Employment' }]
          : [
              { id: 'list', content: <ListLink domain={company.domain} hasList={hasList} /> },
              { id: 'employee', content: displayName },
            ]
      }
      picture={
        <Avatar
          name={displayName}
          initials={displayInitials}
          image={profileImage}
          colourKey={id}
          size="lg"
          decorative
        />
      }
      name={displayName}
      chips={
        <>
          <EmployeeStateChip isActive={details.isActive} invitation={invitation} />
          {isOwner && (
            <Chip tone="primary" icon={IconCrown}>
              Owner
            </Chip>
          )}
        </>
      }
      facts={<Facts employee={employee} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

function ListLink({ domain, hasList }: { domain: string; hasList: boolean }) {
  const params = { companyDomain: domain }
  return hasList ? (
    <Link to="/employments/$companyDomain/employee-management/employees" params={params}>
      Employees
    </Link>
  ) : (
    <Link to="/employments/$companyDomain/employee-management/organisation" params={params}>
      Organisation
    </Link>
  )
}

function Facts({ employee: { details, lineManager, user, invitation, contract } }: { employee: Employee }) {
  const address = details.contact.email || user?.username
  return (
    <>
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
          {invitation.isExpired ? 'Expired' : 'Valid until'} {formatDay(invitation.expiresAt.slice(0, 10))}
        </span>
      )}
      {contract && (
        <span>
          <IconCalendar {...icon} />
          since {formatDay(contract.startDate)}
        </span>
      )}
    </>
  )
}
