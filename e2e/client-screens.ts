import type { Page } from '@playwright/test'
import type { Screen, ScreenState } from './screen'

const workspace = '/employments/calder-rowe'

export const clientScreens: readonly Screen[] = [
  { name: 'clients', path: `${workspace}/clients`, shows: /\d (active|in total)/, signedIn: true },
  { name: 'clients-no-match', path: `${workspace}/clients?search=zzzz`, shows: /No clients match/, signedIn: true },
]

const longName = 'The Right Honourable Society of Independent Consulting Engineers of Upper and Lower Mercia'
const ID = '0198c0de-0000-7000-8000-0000000000c1'

const owner = {
  id: '0198c0de-0000-7000-8000-0000000000e1',
  displayName: `Sir ${longName.slice(4, 64)}`,
  displayInitials: 'SR',
  profileImage: null,
  jobTitle: 'Director',
  isActive: true,
}
const details = {
  name: longName,
  isActive: false,
  logoImage: null,
  tradingCurrency: 'ZAR',
  contact: {
    email: `secretary@${'mercia-'.repeat(12)}engineers.example`,
    landline: '01925 555 014',
    mobile: '',
    fax: '',
    website: `http://www.${'mercia-'.repeat(12)}engineers.example`,
  },
  address: { line1: longName, line2: '', city: 'Upper and Lower Mercia on the Wold', postcode: 'WA3 7XJ' },
  clientOwner: owner,
  dynamicDetails: [
    { key: longName, value: longName, type: 'freeText', isRequired: false, isStrategic: true },
    { key: 'Brief', value: `<p>${longName}</p>`, type: 'richText', isRequired: false, isStrategic: false },
  ],
}
const moments = { createdAt: '2021-03-14T09:00:00.000Z', updatedAt: '2026-11-12T09:18:00.000Z' }
const contact = {
  id: '0198c0de-0000-7000-8000-0000000000a1',
  type: { id: '0198c0de-0000-7000-8000-0000000000b1', name: 'Main', canBeDeleted: false },
  firstName: longName.slice(0, 60),
  lastName: longName.slice(60),
  jobTitle: `Acting Deputy Secretary of ${longName}`,
  email: details.contact.email,
  landline: '01925 555 014',
  mobile: '07700 900123',
  fax: '01925 555 015',
}
const client = {
  id: ID,
  details,
  contacts: [contact],
  journalEntryCount: 1,
  ...moments,
  can: { edit: true, delete: true, readHistory: true },
}
const entry = {
  id: '0198c0de-0000-7000-8000-0000000000d1',
  clientID: ID,
  entryDate: '2026-11-11',
  title: `${longName}, ${longName}`,
  content: `<h2>${longName}</h2><p>${'Overlongwordwithoutanyspace'.repeat(8)}</p><ul><li>${longName}</li></ul>`,
  category: {
    id: '0198c0de-0000-7000-8000-0000000000f1',
    name: longName,
    color: '#ffff00',
    initials: 'WWWW',
    canBeDeleted: true,
  },
  author: owner,
  files: [
    {
      id: '1',
      name: `${'minutes-of-'.repeat(12)}mercia.pdf`,
      contentType: 'application/pdf',
      size: 2_202_009,
      url: '/none',
    },
    { id: '2', name: 'actions.xlsx', contentType: 'application/octet-stream', size: 86_016, url: '/none' },
  ],
  ...moments,
  can: { update: true, delete: true },
}

/** Opens a client with values that no layout was drawn for. */
async function withAbsurdClient(page: Page): Promise<void> {
  const metadata = { page: 1, per: 25, total: 1, hasMore: false }
  await page.route('**/api/v1/clients/paginated', (route) => {
    const item = { id: ID, details, contactCount: 1, recentCategories: [entry.category], lastEntryDate: '2026-11-11' }
    return route.fulfill({ json: { items: [{ ...item, ...moments }], metadata } })
  })
  await page.route(`**/api/v1/clients/${ID}`, (route) => route.fulfill({ json: client }))
  await page.route('**/api/v1/journalEntries**', (route) =>
    route.fulfill({ json: { items: [entry], metadata, countByCategory: [], can: { create: true } } }),
  )
}

const absurd = (name: string, path: string, shows: string): ScreenState => ({
  name,
  who: 'member',
  arrange: async (page) => {
    await withAbsurdClient(page)
    await page.goto(`${workspace}/clients${path}`)
    await page.getByText(shows).filter({ visible: true }).first().waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  },
})

export const clientStates: readonly ScreenState[] = [
  {
    name: 'add-client',
    who: 'member',
    floats: true,
    arrange: async (page) => {
      await page.goto(`${workspace}/clients`)
      await page.getByRole('button', { name: 'Add client' }).first().click()
      await page.getByRole('dialog').getByLabel('Client name').fill(longName)
    },
  },
  {
    name: 'clients-unreachable',
    who: 'member',
    arrange: async (page) => {
      await page.route('**/api/v1/clients/paginated', (route) => route.abort())
      await page.goto(`${workspace}/clients`)
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    },
  },
  absurd('clients-absurd', '?state=inactive', longName),
  absurd('client-details-absurd', `/${ID}`, 'This client is inactive'),
  absurd('client-contacts-absurd', `/${ID}/contacts`, '07700 900123'),
  absurd('client-journal-absurd', `/${ID}/journal`, 'actions.xlsx'),
]
