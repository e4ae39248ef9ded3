import { createFileRoute } from '@tanstack/react-router'
import { SignedInLayout } from '../../features/accounts/signed-in-layout'
import { CreateSpaceScreen } from '../../features/workspaces/create-space-screen'

export const Route = createFileRoute('/_signed-in/createspace')({
  component: () => (
    <SignedInLayout>
      <CreateSpaceScreen />
    </SignedInLayout>
  ),
})
