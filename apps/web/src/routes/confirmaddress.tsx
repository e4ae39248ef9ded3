import { createFileRoute } from '@tanstack/react-router'
import { AddressRequestScreen } from '../features/outside-addresses/address-request-screen'

/** A page for people who have nothing to do with Praxis otherwise. */
export const Route = createFileRoute('/confirmaddress')({
  staticData: { plain: true },
  // A code of digits only arrives as a number.
  validateSearch: ({ code, answer }): { code?: string; answer?: 'decline' } => ({
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(answer === 'decline' && { answer }),
  }),
  component: () => <AddressRequestScreen {...Route.useSearch()} />,
})
