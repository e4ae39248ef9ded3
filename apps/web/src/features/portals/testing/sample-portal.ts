import type { PortalDetails, PortalGate } from '@praxis/contract/portals/portal-visits'
import { DEFAULT_COLOURS } from '@praxis/domain/theme/company-theme'

const company = { name: 'Calder & Rowe', logoImage: null, theme: DEFAULT_COLOURS }

export const sampleGate = (more: Partial<PortalGate> = {}): PortalGate => ({
  isEmailValidationRequired: true,
  title: 'Data platform',
  company,
  ...more,
})

export const samplePortal = (more: Partial<PortalDetails> = {}): PortalDetails => ({
  reference: 'k7Qe4pWx',
  title: 'Data platform',
  welcomeText: 'Release 3 is ready for your review.',
  preset: 'custom',
  sharedInfos: [],
  project: {
    name: 'Data platform',
    client: 'Northgate Water',
    clientLogoImage: null,
    startDate: '2026-07-06',
    endDate: '2027-03-31',
    lead: { id: '0198c0de-0000-7000-8000-000000000001', name: 'Amelia H.' },
  },
  company,
  timeZone: 'Europe/London',
  visitor: { name: 's.orr', email: 's.orr@northgate.example' },
  isPreview: false,
  ...more,
})
