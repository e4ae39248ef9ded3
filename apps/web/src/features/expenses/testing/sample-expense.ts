import type { Expense } from '@praxis/contract/expenses/expense-shapes'

export const person = (id: string, displayName: string) => ({
  id,
  displayName,
  displayInitials: displayName
    .split(' ')
    .map((word) => word[0])
    .join(''),
  profileImage: null,
  jobTitle: 'Engineer',
  isActive: true,
})
export const amelia = person('amelia', 'Amelia Hart')

const ID = '0198c0de-0000-7000-8000-0000000000e1'

/** A hotel that was paid in euros and is not submitted yet. */
export const sampleExpense = ({
  request = {},
  ...changes
}: Omit<Partial<Expense>, 'request'> & { request?: Partial<Expense['request']> } = {}): Expense => ({
  id: ID,
  employee: person('priya', 'Priya Nair'),
  name: 'Hotel, Rotterdam',
  incurredDate: '2026-11-05',
  incurredDateTimeInterval: 1_793_836_800,
  amount: 18_400,
  currency: 'EUR',
  convertedAmount: 16_030,
  conversion: { rate: '0.87120000', day: '2026-11-05', isOld: false },
  vatAmount: 3067,
  netAmount: 15_333,
  type: {
    id: 'accommodation',
    typeCode: 'ACC',
    typeName: 'Accommodation',
    typeDescription: '',
    typeCategory: 'Travel',
    typeVATRate: 0.2,
    isReceiptNeeded: true,
  },
  project: { id: 'platform', details: { name: 'Data platform' }, client: null, isInternal: false },
  billToClient: true,
  creditCard: null,
  comment: '',
  dynamicDetails: [],
  receipts: [
    { id: 'receipt', name: 'maaszicht.jpg', contentType: 'image/jpeg', size: 1_200_000, url: '/files/receipt' },
  ],
  isMileageExpense: false,
  mileage: null,
  groupIdentifier: null,
  groupName: null,
  request: {
    state: 'unsubmitted',
    approver: amelia,
    approvedBy: null,
    submittedAt: null,
    decidedAt: null,
    comment: '',
    isAutoApproved: false,
    ...request,
  },
  payment: null,
  counterOf: null,
  correctionOf: null,
  correctedBy: null,
  problems: [],
  doubles: [],
  version: 3,
  can: { edit: true, delete: true, correct: false, changeVAT: false, unapprove: false },
  ...changes,
})

export const leeds = { label: 'Leeds office, Weir Street', latitude: 53.8, longitude: -1.55 }
export const warrington = { label: 'Warrington', latitude: 53.39, longitude: -2.59 }

export const sampleMileage = (changes: Partial<Expense['mileage'] & object> = {}): Expense =>
  sampleExpense({
    name: 'Leeds office – Warrington, return',
    isMileageExpense: true,
    type: null,
    receipts: [],
    amount: 4410,
    currency: 'GBP',
    convertedAmount: 4410,
    conversion: null,
    mileage: {
      places: [leeds, warrington],
      isReturn: true,
      metres: 157_716,
      source: 'estimate',
      suggestedMetres: null,
      reason: '',
      unit: 'imperial',
      tenths: 980,
      rate: 45,
      ...changes,
    },
  })
