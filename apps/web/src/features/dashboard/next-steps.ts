import type { User } from '@praxis/contract/users'

export interface NextStep {
  readonly id: 'image' | 'secondFactor' | 'recoveryCodes'
  readonly title: string
  readonly text: string
  readonly isDone: boolean
  /** The section of the account page where it is done. */
  readonly section: 'profile' | 'two-factor'
}

const FEW_CODES = 3

/** What is worth doing first, and can be done now. */
export function nextSteps({ profileImage, secondFactor }: User): NextStep[] {
  const steps: NextStep[] = [
    {
      id: 'image',
      title: 'Add your profile image',
      text: 'Help colleagues recognise you.',
      isDone: profileImage !== null,
      section: 'profile',
    },
    {
      id: 'secondFactor',
      title: 'Turn on two-factor sign-in',
      text: 'Add a code from your phone to your password.',
      isDone: secondFactor.isEnabled,
      section: 'two-factor',
    },
  ]
  if (secondFactor.isEnabled && secondFactor.recoveryCodesLeft <= FEW_CODES)
    steps.push({
      id: 'recoveryCodes',
      title: 'Renew your recovery codes',
      text: `You have ${secondFactor.recoveryCodesLeft} left for the day your phone is lost.`,
      isDone: false,
      section: 'two-factor',
    })
  return steps
}
