import { figureOf } from '@praxis/domain/figures/figure'
import { useState } from 'react'
import { Figure, ValueWithParts } from '../ui/figures/figure'
import { type HistoryEntry, HistoryPanel } from '../ui/history/history-panel'
import { Grid } from '../ui/layout/box'
import { EmployeeCard, type EmployeeCardEmployee } from '../ui/people/employee-card'
import { KitSection } from './kit-section'

const EMPLOYEE: EmployeeCardEmployee = {
  id: 'tom',
  displayName: 'Tom Okafor',
  jobTitle: 'Senior Consultant',
  tags: ['data', 'utilities', 'python', 'workshops', 'migration', 'facilitation', 'welsh'],
  details: [
    { label: 'Email', value: 'tom.okafor@calder-rowe.example' },
    { label: 'Mobile', value: '+44 7700 900123' },
    { label: 'Line manager', value: 'Amelia Hart' },
  ],
  isActive: true,
}

const HISTORY: HistoryEntry[] = [
  {
    id: '2',
    who: { id: 'amelia', name: 'Amelia Hart' },
    asWhom: 'Tom Okafor',
    did: 'changed the time sheet submission',
    at: '2026-11-11T09:18:00Z',
    changes: [
      { field: 'Duration', before: '7h 00m', after: '7h 30m' },
      { field: 'Comment', before: null, after: 'Backfill job and retry policy' },
    ],
  },
  {
    id: '1',
    who: { id: 'tom', name: 'Tom Okafor' },
    did: 'created the time sheet submission',
    at: '2026-11-10T17:02:00Z',
    changes: [],
  },
]

const REVENUE = figureOf(
  { unit: 'money', currency: 'GBP' },
  [
    { id: '1', label: 'Discovery workshop', detail: '12h 00m at £110.00', value: 132_000 },
    { id: '2', label: 'Ingest contracts', detail: '37h 30m at £95.00', value: 356_250 },
  ],
  [
    { reason: 'noAccess', label: 'time at rates you can’t see', value: null },
    { reason: 'notCounted', label: '2 denied entries', value: 19_000 },
  ],
)

export function RecordSections() {
  const [revenue, setRevenue] = useState<typeof REVENUE>()
  return (
    <>
      <KitSection title="Figures with their parts" span={12}>
        <Grid gap={5} style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
          <Figure
            label="Revenue to date"
            value="£4,882.50"
            of="of £210,000"
            bar={{ share: 0.59 }}
            note="Plan at today £4,500 · 8.7% ahead"
            parts={{ figure: revenue }}
            onOpenParts={() => setRevenue(REVENUE)}
            hero
          />
          <Figure label="Cost to date" value="£79,860" of="of £143,600" bar={{ share: 0.55, tone: 'neutral' }} />
          <Figure label="Margin" value="35.7%" of="plan 31.6%" bar={{ share: 0.36, tone: 'accent' }} />
          <Figure
            label="Time logged"
            value="318h 15m"
            of="of 300h 00m"
            bar={{ share: 1.06, tone: 'error' }}
            note="18h 15m over"
            parts={{ figure: undefined, error: 'Something went wrong, try later', onRetry: () => undefined }}
          />
        </Grid>
      </KitSection>
      <KitSection title="A figure in a sentence" span={12}>
        <p>
          The discovery phase brought <ValueWithParts label="Revenue" value="£4,882.50" parts={{ figure: REVENUE }} />{' '}
          so far.
        </p>
      </KitSection>
      <KitSection title="Employee card" span={4}>
        <EmployeeCard employee={EMPLOYEE} />
        <EmployeeCard employee={EMPLOYEE} compact />
        <EmployeeCard employee={{ ...EMPLOYEE, tags: [], details: [], isActive: false }} compact />
      </KitSection>
      <KitSection title="History" span={4}>
        <HistoryPanel entries={HISTORY} timeZone="Europe/London" />
      </KitSection>
      <KitSection title="History, loading and empty" span={4}>
        <HistoryPanel entries={undefined} />
        <HistoryPanel entries={[]} />
      </KitSection>
    </>
  )
}
