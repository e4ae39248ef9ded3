import { type DemoOpportunity, lost, offer, up } from './demo-opportunity'
import { budget, role } from './demo-project'

const EM = 'edward.marsh'
const AH = 'amelia.hart'
const GL = 'gareth.lloyd'
const DO = 'daniel.osei'
const TO = 'tom.okafor'

/** What may come, by stage; a few are late, and two wait for somebody to make a project of them. */
const open: readonly DemoOpportunity[] = [
  offer('Halden Bank', 'Core review', EM, [84_000, 36], up('Lead', 12, 12), 74),
  offer('Fairmile Logistics', 'Yard management', EM, [62_000, 32], up('Lead', 20, 20), 102),
  offer('Tidewater Marine', 'Fleet telemetry', AH, [56_000, 34], up('Lead', 9, 9), 135),
  offer('Orchard Housing', 'Repairs analytics', EM, [48_000, 30], up('Lead', 31, 31), 88),
  offer('Pennine NHS Trust', 'Ward handover tablet', GL, [45_000, 28], up('Lead', 15, 15), 120),
  offer('Mercer & Gale LLP', 'Archive search', EM, [38_000, 33], up('Lead', 40, 40), 60),
  offer('Bramley Foods', 'Supplier scorecards', EM, [34_000, 29], up('Lead', 22, 22), 95),
  offer('Ashdown Borough Council', 'Parking permits', TO, [25_000, 26], up('Lead', 6, 6), 110),
  offer('Severn Rail', 'Crew rostering discovery', GL, [20_000, 31], up('Lead', 3, 3)),
  offer('Lumen Energy', 'Export tariffs', AH, [72_000, 35], up('Qualified', 45, 19), 31),
  offer('Kestrel Insurance', 'Fraud signals', EM, [64_000, 37], up('Qualified', 52, 24), 66),
  offer('Pennine NHS Trust', 'Theatre data, phase 2', GL, [52_000, 30], up('Qualified', 38, 11), 31),
  offer('Severn Rail', 'Station data, year 2', GL, [46_000, 33], up('Qualified', 70, 41), -11),
  offer('Ashdown Borough Council', 'Housing benefits', TO, [34_000, 28], up('Qualified', 33, 14), 74),
  offer('Bramley Foods', 'Recall drill', EM, [18_000, 25], up('Qualified', 26, 8), 45),
  {
    ...offer('Northgate Water', 'Phase 2', AH, [128_000, 38], up('Proposal', 59, 21), 17),
    isStrategic: true,
    consultancy: { revenue: 11_176_800, cost: 6_441_600 },
    expenses: { revenue: 1_023_200, cost: 974_000 },
    other: { revenue: 600_000, cost: 480_000 },
    tags: ['data', 'utilities'],
    team: [
      { ...role('Solutions architect', 'Principal Consultant', 'daniel.osei'), hours: 4, fromWeek: 7, weeks: 12 },
      { ...role('Data engineer', 'Engineer', 'priya.nair'), hours: 6, fromWeek: 7, weeks: 12 },
      { ...role('Data engineer', 'Engineer'), hours: 7.5, fromWeek: 9, weeks: 8 },
      { ...role('Business analyst', 'Analyst', 'hannah.whitfield'), hours: 3, fromWeek: 7, weeks: 10 },
      { ...role('Delivery manager', 'Senior Consultant', 'gareth.lloyd'), hours: 1, fromWeek: 7, weeks: 12 },
    ],
  },
  {
    ...offer('Kestrel Insurance', 'Broker portal, phase 2', EM, [86_000, 34], up('Proposal', 48, 16), 24),
    team: [
      { ...role('Senior consultant', 'Senior Consultant', 'tom.okafor'), hours: 4, fromWeek: 6, weeks: 16 },
      { ...role('Designer', 'Designer'), hours: 3, fromWeek: 6, weeks: 8 },
    ],
  },
  offer('Fairmile Logistics', 'Route optimiser', DO, [58_000, 31], up('Proposal', 66, 28), 31),
  offer('Halden Bank', 'Resilience testing', EM, [42_000, 40], up('Proposal', 35, 13), 10),
  offer('Bramley Foods', 'Demand roll-out', DO, [24_000, 27], up('Proposal', 41, 9), 24),
  {
    ...offer('Severn Rail', 'Timetable portal, year 2', GL, [92_000, 36], up('Negotiation', 84, 12), 10),
    charging: 'fixed',
    isStrategic: true,
    team: [
      { ...role('Delivery manager', 'Senior Consultant', 'gareth.lloyd'), hours: 3, fromWeek: 5, weeks: 26 },
      { ...role('Engineer', 'Engineer'), hours: 6, fromWeek: 5, weeks: 26 },
    ],
  },
  offer('Lumen Energy', 'Tariff explorer support', AH, [40_000, 42], up('Negotiation', 61, 18), 3),
  offer('Mercer & Gale LLP', 'Matter intake, phase 2', EM, [32_000, 35], up('Negotiation', 57, 7), 13),
]

