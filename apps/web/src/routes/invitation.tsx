import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '../features/people/invitation/invitation-screen'

/** A page for strangers and signed-in people alike. */
export const Route = createFileRoute('/invitation')({
  staticData: { plain: true },
  // A code of digits only arrives as a number.
  validateSearch: ({ code }): { code?: string } =>
    typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {},
  component: () => <InvitationScreen {...Route.useSearch()} />,
})
