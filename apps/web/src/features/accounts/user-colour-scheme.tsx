import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { meQuery } from './accounts.queries'
import { useUpdateUser } from './own-account.mutations'

/** Applies the user's colour scheme: what is chosen in one browser is saved, and used in the others. */
export function UserColourScheme() {
  const { data: user } = useQuery(meQuery)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { mutate: updateUser } = useUpdateUser()
  const kept = user?.colourScheme
  const lastSeen = useRef(colorScheme)

  const wear = useEffectEvent((scheme: MantineColorScheme) => setColorScheme(scheme))
  const keep = useEffectEvent((scheme: MantineColorScheme) => {
    if (kept && kept !== scheme) updateUser({ colourScheme: scheme })
  })

  useEffect(() => {
    if (kept) wear(kept)
  }, [kept])

  useEffect(() => {
    const isChosenHere = lastSeen.current !== colorScheme
    lastSeen.current = colorScheme
    if (isChosenHere) keep(colorScheme)
  }, [colorScheme])

  return null
}
