import { useSyncExternalStore } from 'react'
import { type MissingReason, missingPart } from './failed-parts'

const WORDS: Readonly<Record<MissingReason, string>> = {
  unreachable: 'Praxis can’t be reached. Check your connection and try again.',
  newVersion: 'A new version of Praxis is ready',
  broken: 'This part of Praxis couldn’t be loaded',
}

export const missingWords = (reason: MissingReason): string => WORDS[reason]

export const useMissingPart = () => useSyncExternalStore(missingPart.subscribe, missingPart.get)
