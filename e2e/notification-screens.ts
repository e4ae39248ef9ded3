import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const workspace = '/employments/calder-rowe'

export const notificationScreens: readonly Screen[] = [
  {
    name: 'notification-settings',
    path: `${workspace}/notifications`,
    shows: /Someone mentions you in a comment/,
    signedIn: true,
  },
]

const HOUR_MS = 3_600_000
const longTitle =
  'Agree the sampling plan for the northern and the southern substations with everybody who was there last time'

const priya = {
  id: '742b8685-f32a-87b9-a336-4116db847451',
  displayName: 'Priya Nair',
  displayInitials: 'PN',
  profileImage: null,
  jobTitle: 'Principal Consultant',
  isActive: true,
}

const told = [
  {
    icon: 'task',
    by: priya,
    title: 'Priya Nair mentioned you: Draft the steering pack',
    text: 'Can you add the risks?',
  },
  { icon: 'task', by: priya, title: `Priya Nair assigned you a task: ${longTitle}`, text: 'Grid connection study' },
  { icon: 'due', by: null, title: 'Due 18/11/2026: Send the minutes', text: 'Grid connection study' },
  {
    icon: 'request',
    by: priya,
    title: 'Your time entry was denied',
    text: `Grid connection study · 12/11/2026 · 4h 00m – ${longTitle}. ${longTitle}.`,
  },
  {
    icon: 'automation',
    by: null,
    title: 'Site survey · Done',
    text: 'This task in Grid connection study moved to Done.',
  },
] as const

const listOf = (count: number, unreadCount: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    ...(told[index % told.length] ?? told[0]),
    id: `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`,
    kind: 'taskMention',
    path: 'myTasks',
    createdAt: new Date(Date.now() - (index * 5 + 0.1) * HOUR_MS).toISOString(),
    isRead: index >= 3,
  })),
  unreadCount,
  next: null,
})

const openPanel = async (page: Page, answer: Parameters<Page['route']>[1], shows: RegExp) => {
  await page.route('**/api/v1/notifications', answer)
  await page.goto(workspace)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByText(shows).first().waitFor()
  await page.unrouteAll({ behavior: 'wait' })
}

export const notificationStates: readonly ScreenState[] = [
  {
    name: 'notifications',
    who: 'member',
    floats: true,
    arrange: (page) => openPanel(page, (route) => route.fulfill({ json: listOf(14, 100) }), /steering pack/),
  },
  {
    name: 'notifications-none',
    who: 'member',
    floats: true,
    arrange: (page) => openPanel(page, (route) => route.fulfill({ json: listOf(0, 0) }), /all caught up/),
  },
  {
    name: 'notifications-unreachable',
    who: 'member',
    floats: true,
    arrange: (page) => openPanel(page, (route) => route.abort(), /can’t be reached|can't be reached|Retry/),
  },
]
