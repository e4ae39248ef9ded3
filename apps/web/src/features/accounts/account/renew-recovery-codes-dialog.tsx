import { useState } from 'react'
import { useRenewRecoveryCodes } from '../own-account.mutations'
import { IdentityStep } from './identity-step'
import { RecoveryCodesDialog } from './recovery-codes-dialog'

export function RenewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodesDialog title="New recovery codes" codes={codes} onClose={onClose} />
  return (
    <IdentityStep
      title="New recovery codes"
      text="Your current codes will stop working."
      confirmLabel="Generate new codes"
      asksForCode
      onProof={async (proof) => setCodes((await renew(proof)).recoveryCodes)}
      onClose={onClose}
    />
  )
}
