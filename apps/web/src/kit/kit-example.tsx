import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorPage, HomeLink } from '../shell/errors/error-page'
import { NotFoundPage } from '../shell/errors/not-found-page'
import { DefaultLayout } from '../shell/layouts/default-layout'
import { LandingLayout } from '../shell/layouts/landing-layout'
import { SignInExample } from './sign-in-example'

const ShellExample = lazy(() => import('./shell-example'))

/** Examples of layouts, each on a page of its own: /kit/shell, /kit/sign-in, /kit/default, /kit/landing, /kit/error. */
export default function KitExample() {
  const { example } = useParams({ from: '/kit/$example' })
  if (example === 'shell')
    return (
      <Suspense>
        <ShellExample />
      </Suspense>
    )
  if (example === 'sign-in') return <SignInExample />
  if (example === 'landing')
    return (
      <LandingLayout isSignedIn={false}>
        <h1>Your firm’s time, people and money, in one calm place.</h1>
      </LandingLayout>
    )
  if (example === 'default')
    return (
      <DefaultLayout
        user={{ username: 'amelia.hart@calder-rowe.example', displayName: 'Amelia Hart' }}
        onSignOut={() => undefined}
      >
        <h1>Choose a workspace</h1>
      </DefaultLayout>
    )
  if (example === 'error')
    return <ErrorPage title="An error occurred" text="Something went wrong, try later" actions={<HomeLink />} />
  return <NotFoundPage />
}
