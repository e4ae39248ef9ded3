import type { FirstSteps } from '@praxis/contract/company/companies'
import { adminCapabilities } from '@praxis/contract/people/capabilities'
import type { User } from '@praxis/contract/people/users'
import { describe, expect, it } from 'vitest'
import type { Capability, FeatureFlag } from '../../shell/workspace/workspace-viewer'
import { nextSteps } from './next-steps'

const user = (changes: Partial<User>): User => ({
  id: '00000000-0000-4000-8000-000000000000',
  username: 'amelia@example.com',
  details: { firstName: 'Amelia', lastName: 'Hart' },
  profileImage: null,
  colourScheme: 'auto',
  secondFactor: { isEnabled: false, recoveryCodesLeft: 0 },
  ...changes,
})
const nothing: FirstSteps = { companyDetails: false, people: false, client: false, project: false, ownTime: false }
const everything: FirstSteps = { companyDetails: true, people: true, client: true, project: true, ownTime: true }

interface Situation {
  readonly of?: Partial<User>
  readonly done?: FirstSteps
  readonly capabilities?: readonly Capability[]
  readonly features?: readonly FeatureFlag[]
}

const open = ({ of = {}, done = nothing, capabilities = [], features = ['project', 'timeSheet'] }: Situation) =>
  nextSteps({
    user: user(of),
    done,
    companyDomain: 'firm',
    capabilities: new Set(capabilities),
    features: new Set(features),
  })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id)

describe('the next steps', () => {
  it('lead a founder from the company to the first hour', () => {
    expect(open({ capabilities: adminCapabilities })).toEqual([
      'company',
      'people',
      'client',
      'project',
      'time',
      'image',
      'secondFactor',
    ])
  })

  it('are the own ones for an employee', () => {
    expect(open({})).toEqual(['time', 'image', 'secondFactor'])
  })

  it('leave out what is switched off or not the reader’s to do', () => {
    expect(open({ capabilities: adminCapabilities, features: [] })).toEqual([
      'company',
      'people',
      'image',
      'secondFactor',
    ])
    expect(open({ capabilities: ['canManageClients'] })).toEqual(['client', 'time', 'image', 'secondFactor'])
  })

  it('are ticked off when they are done', () => {
    const of = { profileImage: '/image', secondFactor: { isEnabled: true, recoveryCodesLeft: 10 } }
    expect(open({ of, done: everything, capabilities: adminCapabilities })).toEqual([])
  })

  it('remind of recovery codes when few are left', () => {
    const of = { profileImage: '/image', secondFactor: { isEnabled: true, recoveryCodesLeft: 3 } }
    expect(open({ of, done: everything })).toEqual(['recoveryCodes'])
  })
})
