import { displayName } from '@praxis/domain/accounts/display-name'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DefaultLayout } from '../../shell/layouts/default-layout'
import { meQuery } from './accounts.queries'
import { useSignOut } from './session.mutations'
import { useOwnColour } from './use-own-colour'

/** Pages of a signed-in person outside a workspace. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const { data: user } = useSuspenseQuery(meQuery)
  const colourKey = useOwnColour()
  const { mutate: signOut } = useSignOut()
  return (
    <DefaultLayout
      user={{
        username: user.username,
        displayName: displayName(user.details),
        profileImage: user.profileImage,
        colourKey,
      }}
      onSignOut={signOut}
    >
      {children}
    </DefaultLayout>
  )
}
