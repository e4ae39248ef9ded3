import {
  EmployeeSettings,
  OpportunityAndProjectSettings,
  StoredClientSettings,
  TimeSheetSettings,
} from '@praxis/contract/company/company-settings'
import { InvoiceSettings } from '@praxis/contract/company/invoice-settings'
import type { DemoCollections, DemoCompany } from './demo-company'

export const calderRoweSettings: DemoCompany['settings'] = {
  employee: EmployeeSettings.parse({
    // Carried days can be used until the end of the year.
    carryOverExpiryMonths: null,
    defaultDynamicDetails: [
      { key: 'Emergency contact', type: 'freeText', audience: 'aboveAndManagers' },
      { key: 'Laptop', type: 'freeText' },
      { key: 'Start office', type: 'selects', options: ['London', 'Bristol', 'Leeds'] },
    ],
  }),
  client: StoredClientSettings.parse({
    defaultDynamicDetails: [
      {
        key: 'Sector',
        type: 'selects',
        isStrategic: true,
        options: [
          'Utilities, regulated',
          'Energy',
          'Local government',
          'Health',
          'Transport',
          'Financial services',
          'Professional services',
          'Food and retail',
          'Housing',
          'Marine',
        ],
      },
      { key: 'Framework', type: 'freeText' },
      { key: 'Framework ends', type: 'date' },
      { key: 'Sponsor', type: 'employee' },
      { key: 'Supplier number', type: 'freeText' },
    ],
    searchableDynamicFields: ['Sector', 'Supplier number'],
  }),
  opportunityAndProject: OpportunityAndProjectSettings.parse({
    defaultProjectDynamicDetails: [
      { key: 'Purchase order', type: 'freeText' },
      { key: 'Stage', type: 'selects', options: ['Discovery', 'Design', 'Build', 'Rollout', 'Support'] },
      { key: 'Risk', type: 'selects', isStrategic: true, options: ['Low', 'Medium', 'High'] },
      { key: 'Sponsor', type: 'employee' },
      { key: 'Next review', type: 'date' },
    ],
  }),
  timeSheet: TimeSheetSettings.parse({ enableTags: true }),
  invoice: InvoiceSettings.parse({
    numberPrefix: 'CR-',
    nextNumber: 1042,
    // One was given by the demo’s invoices.
    nextCreditNoteNumber: 2,
    contact: { name: 'Nadia Karim', phone: '020 7946 0018', email: 'accounts@calder-rowe.example' },
    vatNumber: 'GB 123 4567 82',
    companyNumber: '09123456',
    legalName: 'Calder & Rowe Ltd',
    electronicAddress: { scheme: '9932', id: 'GB123456782' },
    bankAccount: {
      accountName: 'Calder & Rowe Ltd',
      sortCode: '60-16-13',
      accountNumber: '31926819',
      iban: 'GB29NWBK60161331926819',
      bic: 'NWBKGB2L',
    },
    address: { line1: '14 Weir Street', line2: '', city: 'London', postcode: 'SE1 0XX', region: '' },
    footnote: 'Thank you for working with us.',
  }),
}

/** The company's collections; rates are in pence an hour. */
export const calderRoweCollections: DemoCollections = {
  rateCards: [
    { name: 'Director', code: 'DIR', hourlyCharge: 21_000, hourlyCost: 9_500 },
    { name: 'Principal Consultant', code: 'PRI', hourlyCharge: 17_500, hourlyCost: 7_800 },
    { name: 'Senior Consultant', code: 'SEN', hourlyCharge: 14_000, hourlyCost: 6_200 },
    { name: 'Consultant', code: 'CON', hourlyCharge: 11_000, hourlyCost: 4_800 },
    { name: 'Engineer', code: 'ENG', hourlyCharge: 12_000, hourlyCost: 5_400 },
    { name: 'Designer', code: 'DES', hourlyCharge: 11_500, hourlyCost: 5_000 },
    { name: 'Analyst', code: 'ANA', hourlyCharge: 9_000, hourlyCost: 3_900 },
  ],
  absenceReasons: [{ name: 'Study leave', initials: 'ST', color: '#3498db', allowanceDays: 5 }],
  creditCards: [
    { name: 'Office Visa', brand: 'visa', lastFour: '4242' },
    {
      name: 'Delivery American Express',
      brand: 'american-express',
      lastFour: '0005',
      holder: 'gareth.lloyd@calder-rowe.example',
    },
  ],
  journalCategories: [
    { name: 'Quarterly review', initials: 'QR', color: '#8a3566' },
    { name: 'Risk', initials: 'RK', color: '#c2185b' },
    { name: 'Proposal', initials: 'PR', color: '#b14a12' },
  ],
  bankHolidays: [{ name: 'Office closed before Christmas', on: '12-24' }],
}
