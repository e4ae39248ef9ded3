import { createFileRoute } from '@tanstack/react-router'
import { LandingLayout } from '../shell/layouts/landing-layout'

export const Route = createFileRoute('/')({
  staticData: { plain: true },
  component: () => (
    <LandingLayout isSignedIn={false}>
      <title>Praxis</title>
      <h1>The firm’s time, people and money, in one calm place.</h1>
    </LandingLayout>
  ),
})
