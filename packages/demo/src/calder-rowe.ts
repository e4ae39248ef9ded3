import { defaultTheme } from '@praxis/contract/company/theme'
import { adminCapabilities, capabilities } from '@praxis/contract/people/capabilities'
import { calderRoweAbsences, calderRoweAdjustments, calderRoweMarkings } from './calder-rowe-absences'
import { at } from './calder-rowe-address'
import { calderRoweAssets } from './calder-rowe-assets'
import { calderRoweClients } from './calder-rowe-clients'
import { calderRoweExpenses, calderRoweSpending } from './calder-rowe-expenses'
import { calderRoweInvoicing } from './calder-rowe-invoicing'
import { calderRoweOpportunities } from './calder-rowe-opportunities'
import { calderRoweProfiles } from './calder-rowe-profiles'
import { calderRoweProjects } from './calder-rowe-projects'
import { calderRoweCollections, calderRoweSettings } from './calder-rowe-settings'
import type { DemoCompany, DemoEmployee, DemoPerson, DemoProfile } from './demo-company'

const person = (firstName: string, lastName: string): DemoPerson => ({
  username: at(`${firstName}.${lastName}`.toLowerCase()),
  firstName,
  lastName,
})

export const calderRowePeople: readonly DemoPerson[] = [
  person('Amelia', 'Hart'),
  person('Ruth', 'Ellison'),
  person('Daniel', 'Osei'),
  person('Gareth', 'Lloyd'),
  person('Nadia', 'Karim'),
  person('Edward', 'Marsh'),
  person('Priya', 'Nair'),
  person('Tom', 'Okafor'),
  person('Hannah', 'Whitfield'),
  person('Sofia', 'Mendes'),
  person('Imran', 'Sheikh'),
  person('Callum', 'Reid'),
  person('Megan', 'Price'),
  person('Oliver', 'Grant'),
  person('Grace', 'Adeyemi'),
  person('Lewis', 'Carver'),
  person('Chloe', 'Barnett'),
  person('Rohan', 'Desai'),
  person('Isobel', 'Frame'),
  person('Marcus', 'Webb'),
  person('Yasmin', 'Haddad'),
  person('Peter', 'Lindqvist'),
  person('Bethan', 'Rees'),
  person('Joseph', 'Amankwah'),
]

const profileOf = (name: string): DemoProfile => calderRoweProfiles[name] ?? { contractStart: '2020-01-06' }

const leads: readonly DemoEmployee[] = [
  {
    username: at('amelia.hart'),
    profile: profileOf('amelia.hart'),
    jobTitle: 'Managing Director',
    shortDescription: 'Founded the firm in 2014. Leads the water and energy practice.',
    can: capabilities,
    revenue: 'write',
    openedDaysAgo: 0,
  },
  {
    username: at('ruth.ellison'),
    profile: profileOf('ruth.ellison'),
    jobTitle: 'Operations Director',
    shortDescription: 'People, contracts and everything that keeps the office running.',
    lineManager: at('amelia.hart'),
    can: [...adminCapabilities, 'canManageReports', 'canManageAssets', 'canImpersonate'],
    revenue: 'write',
  },
  {
    username: at('daniel.osei'),
    profile: profileOf('daniel.osei'),
    jobTitle: 'Solutions Architect',
    shortDescription: 'Heads the engineering team.',
    lineManager: at('amelia.hart'),
    can: ['canManageEmployees', 'canManageReports'],
    revenue: 'read',
  },
  {
    username: at('gareth.lloyd'),
    profile: profileOf('gareth.lloyd'),
    jobTitle: 'Delivery Manager',
    shortDescription: 'Leads the larger client programmes.',
    lineManager: at('amelia.hart'),
    can: ['canManageProjects', 'canManageClients'],
    revenue: 'read',
  },
  {
    username: at('nadia.karim'),
    profile: profileOf('nadia.karim'),
    jobTitle: 'Finance Manager',
    shortDescription: 'Invoices, payments and month end.',
    lineManager: at('ruth.ellison'),
    can: ['canProcessPayments', 'canManageReports', 'canManageClients'],
    revenue: 'write',
  },
  {
    username: at('edward.marsh'),
    profile: profileOf('edward.marsh'),
    jobTitle: 'Business Development Lead',
    lineManager: at('amelia.hart'),
    can: ['canManageClients'],
    revenue: 'read',
  },
]

