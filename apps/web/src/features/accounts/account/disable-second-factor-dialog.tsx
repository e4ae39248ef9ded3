import { showSuccess } from '../../../ui/feedback/snackbar'
import { useDisableSecondFactor } from '../own-account.mutations'
import { IdentityStep } from './identity-step'

export function DisableSecondFactorDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: disable } = useDisableSecondFactor()
  return (
    <IdentityStep
      title="Turn off two-factor sign-in?"
      text="You’ll sign in with your password alone, and your recovery codes will stop working."
      confirmLabel="Turn off"
      isDanger
      asksForCode
      onProof={async (proof) => {
        await disable(proof)
        showSuccess('Two-factor sign-in is off')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
