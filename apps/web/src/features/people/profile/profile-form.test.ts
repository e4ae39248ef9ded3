import { describe, expect, it } from 'vitest'
import { mergeDraft } from '../../../ui/forms/draft'
import { withNewPeriod } from '../employment-contract/contract-draft'
import { sampleEmployee } from '../testing/sample-employee'
import { changedParts, isAdmin, type ProfileForm, profileForm, profileInputs, profileShape } from './profile-form'

const employee = sampleEmployee()
const definitions = [{ key: 'Office', type: 'freeText', isRequired: false, isStrategic: false } as const]
const saved = profileForm(employee, definitions)

const inputsOf = (edits: Partial<ProfileForm>) => profileInputs(employee, saved, edits)
const partsOf = (edits: Partial<ProfileForm>) => [...changedParts(inputsOf(edits))]

describe('a profile that was touched but not changed', () => {
  it('sends nothing', () => {
    const untouched: Partial<ProfileForm> = {
      details: { ...saved.details },
      dynamicDetails: saved.dynamicDetails.map((row) => ({ ...row })),
      ...(saved.preferences && { preferences: { ...saved.preferences } }),
      ...(saved.permission && { permission: { ...saved.permission } }),
      ...(saved.contract && { contract: { ...saved.contract } }),
    }
    expect(inputsOf(untouched)).toEqual({ details: undefined, contract: undefined, permission: undefined })
    expect(partsOf(untouched)).toEqual([])
  })

  it('counts no row that is empty', () => {
    const empty = { key: '', value: '', type: 'freeText', isRequired: false, isStrategic: false } as const
    expect(partsOf({ dynamicDetails: [...saved.dynamicDetails, empty] })).toEqual([])
  })
})

describe('what was changed', () => {
  it('is sent without the rest', () => {
    const contact = { ...saved.details.contact, mobile: '+44 7700 900123' }
    const { details } = inputsOf({ details: { ...saved.details, jobTitle: 'Principal', contact } })
    expect(details).toEqual({ details: { jobTitle: 'Principal', contact: { mobile: '+44 7700 900123' } } })
  })

  it('of details, rows and preferences goes out in one call', () => {
    const edits: Partial<ProfileForm> = {
      details: { ...saved.details, tags: ['data'] },
      dynamicDetails: saved.dynamicDetails.map((row) => ({ ...row, value: 'Leeds' })),
      preferences: { openInNewTab: true, infiniteScrolling: false, timeZone: null },
    }
    expect(partsOf(edits)).toEqual(['details', 'dynamicDetails', 'preferences'])
    expect(inputsOf(edits).details?.preferences).toEqual({ openInNewTab: true })
    expect(inputsOf(edits).details?.dynamicDetails).toMatchObject({ changed: [{ key: 'Office', value: 'Leeds' }] })
  })

  it('of the permission is the capability and the line manager alone', () => {
    if (!saved.permission) throw new Error('The sample has a permission')
    const permission = { ...saved.permission, canManageClients: true, lineManager: null }
    expect(inputsOf({ permission }).permission).toEqual({ canManageClients: true, lineManagerID: null })
  })

  it('of the contract carries the version it was made to', () => {
    if (!saved.contract) throw new Error('The sample has a contract')
    const edits = { contract: withNewPeriod(saved.contract, '2027-01-01') }
    expect(partsOf(edits)).toEqual(['contract'])
    expect(inputsOf(edits).contract?.version).toBe(1)
    const draft = { edited: { ...saved, ...edits }, base: saved }
    expect(mergeDraft(draft, saved, profileShape).collisions).toEqual([])
    const newer = { ...saved, contract: { ...saved.contract, version: 2 } }
    expect(mergeDraft(draft, newer, profileShape).collisions).toMatchObject([{ path: 'contract' }])
  })
})

it('parts one may not see are not there to be edited', () => {
  const { contract, permission, preferences, ...rest } = employee
  expect(profileForm(rest, [])).toMatchObject({ contract: undefined, permission: undefined, preferences: undefined })
  expect(contract && permission && preferences).toBeTruthy()
})

it('an administrator is whoever holds the four', () => {
  const none = {
    canManageEmployees: true,
    canManageClients: true,
    canManageCompany: true,
    canManageProjects: false,
    canManageReports: true,
    canManageAssets: true,
    canProcessPayments: true,
    canImpersonate: true,
  }
  expect(isAdmin(none)).toBe(false)
  expect(isAdmin({ ...none, canManageProjects: true })).toBe(true)
})

describe('what somebody else saves while a profile is edited', () => {
  const theirs = {
    ...saved,
    details: {
      ...saved.details,
      jobTitle: 'Head of Data',
      contact: { ...saved.details.contact, fax: '020 7946 0001' },
    },
    ...(saved.permission && {
      permission: { ...saved.permission, canManageClients: !saved.permission.canManageClients },
    }),
  }

  it('is not taken back by an edit of another field', () => {
    const edits: Partial<ProfileForm> = {
      details: { ...saved.details, contact: { ...saved.details.contact, mobile: '07700 900123' } },
      ...(saved.permission && {
        permission: { ...saved.permission, canManageAssets: !saved.permission.canManageAssets },
      }),
    }
    const { draft: merged } = mergeDraft({ edited: { ...saved, ...edits }, base: saved }, theirs, profileShape)
    const { details, permission } = profileInputs(employee, theirs, merged.edited)
    expect(details).toEqual({ details: { contact: { mobile: '07700 900123' } } })
    expect(permission).toEqual({ canManageAssets: !saved.permission?.canManageAssets })
  })
})
