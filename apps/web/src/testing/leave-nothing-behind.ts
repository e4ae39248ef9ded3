// Parts are tested as they are in a workspace, which has all refusals in words.
import '@praxis/contract/protocol/reasons'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { drafts } from '../ui/drafts/drafts'

// A busy machine is slow, not wrong, so waiting lasts longer.
configure({ asyncUtilTimeout: 10_000 })

// happy-dom has no fonts, whose arrival a growing text area waits for.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

// The test files of a worker share their environment, so each test removes what it has put there.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  notifications.clean()
  cleanup()
  drafts.clear()
  localStorage.clear()
  sessionStorage.clear()
})
