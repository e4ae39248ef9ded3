import { createFileRoute } from '@tanstack/react-router'
import { RequestPasswordResetScreen } from '../features/accounts/request-password-reset-screen'

export const Route = createFileRoute('/requestpasswordreset')({
  staticData: { plain: true },
  component: RequestPasswordResetScreen,
})