/** What was decided in the last two years. */
const decided: readonly DemoOpportunity[] = [
  {
    ...offer('Northgate Water', 'Design authority', AH, [56_000, 38], up('Won', 150, 96)),
    project: 'Design authority',
  },
  {
    ...offer('Ashdown Borough Council', 'Council tax self-service', GL, [74_000, 30], up('Won', 190, 120)),
    project: 'Council tax self-service',
  },
  {
    ...offer('Northgate Water', 'Data platform', AH, [210_000, 32], up('Won', 260, 165)),
    project: 'Data platform',
    isStrategic: true,
  },
  { ...offer('Severn Rail', 'Timetable portal', GL, [120_000, 34], up('Won', 400, 310)), project: 'Timetable portal' },
  { ...offer('Lumen Energy', 'Tariff explorer', AH, [98_000, 36], up('Won', 330, 240)), project: 'Tariff explorer' },
  {
    ...offer('Kestrel Insurance', 'Claims intake, phase 2', EM, [66_000, 31], up('Won', 210, 140)),
    project: 'Claims intake, phase 2',
  },
  offer('Halden Bank', 'Branch onboarding, year 2', EM, [38_000, 33], up('Won', 63, 9)),
  offer('Tidewater Marine', 'Berth booking', AH, [44_000, 35], up('Won', 90, 30)),
  {
    ...offer('Kestrel Insurance', 'Claims intake, phase 1', EM, [58_000, 29], up('Won', 690, 610)),
    project: 'Claims intake, phase 1',
  },
  {
    ...offer('Pennine NHS Trust', 'Referral triage', GL, [88_000, 33], up('Won', 540, 455)),
    project: 'Referral triage',
  },
  { ...offer('Orchard Housing', 'Voids dashboard', EM, [36_000, 28], lost('Proposal', 120, 48)), lostReason: 'Price' },
  {
    ...offer('Fairmile Logistics', 'Fuel cards', EM, [22_000, 30], lost('Qualified', 150, 100)),
    lostReason: 'No budget',
  },
  {
    ...offer('Halden Bank', 'Data lineage', EM, [64_000, 35], lost('Negotiation', 200, 84)),
    lostReason: 'Chose a competitor',
  },
  { ...offer('Bramley Foods', 'Loyalty app', DO, [24_000, 20], lost('Lead', 70, 25)), lostReason: 'Not a fit' },
  {
    ...offer('Lumen Energy', 'Meter imaging', AH, [51_000, 32], lost('Proposal', 420, 330)),
    lostReason: 'Chose nobody',
  },
  { ...offer('Severn Rail', 'Lost property', GL, [15_000, 26], lost('Lead', 600, 560)), lostReason: 'No answer' },
  {
    ...offer('Pennine NHS Trust', 'Bed management', GL, [140_000, 30], lost('Negotiation', 700, 580)),
    lostReason: 'Price',
    other: budget(4_000, 10),
  },
]

/** Forty opportunities over all stages. */
export const calderRoweOpportunities: readonly DemoOpportunity[] = [...open, ...decided]
