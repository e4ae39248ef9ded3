import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../../features/accounts/account-screen'
import { SignedInLayout } from '../../features/accounts/signed-in-layout'

export const Route = createFileRoute('/_signed-in/account')({
  component: () => (
    <SignedInLayout>
      <AccountScreen />
    </SignedInLayout>
  ),
})
