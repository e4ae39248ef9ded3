import type { DemoProfile } from './demo-company'

const FOUR_DAYS = [7.5, 7.5, 7.5, 7.5, 0] as const
const THREE_DAYS = [0, 7.5, 7.5, 7.5, 0] as const
const MORNINGS = [4, 4, 4, 4, 4] as const
const SHORT_FRIDAYS = [7.5, 7.5, 7.5, 7.5, 4] as const

// Phone numbers that the regulator reserves for fiction.
const landline = (extension: string) => `+44 20 7946 0${extension}`

const kit = (office: string, laptop: string, emergencyContact: string) => ({
  'Start office': office,
  Laptop: laptop,
  'Emergency contact': emergencyContact,
})

/** Contracts and details of the people of the first company, by the name in their address. */
export const calderRoweProfiles: Readonly<Record<string, DemoProfile>> = {
  'amelia.hart': {
    contractStart: '2014-03-03',
    periods: [{ holidayDays: 30 }],
    tags: ['Water', 'Energy', 'Leadership'],
    landline: landline('101'),
    dynamicDetails: kit('London', 'CR-1001', 'James Hart, husband'),
  },
  'ruth.ellison': {
    contractStart: '2015-09-01',
    periods: [{ holidayDays: 28 }],
    isInternal: true,
    tags: ['People', 'Contracts', 'First aid'],
    landline: landline('102'),
    dynamicDetails: kit('London', 'CR-1004', 'Judith Ellison, sister'),
  },
  'daniel.osei': {
    contractStart: '2016-01-11',
    periods: [{ holidayDays: 28 }],
    tags: ['Architecture', 'Cloud', 'Data platforms', 'Security', 'Mentor', 'First aid'],
    landline: landline('103'),
    dynamicDetails: kit('London', 'CR-1007', 'Abena Osei, wife'),
  },
  'gareth.lloyd': {
    contractStart: '2016-06-06',
    periods: [{ holidayDays: 28 }],
    tags: ['Delivery', 'Public sector', 'Agile'],
    landline: landline('104'),
    dynamicDetails: kit('Bristol', 'CR-1009', 'Carys Lloyd, wife'),
  },
  'nadia.karim': {
    contractStart: '2018-04-03',
    isInternal: true,
    tags: ['Finance', 'Month end'],
    landline: landline('105'),
    dynamicDetails: kit('London', 'CR-1013', 'Sami Karim, brother'),
  },
  'edward.marsh': {
    contractStart: '2019-02-04',
    savesLeave: true,
    tags: ['Sales', 'Energy'],
    landline: landline('106'),
    dynamicDetails: kit('London', 'CR-1016', 'Helen Marsh, mother'),
  },
  'priya.nair': {
    contractStart: '2021-05-04',
    tags: ['Python', 'SQL', 'dbt', 'Airflow'],
    dynamicDetails: kit('London', 'CR-1024', 'Meera Nair, mother'),
  },
  'tom.okafor': {
    contractStart: '2018-10-01',
    tags: ['Strategy', 'Water', 'Workshops'],
    dynamicDetails: kit('Bristol', 'CR-1015', 'Ngozi Okafor, wife'),
  },
  // Hannah went down to four days in the middle of this year.
  'hannah.whitfield': {
    contractStart: '2019-09-02',
    periods: [{}, { from: '07-01', week: FOUR_DAYS, holidayDays: 20 }],
    tags: ['Process', 'Requirements', 'Public sector'],
    dynamicDetails: kit('Leeds', 'CR-1018', 'Will Whitfield, husband'),
  },
  'sofia.mendes': {
    contractStart: '2020-01-13',
    tags: ['UX', 'Research', 'Accessibility'],
    dynamicDetails: kit('London', 'CR-1019', 'Rui Mendes, brother'),
  },
  'imran.sheikh': {
    contractStart: '2020-08-03',
    periods: [{ week: SHORT_FRIDAYS }],
    tags: ['Testing', 'Automation'],
    dynamicDetails: kit('Leeds', 'CR-1021', 'Farah Sheikh, wife'),
  },
  'callum.reid': {
    contractStart: '2021-09-06',
    tags: ['TypeScript', 'PostgreSQL'],
    dynamicDetails: kit('Bristol', 'CR-1026', 'Fiona Reid, mother'),
  },
  'megan.price': {
    contractStart: '2022-02-07',
    tags: ['Change', 'Energy'],
    dynamicDetails: kit('Bristol', 'CR-1028', 'Huw Price, father'),
  },
  'oliver.grant': {
    contractStart: '2019-11-04',
    isInternal: true,
    tags: ['Office', 'First aid'],
    landline: landline('100'),
    dynamicDetails: kit('London', 'CR-1017', 'Paul Grant, father'),
  },
  'grace.adeyemi': {
    contractStart: '2019-04-01',
    periods: [{ week: FOUR_DAYS, holidayDays: 20 }],
    tags: ['Data platforms', 'Spark', 'Mentor'],
    dynamicDetails: kit('London', 'CR-1014', 'Tunde Adeyemi, husband'),
  },
  // Lewis came as a contractor and stayed.
  'lewis.carver': {
    contractStart: '2023-03-06',
    periods: [{ type: 'contractor', holidayDays: 0 }, { from: '2024-02-01' }],
    tags: ['Go', 'Kubernetes'],
    dynamicDetails: kit('London', 'CR-1033', 'Anna Carver, sister'),
  },
  'chloe.barnett': {
    contractStart: '2022-09-05',
    tags: ['Strategy', 'Modelling'],
    dynamicDetails: kit('London', 'CR-1031', 'Ruth Barnett, mother'),
  },
  'rohan.desai': {
    contractStart: '2023-06-05',
    tags: ['SQL', 'Power BI'],
    dynamicDetails: kit('Leeds', 'CR-1034', 'Anil Desai, father'),
  },
  'isobel.frame': {
    contractStart: '2024-01-08',
    tags: ['Requirements', 'Process'],
    dynamicDetails: kit('Leeds', 'CR-1036', 'Morag Frame, mother'),
  },
  'marcus.webb': {
    contractStart: '2024-04-15',
    periods: [{ type: 'contractor', holidayDays: 0 }],
    tags: ['Terraform', 'AWS', 'Contractor'],
    dynamicDetails: { 'Start office': 'London' },
  },
  'yasmin.haddad': {
    contractStart: '2023-10-02',
    periods: [{ week: THREE_DAYS, holidayDays: 15 }],
    tags: ['Service design', 'Research'],
    dynamicDetails: kit('Bristol', 'CR-1035', 'Leila Haddad, mother'),
  },
  'peter.lindqvist': {
    contractStart: '2017-03-06',
    periods: [{ holidayDays: 28 }],
    tags: ['Energy', 'Regulation', 'Mentor'],
    landline: landline('107'),
    dynamicDetails: kit('London', 'CR-1011', 'Karin Lindqvist, wife'),
  },
  'bethan.rees': {
    contractStart: '2024-09-02',
    periods: [{ week: MORNINGS, holidayDays: 25 }],
    isInternal: true,
    tags: ['Finance'],
    dynamicDetails: kit('London', 'CR-1038', 'Owen Rees, husband'),
  },
  'joseph.amankwah': {
    contractStart: '2021-01-04',
    tags: ['Strategy'],
    dynamicDetails: kit('London', 'CR-1023', 'Esther Amankwah, mother'),
  },
}
