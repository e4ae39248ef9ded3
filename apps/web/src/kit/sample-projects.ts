import type { RequestState } from '../ui/chips/status-badge'

export interface SampleProject {
  id: string
  name: string
  client: string
  lead: string
  state: RequestState
  logged: string
  revenue: string
}

export const SAMPLE_PROJECTS: SampleProject[] = [
  {
    id: '1',
    name: 'Data platform',
    client: 'Northgate Water',
    lead: 'Amelia Hart',
    state: 'approved',
    logged: '895h 00m',
    revenue: '£124,180.00',
  },
  {
    id: '2',
    name: 'Timetable portal',
    client: 'Severn Rail',
    lead: 'Gareth Lloyd',
    state: 'waitingForApproval',
    logged: '412h 30m',
    revenue: '£48,905.50',
  },
  {
    id: '3',
    name: 'Referral triage',
    client: 'Pennine NHS Trust',
    lead: 'Daniel Osei',
    state: 'unsubmitted',
    logged: '268h 15m',
    revenue: '£31,470.00',
  },
  {
    id: '4',
    name: 'Claims intake, phase 2',
    client: 'Kestrel Insurance',
    lead: 'Amelia Hart',
    state: 'denied',
    logged: '0h 00m',
    revenue: '£0.00',
  },
]
