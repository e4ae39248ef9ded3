import { displayName } from '@praxis/domain/accounts/display-name'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DefaultLayout } from '../../shell/layouts/default-layout'
import { meQuery } from './accounts.queries'
import { useSignOut } from './session.mutations'

/** Pages of a signed-in person outside a workspace. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const { data: user } = useSuspenseQuery(meQuery)
  const { mutate: signOut } = useSignOut()
  return (
    <DefaultLayout
      user={{ username: user.username, displayName: displayName(user.details), profileImage: user.profileImage }}
      onSignOut={signOut}
    >
      {children}
    </DefaultLayout>
  )
}
