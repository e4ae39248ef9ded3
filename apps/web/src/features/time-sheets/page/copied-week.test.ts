import { describe, expect, it } from 'vitest'
import { dataPlatform, sampleProject, sampleSubmission } from '../testing/sample-time'
import { copiedWeek } from './copied-week'

const copied = (changes: Partial<Parameters<typeof copiedWeek>[0]> = {}) =>
  copiedWeek({
    lastWeek: [sampleSubmission()],
    thisWeek: [],
    projects: new Map([[dataPlatform.id, { details: sampleProject(), roleIDs: [] }]]),
    today: '2026-11-18',
    timeZone: 'Europe/London',
    hasTags: false,
    ...changes,
  })
const reasonsOf = (changes: Parameters<typeof copied>[0]) => copied(changes).skipped.map(({ why }) => why)
const projectWith = (changes: Parameters<typeof sampleProject>[0]) =>
  new Map([[dataPlatform.id, { details: sampleProject(changes), roleIDs: [] }]])

describe('copying last week', () => {
  it('logs the same a week later', () => {
    expect(copied().bodies).toMatchObject([
      {
        from: '2026-11-18T09:00:00.000Z',
        to: '2026-11-18T12:30:00.000Z',
        projectID: dataPlatform.id,
        isFullyChargeable: true,
        comment: 'Mapped billing feeds',
      },
    ])
  })

  it('keeps the hour on the wall when clocks have changed in between', () => {
    const lastWeek = [
      sampleSubmission({ day: '2026-03-25', from: '2026-03-25T09:00:00.000Z', to: '2026-03-25T12:30:00.000Z' }),
    ]
    expect(copied({ lastWeek }).bodies).toMatchObject([
      { from: '2026-04-01T08:00:00.000Z', to: '2026-04-01T11:30:00.000Z' },
    ])
  })

  it('passes over what is there already and what was denied', () => {
    const thisWeek = [sampleSubmission({ id: 'x', day: '2026-11-18' })]
    expect(reasonsOf({ thisWeek })).toEqual(['Time is already logged there'])
    const denied = sampleSubmission()
    const lastWeek = [{ ...denied, request: { ...denied.request, state: 'denied' as const } }]
    expect(reasonsOf({ lastWeek })).toEqual(['It was denied'])
  })

  it('says why the project would refuse it', () => {
    expect(reasonsOf({ projects: projectWith({ isActive: false }) })[0]).toMatch(/inactive/)
    expect(reasonsOf({ projects: projectWith({ endDate: '2026-11-15' }) })[0]).toMatch(/end date/)
    expect(reasonsOf({ projects: projectWith({ timeSheetConstraint: 'strict' }), today: '2026-11-19' })[0]).toMatch(
      /time constraint/,
    )
    expect(reasonsOf({ projects: new Map([[dataPlatform.id, null]]) })[0]).toMatch(/no longer log time/)
  })

  it('lets go of a role that is no longer one’s own', () => {
    const lastWeek = [sampleSubmission({ roleID: 'r' })]
    expect(copied({ lastWeek }).bodies).toMatchObject([{ roleID: null }])
    const projects = new Map([[dataPlatform.id, { details: sampleProject(), roleIDs: ['r'] }]])
    expect(copied({ lastWeek, projects }).bodies).toMatchObject([{ roleID: 'r' }])
  })
})
