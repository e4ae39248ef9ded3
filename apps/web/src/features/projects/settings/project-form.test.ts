import { emptyDynamicDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { describe, expect, it } from 'vitest'
import { mergeDraft } from '../../../ui/forms/draft'
import { changedFields } from '../../../ui/forms/draft-changes'
import { sampleProject } from '../testing/sample-project'
import { changeNote, type ProjectForm, projectForm, projectInput, projectShape } from './project-form'
import { projectProblems } from './project-problems'

const definitions = [
  { key: 'Framework', type: 'freeText' as const, isRequired: false, isStrategic: false },
  { key: 'Sponsor', type: 'freeText' as const, isRequired: true, isStrategic: false },
]
const saved = projectForm(sampleProject(), definitions)
const inputOf = (edits: Partial<ProjectForm>) => projectInput(saved, edits)
const editsOver = (edits: Partial<ProjectForm>, base: typeof saved, theirs: typeof saved): Partial<ProjectForm> =>
  changedFields(theirs, mergeDraft({ edited: { ...base, ...edits }, base }, theirs, projectShape).draft.edited)

describe('a project that was touched but not changed', () => {
  it('sends nothing', () => {
    expect(inputOf({})).toBeUndefined()
    expect(
      inputOf({
        ...saved,
        name: ' Data platform ',
        tags: ['data', 'utilities', 'Data'],
        consultancyBudget: { ...saved.consultancyBudget },
        dynamicDetails: saved.dynamicDetails.map((row) => ({ ...row })),
      }),
    ).toBeUndefined()
  })

  it('counts no row that is empty', () => {
    const empty = { key: '', value: '', type: 'freeText', isRequired: false, isStrategic: false } as const
    expect(inputOf({ timeSheetSubmissionDetails: [empty] })).toBeUndefined()
  })
})

describe('a budget that two people change', () => {
  it('keeps the cost that somebody else saved beside the revenue that was typed', () => {
    const base = { ...saved, consultancyBudget: { revenue: 100, cost: 60 } }
    const typed = { consultancyBudget: { revenue: 120, cost: 60 } }
    const now = { ...saved, consultancyBudget: { revenue: 100, cost: 75 } }
    expect(editsOver(typed, base, now)).toEqual({ consultancyBudget: { revenue: 120, cost: 75 } })
  })
})

describe('what was changed', () => {
  it('is sent without the rest', () => {
    const edits: Partial<ProjectForm> = {
      name: 'Data platform 2',
      leadID: { id: '0198c0de-0000-7000-8000-000000000002', displayName: 'Daniel Osei' },
      endDate: null,
      tags: saved.tags,
      timeSheetConstraint: 'strict',
      consultancyBudget: { revenue: 20_000_000, cost: null },
    }
    expect(inputOf(edits)).toEqual({
      name: 'Data platform 2',
      leadID: '0198c0de-0000-7000-8000-000000000002',
      endDate: null,
      timeSheetConstraint: 'strict',
      consultancyBudget: { revenue: 20_000_000, cost: 0 },
    })
  })

  it('of the rows that a submission asks for is all of them, with options only where there are any', () => {
    const row = { key: 'Site', value: '', type: 'selects', isRequired: true, isStrategic: false } as const
    const rows = [
      { ...row, options: ['Leeds', 'York'] },
      { ...row, key: 'Ticket', type: 'freeText' as const },
    ]
    expect(inputOf({ timeSheetSubmissionDetails: rows })?.timeSheetSubmissionDetails).toEqual([
      { key: 'Site', type: 'selects', isRequired: true, isStrategic: false, options: ['Leeds', 'York'] },
      { key: 'Ticket', type: 'freeText', isRequired: true, isStrategic: false },
    ])
  })

  it('is told in a word', () => {
    expect(changeNote({ endDate: null, name: 'Other' })).toBe('name, end date')
    expect(changeNote({ name: 'Other', endDate: null, tags: [], isStrategic: true })).toBe(
      'name, strategic, end date and 1 more',
    )
  })

  it('includes what cannot be saved yet: a lead or a client taken away, an amount that is none', () => {
    expect(inputOf({ leadID: null })).toBeUndefined()
    const problemsWith = (edits: Partial<ProjectForm>) => projectProblems({ ...saved, ...edits }, false)
    expect(problemsWith({ leadID: null })).toHaveProperty('leadID')
    expect(problemsWith({ clientID: null })).toHaveProperty('clientID')
    const otherBudget = { ...saved.otherBudget, cost: Number.NaN }
    expect(problemsWith({ otherBudget })).toHaveProperty('otherBudget')
    expect(Object.keys(problemsWith({}))).toEqual(['dynamicDetails'])
  })
})

it('of the other details, only rows that were changed are sent, on top of what somebody else saved meanwhile', () => {
  const row = (key: string, value: string) => ({ ...emptyDynamicDetail, key, value })
  const base = { ...saved, dynamicDetails: [row('Phase', 'Design'), row('Site', 'Leeds')] }
  const theirs = { ...saved, dynamicDetails: [row('Phase', 'Design'), row('Site', 'York')] }
  const edits = editsOver({ dynamicDetails: [row('Phase', 'Build'), row('Site', 'Leeds')] }, base, theirs)
  expect(edits.dynamicDetails).toEqual([row('Phase', 'Build'), row('Site', 'York')])
  expect(projectInput(theirs, edits)).toEqual({ dynamicDetails: { changed: [row('Phase', 'Build')], removedKeys: [] } })
})

describe('what stands in the way of saving', () => {
  const noSponsor = { ...saved, dynamicDetails: [] }

  it('is told by field', () => {
    const form = {
      ...noSponsor,
      name: '',
      leadID: null,
      clientID: null,
      startDate: '2026-07-02',
      endDate: '2026-07-01',
    }
    expect(projectProblems(form, false)).toEqual({
      name: 'Project name is required',
      leadID: 'Lead is required',
      clientID: 'Client is required',
      endDate: 'Date must be in the future',
    })
  })

  it('is no missing client in an internal project', () => {
    expect(projectProblems({ ...noSponsor, clientID: null }, true)).toEqual({})
  })

  it('is a required detail without a value', () => {
    expect(projectProblems(saved, false)).toEqual({ dynamicDetails: 'Sponsor is required' })
  })
})
