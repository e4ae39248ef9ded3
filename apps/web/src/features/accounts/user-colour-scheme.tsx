import { useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { meQuery } from './accounts.queries'
import { useUpdateUser } from './own-account.mutations'

/** The colour scheme belongs to the user: what is chosen in one browser is kept, and worn in the others. */
export function UserColourScheme() {
  const { data: user } = useQuery(meQuery)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { mutate } = useUpdateUser()
  const kept = user?.colourScheme
  const lastSeen = useRef(colorScheme)

  useEffect(() => {
    if (kept) setColorScheme(kept)
  }, [kept, setColorScheme])

  useEffect(() => {
    const isChosenHere = lastSeen.current !== colorScheme
    lastSeen.current = colorScheme
    if (isChosenHere && kept && kept !== colorScheme) mutate({ colourScheme: colorScheme })
  }, [colorScheme, kept, mutate])

  return null
}
