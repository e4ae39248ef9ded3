import type { FirstSteps } from '@praxis/contract/company/companies'
import type { User } from '@praxis/contract/people/users'
import type { LinkProps } from '@tanstack/react-router'
import type { Capability, FeatureFlag } from '../../shell/workspace/workspace-viewer'

export interface NextStep {
  readonly id: 'company' | 'people' | 'client' | 'project' | 'time' | 'image' | 'secondFactor' | 'recoveryCodes'
  readonly title: string
  readonly text: string
  readonly isDone: boolean
  readonly link: Pick<LinkProps, 'to' | 'params' | 'hash'>
}

interface Reader {
  readonly user: User
  readonly done: FirstSteps
  readonly companyDomain: string
  readonly capabilities: ReadonlySet<Capability>
  readonly features: ReadonlySet<FeatureFlag>
}

const FEW_CODES = 3

/** The steps that set a company up, as far as the reader may do them. */
function stepsOfCompany({ done, companyDomain, capabilities, features }: Reader): NextStep[] {
  const params = { companyDomain }
  const steps: NextStep[] = []
  if (capabilities.has('canManageCompany'))
    steps.push({
      id: 'company',
      title: 'Check your company details',
      text: 'Working week, holidays, currency and logo.',
      isDone: done.companyDetails,
      link: { to: '/employments/$companyDomain/settings', params },
    })
  if (capabilities.has('canManageEmployees'))
    steps.push({
      id: 'people',
      title: 'Invite your team',
      text: 'They start with your default contract.',
      isDone: done.people,
      link: { to: '/employments/$companyDomain/employee-management/employees', params },
    })
  if (features.has('project') && capabilities.has('canManageClients'))
    steps.push({
      id: 'client',
      title: 'Add a client',
      text: 'Who you work for, and in what currency.',
      isDone: done.client,
      link: { to: '/employments/$companyDomain/clients', params },
    })
  if (features.has('project') && capabilities.has('canManageProjects'))
    steps.push({
      id: 'project',
      title: 'Create a project',
      text: 'With its team, rates and tasks.',
      isDone: done.project,
      link: { to: '/employments/$companyDomain/project-management/create-client', params },
    })
  return steps
}

/** The steps that are ticked off by what there is in the company. */
function stepsOfWork(reader: Reader): NextStep[] {
  const { done, companyDomain, features } = reader
  const steps = stepsOfCompany(reader)
  if (features.has('timeSheet'))
    steps.push({
      id: 'time',
      title: 'Log your first hour',
      text: 'With start and end times, a duration or a timer.',
      isDone: done.ownTime,
      link: { to: '/employments/$companyDomain/timesheetsubmissions', params: { companyDomain } },
    })
  return steps
}

/** Whether a step is still open: a step once done stays done, so then nothing need be fetched. */
export const isWorkOpen = (reader: Reader): boolean => stepsOfWork(reader).some(({ isDone }) => !isDone)

/** The steps worth doing first, by what the reader may do, ticked off by what is there. */
export function nextSteps(reader: Reader): NextStep[] {
  const { profileImage, secondFactor } = reader.user
  const steps = stepsOfWork(reader)
  steps.push(
    {
      id: 'image',
      title: 'Add your profile image',
      text: 'Help colleagues recognise you.',
      isDone: profileImage !== null,
      link: { to: '/account', hash: 'profile' },
    },
    {
      id: 'secondFactor',
      title: 'Turn on two-factor sign-in',
      text: 'Add a code from your phone to your password.',
      isDone: secondFactor.isEnabled,
      link: { to: '/account', hash: 'two-factor' },
    },
  )
  if (secondFactor.isEnabled && secondFactor.recoveryCodesLeft <= FEW_CODES)
    steps.push({
      id: 'recoveryCodes',
      title: 'Renew your recovery codes',
      text: `You have ${secondFactor.recoveryCodesLeft} left in case you lose your phone.`,
      isDone: false,
      link: { to: '/account', hash: 'two-factor' },
    })
  return steps
}