const member = (name: string, jobTitle: string, lineManager: string): DemoEmployee => ({
  username: at(name),
  profile: profileOf(name),
  jobTitle,
  lineManager: at(lineManager),
})

const team: readonly DemoEmployee[] = [
  member('priya.nair', 'Data Engineer', 'daniel.osei'),
  member('tom.okafor', 'Senior Consultant', 'gareth.lloyd'),
  member('hannah.whitfield', 'Business Analyst', 'gareth.lloyd'),
  member('sofia.mendes', 'UX Designer', 'gareth.lloyd'),
  member('imran.sheikh', 'QA Engineer', 'daniel.osei'),
  member('callum.reid', 'Software Engineer', 'daniel.osei'),
  member('megan.price', 'Consultant', 'gareth.lloyd'),
  { ...member('oliver.grant', 'Office Manager', 'ruth.ellison'), can: ['canManageAssets'] },
  member('grace.adeyemi', 'Senior Data Engineer', 'daniel.osei'),
  member('lewis.carver', 'Software Engineer', 'daniel.osei'),
  member('chloe.barnett', 'Consultant', 'tom.okafor'),
  member('rohan.desai', 'Data Analyst', 'grace.adeyemi'),
  member('isobel.frame', 'Business Analyst', 'hannah.whitfield'),
  member('marcus.webb', 'Platform Engineer', 'daniel.osei'),
  member('yasmin.haddad', 'Service Designer', 'sofia.mendes'),
  member('peter.lindqvist', 'Principal Consultant', 'amelia.hart'),
  member('bethan.rees', 'Finance Assistant', 'nadia.karim'),
  { ...member('joseph.amankwah', 'Consultant', 'tom.okafor'), isActive: false },
]

/** A consultancy of two dozen people, the workspace that the demo is about. */
export const calderRowe: DemoCompany = {
  name: 'Calder & Rowe',
  domain: 'calder-rowe',
  owner: at('amelia.hart'),
  financialYearStart: '04-01',
  holidayYearStart: '01-01',
  theme: defaultTheme,
  employees: [...leads, ...team],
  settings: calderRoweSettings,
  collections: calderRoweCollections,
  clients: calderRoweClients,
  projects: calderRoweProjects,
  absences: calderRoweAbsences,
  assets: calderRoweAssets,
  assetKeeper: at('oliver.grant'),
  markings: calderRoweMarkings,
  adjustments: calderRoweAdjustments,
  expenses: calderRoweExpenses,
  spending: calderRoweSpending,
  opportunities: calderRoweOpportunities,
  invoicing: calderRoweInvoicing,
  invitations: [
    {
      email: 'leila.farrow@mail.example',
      jobTitle: 'Data Engineer',
      lineManager: at('daniel.osei'),
      sentDaysAgo: 3,
    },
    {
      email: 'ben.ashworth@mail.example',
      jobTitle: 'Consultant',
      lineManager: at('gareth.lloyd'),
      sentDaysAgo: 20,
    },
  ],
}

/** The people offered for sign-in: one for each part someone may want to try. */
export const demoRoles = [
  { role: 'Owner', username: at('amelia.hart'), goodFor: 'The whole firm: people, money, projects and settings' },
  { role: 'Manager', username: at('daniel.osei'), goodFor: 'A team: approvals, team time and contracts' },
  { role: 'Project lead', username: at('gareth.lloyd'), goodFor: 'Projects: task boards, roles and budgets' },
  { role: 'Employee', username: at('priya.nair'), goodFor: 'A working day: timers, time sheets and tasks' },
  { role: 'Finance', username: at('nadia.karim'), goodFor: 'The money: clients, rates and time breakdowns' },
] as const
