import { createFileRoute } from '@tanstack/react-router'
import { notAuthenticated } from '../features/accounts/guards'
import { SignUpScreen } from '../features/accounts/sign-up-screen'

export const Route = createFileRoute('/xyzsignupabc')({
  staticData: { plain: true },
  beforeLoad: notAuthenticated,
  component: SignUpScreen,
})
