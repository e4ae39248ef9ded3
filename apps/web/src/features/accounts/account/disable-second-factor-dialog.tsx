import { showSuccess } from '../../../ui/feedback/snackbar'
import { useDisableSecondFactor } from '../own-account.mutations'
import { PasswordStep } from './password-step'

export function DisableSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: disable } = useDisableSecondFactor()
  return (
    <PasswordStep
      title="Turn off two-factor sign-in?"
      text="You’ll sign in with your password alone, and your recovery codes will stop working."
      confirmLabel="Turn off"
      isDanger
      onPassword={async (password) => {
        await disable(password)
        showSuccess('Two-factor sign-in is off')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
