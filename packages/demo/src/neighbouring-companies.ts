import { defaultTheme } from '@praxis/contract/company/theme'
import { adminCapabilities, capabilities } from '@praxis/contract/people/capabilities'
import type { DemoCompany, DemoPerson } from './demo-company'

const AMELIA = 'amelia.hart@calder-rowe.example'

export const neighbouringPeople: readonly DemoPerson[] = [
  { username: 'isla.marchant@harbour-lane.example', firstName: 'Isla', lastName: 'Marchant' },
  { username: 'theo.vance@harbour-lane.example', firstName: 'Theo', lastName: 'Vance' },
  { username: 'kezia.brand@harbour-lane.example', firstName: 'Kezia', lastName: 'Brand' },
  { username: 'martin.sowerby@old-mill.example', firstName: 'Martin', lastName: 'Sowerby' },
]

/** A small studio to switch to, in colours of its own; there the owner of the first company is only a guest. */
const harbourLane: DemoCompany = {
  name: 'Harbour Lane Studio',
  domain: 'harbour-lane',
  owner: 'isla.marchant@harbour-lane.example',
  financialYearStart: '01-01',
  holidayYearStart: '04-01',
  theme: {
    ...defaultTheme,
    primary: '#0d6e78',
    accent: '#b4531a',
    secondary: '#8a3ffc',
    background: '#f2f5f4',
  },
  employees: [
    {
      username: 'isla.marchant@harbour-lane.example',
      profile: { contractStart: '2017-05-02', tags: ['Brand'] },
      jobTitle: 'Creative Director',
      can: capabilities,
      revenue: 'write',
    },
    {
      username: 'theo.vance@harbour-lane.example',
      profile: { contractStart: '2018-08-06' },
      jobTitle: 'Studio Manager',
      lineManager: 'isla.marchant@harbour-lane.example',
      can: adminCapabilities,
      revenue: 'read',
    },
    {
      username: 'kezia.brand@harbour-lane.example',
      profile: { contractStart: '2021-03-01', tags: ['UX', 'Figma'] },
      jobTitle: 'Product Designer',
      lineManager: 'theo.vance@harbour-lane.example',
    },
    {
      username: AMELIA,
      profile: { contractStart: '2022-01-04', periods: [{ week: [0, 0, 0, 0, 4], holidayDays: 0 }], isInternal: true },
      jobTitle: 'Non-executive Director',
      revenue: 'read',
      openedDaysAgo: 6,
    },
  ],
}

/** Where the owner of the first company used to work: the employment is over. */
const oldMill: DemoCompany = {
  name: 'Old Mill Analytics',
  domain: 'old-mill',
  owner: 'martin.sowerby@old-mill.example',
  financialYearStart: '04-01',
  holidayYearStart: '01-01',
  theme: { ...defaultTheme, primary: '#56646b' },
  employees: [
    {
      username: 'martin.sowerby@old-mill.example',
      profile: { contractStart: '2010-04-06' },
      jobTitle: 'Director',
      can: capabilities,
      revenue: 'write',
    },
    {
      username: AMELIA,
      profile: { contractStart: '2011-09-05' },
      jobTitle: 'Staff',
      lineManager: 'martin.sowerby@old-mill.example',
      isActive: false,
      openedDaysAgo: 258,
    },
  ],
}

export const neighbouringCompanies: readonly DemoCompany[] = [harbourLane, oldMill]
