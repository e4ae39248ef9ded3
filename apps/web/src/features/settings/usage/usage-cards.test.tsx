import type { CompanyUsage } from '@praxis/contract/company/company-usage'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '../../../testing/render-in-kit'
import { MailsCard } from './mails-card'
import { StorageCard } from './storage-card'
import { roomText } from './usage-words'

const GB = 1024 ** 3

describe('the storage of a company', () => {
  const storage: CompanyUsage['storage'] = {
    used: 5 * GB,
    quota: 20 * GB,
    kinds: [
      { kind: 'task', bytes: 4 * GB },
      { kind: 'image', bytes: GB },
    ],
    largest: [],
  }

  it('is shown beside what there may be, by kind', () => {
    renderInKit(<StorageCard storage={storage} />)
    expect(screen.getByText('5 GB').parentElement?.textContent).toBe('5 GB of 20 GB')
    const bar = screen.getByRole('progressbar', { name: 'Storage used' })
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
    expect([...bar.children].map((part) => (part as HTMLElement).style.width)).toEqual(['20%', '5%'])
    expect(screen.getByText('Logos and profile images')).toBeTruthy()
    expect(screen.getByText('15 GB left')).toBeTruthy()
  })

  it('that is more than there may be by now fills the bar and no more', () => {
    renderInKit(<StorageCard storage={{ ...storage, quota: 2 * GB }} />)
    const bar = screen.getByRole('progressbar', { name: 'Storage used' })
    expect(bar.getAttribute('aria-valuenow')).toBe('100')
    expect([...bar.children].map((part) => (part as HTMLElement).style.width)).toEqual(['80%', '20%'])
  })

  it.each([
    [0, '20 GB left'],
    [17.9, '2.1 GB left'],
    [18, 'Almost full: 2 GB left. Delete files you no longer need'],
    [20, 'Full: new files can’t be uploaded. Delete files you no longer need'],
    [21, 'Full: new files can’t be uploaded. Delete files you no longer need'],
  ])('of which %s GB are used says: %s', (used, words) => {
    expect(roomText({ used: used * GB, quota: 20 * GB })).toContain(words)
  })
})

it('says of each kind of e-mail how many went out, and what was too much', () => {
  const day = { seconds: 86400, most: 500 }
  renderInKit(
    <MailsCard
      mails={[
        { ...day, kind: 'invitation', sent: 12, beyond: 0, resetsAt: '2026-11-17T09:00:00Z' },
        { ...day, kind: 'ruleOutside', sent: 500, beyond: 0, resetsAt: '2026-11-17T09:00:00Z' },
        { kind: 'mention', seconds: 3600, most: 1000, sent: 1000, beyond: 34, resetsAt: '2026-11-16T19:00:00Z' },
      ]}
    />,
  )
  expect(screen.getByText('12 of 500 a day')).toBeTruthy()
  expect(screen.getByText('1,000 of 1,000 an hour')).toBeTruthy()
  expect(screen.getAllByText(/, resets on/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Limit reached, resets on 17\/11\/2026 /),
    expect.stringMatching(/^34 over the limit, resets on 16\/11\/2026 /),
  ])
})
