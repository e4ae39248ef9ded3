import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import type { Task } from '@praxis/contract/tasks/task-shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { useClientEditing } from '../features/clients/profile/use-client-editing'
import { sampleClient } from '../features/clients/testing/sample-client'
import { useBegunEntry } from '../features/journal/use-begun-entry'
import { useProfileEditing } from '../features/people/profile/use-profile-editing'
import { sampleEmployee } from '../features/people/testing/sample-employee'
import { useProjectEditing } from '../features/projects/settings/use-project-editing'
import { sampleProject } from '../features/projects/testing/sample-project'
import { companyManagementQuery } from '../features/settings/settings.queries'
import { sampleManagement } from '../features/settings/testing/sample-management'
import { useSettingsDraft } from '../features/settings/use-settings-draft'
import { type BoardScene, BoardSceneProvider } from '../features/tasks/board/board-context'
import { useKeptDraft } from '../features/tasks/task/use-kept-draft'
import { useWrittenText } from '../features/tasks/task/use-written-text'
import { useTemplateDraft } from '../features/tasks/templates/use-template-draft'
import { useUnsavedCells } from '../features/time-sheets/grid/unsaved-cells'
import { sampleWorkspace } from '../features/workspaces/testing/sample-workspace'
import { DraftsOf } from '../ui/drafts/draft-scope'
import { drafts } from '../ui/drafts/drafts'
import { reloadDrafts } from '../ui/drafts/testing/reload-drafts'
import { useForm } from '../ui/forms/use-form'

/** A draft as a build has kept it, to the letter. A change of a key or shape that no longer reads it loses text. */
function keep(key: string, text: string): void {
  drafts.keep(`amelia/${key}`, JSON.parse(text))
  reloadDrafts()
}

function Wrapper({ children }: { children: ReactNode }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(companyManagementQuery.queryKey, sampleManagement())
  return (
    <QueryClientProvider client={queryClient}>
      <BoardSceneProvider value={{} as Partial<BoardScene> as BoardScene}>
        <DraftsOf id="amelia">
          <Suspense>{children}</Suspense>
        </DraftsOf>
      </BoardSceneProvider>
    </QueryClientProvider>
  )
}

const open = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: Wrapper }).result

const workspace = sampleWorkspace('calder-rowe')
const task = {
  id: 'task-1',
  title: 'Draw the pipes',
  taskDescription: '<p>All</p>',
  version: 1,
} as Partial<Task> as Task
const template = {
  id: 'template-1',
  name: 'Usual',
  invoiceScheduler: 'none',
  dynamicDetails: [],
  taskDynamicDetails: [],
  version: 1,
} as Partial<ProjectTemplate> as ProjectTemplate
const CLIENT = 'client/0198c0de-0000-7000-8000-000000000011'
const PROJECT = 'project/0198c0de-0000-7000-8000-000000000021'
const PRIYA = 'employee/0198c0de-0000-7000-8000-000000000001'

const useSettings = () =>
  useSettingsDraft({
    page: 'details',
    valuesOf: ({ company: { name, domain } }) => ({ name, domain }),
    bodyOf: (changed) => ({ details: changed }),
  })
const useProfile = () => useProfileEditing(sampleEmployee(), workspace)

interface Place {
  readonly place: string
  readonly key: string
  /** What the builds before this one kept there, and this one, unless they keep the same. */
  readonly kept: readonly string[]
  readonly shown: () => unknown
  readonly typed: unknown
}

const places: readonly Place[] = [
  {
    place: 'a page of the settings',
    key: 'settings/details',
    kept: [
      '{"edits":{"name":"Rowe & Calder"},"base":{"name":"Calder & Rowe"},"idempotencyKey":"2b6920201709f88838d6354c72c4768b"}',
      '{"edited":{"name":"Rowe & Calder","domain":"calder-rowe"},"base":{"name":"Calder & Rowe","domain":"calder-rowe"}}',
    ],
    shown: () => open(useSettings).current.field('name').value,
    typed: 'Rowe & Calder',
  },
  {
    place: 'a template',
    key: 'template/template-1',
    kept: [
      '{"edits":{"name":"Usual and more"},"base":{"name":"Usual"},"idempotencyKey":"979e1b33871f704459f61d2cec8a7565"}',
      '{"edited":{"name":"Usual and more","invoiceScheduler":"none","dynamicDetails":[],"taskDynamicDetails":[]},"base":{"name":"Usual","invoiceScheduler":"none","dynamicDetails":[],"taskDynamicDetails":[]}}',
    ],
    shown: () => open(() => useTemplateDraft(template)).current.field('name').value,
    typed: 'Usual and more',
  },
  {
    place: 'the title of a task',
    key: 'task/task-1/title',
    kept: [
      '{"draft":{"edited":{"text":"Draw the pipes again"},"base":{"text":"Draw the pipes"}}}',
      '{"edited":{"text":"Draw the pipes again"},"base":{"text":"Draw the pipes"}}',
    ],
    shown: () => open(() => useWrittenText(task, 'title')).current.text,
    typed: 'Draw the pipes again',
  },
  {
    place: 'the description of a task',
    key: 'task/task-1/taskDescription',
    kept: [
      '{"draft":{"edited":{"text":"<p>All of them</p>"},"base":{"text":"<p>All</p>"}}}',
      '{"edited":{"text":"<p>All of them</p>"},"base":{"text":"<p>All</p>"}}',
    ],
    shown: () => open(() => useWrittenText(task, 'taskDescription')).current.text,
    typed: '<p>All of them</p>',
  },
  {
    place: 'a new comment',
    key: 'task/task-1/comment',
    kept: ['{"draft":{"text":"Asked Ruth","files":[]}}'],
    shown: () => open(() => useKeptDraft<{ text: string }>('comment', task.id)).current.draft?.text,
    typed: 'Asked Ruth',
  },
  {
    place: 'a comment that is edited',
    key: 'task/task-1/comment/c1',
    kept: ['{"draft":"Asked Ruth"}'],
    shown: () => open(() => useKeptDraft<string>('comment/c1', task.id)).current.draft,
    typed: 'Asked Ruth',
  },
  {
    place: 'a new journal entry',
    key: 'journal/clientID/northgate/new',
    kept: [
      '{"title":"Kick-off","content":"","categoryID":null,"entryDate":"2026-11-12","files":[{"fileName":"notes.txt"}],"removedFileIDs":[]}',
    ],
    shown: () => {
      const { begun, lostFiles } = open(() => useBegunEntry({ clientID: 'northgate' })).current
      return [begun?.title, ...lostFiles]
    },
    typed: ['Kick-off', 'notes.txt'],
  },
  {
    place: 'the details of a person',
    key: PRIYA,
    kept: [
      '{"edited":{"details":{"jobTitle":"Lead Engineer","shortDescription":"","tags":["data","utilities"],"contact":{"email":"priya@firm.example","mobile":"","landline":"","fax":""}},"dynamicDetails":[]},"base":{"details":{"jobTitle":"Data Engineer","shortDescription":"","tags":["data","utilities"],"contact":{"email":"priya@firm.example","mobile":"","landline":"","fax":""}},"dynamicDetails":[]}}',
    ],
    shown: () => open(useProfile).current.values.details.jobTitle,
    typed: 'Lead Engineer',
  },
  {
    place: 'a client',
    key: CLIENT,
    kept: [
      '{"edited":{"name":"Northgate Water","address":{"line1":"Lakeside House","line2":"","city":"York","postcode":"WA3 7XJ"}},"base":{"name":"Northgate Water","address":{"line1":"Lakeside House","line2":"","city":"Warrington","postcode":"WA3 7XJ"}}}',
    ],
    shown: () => open(() => useClientEditing(sampleClient(), workspace)).current.values.address.city,
    typed: 'York',
  },
  {
    place: 'a client whose owner is called otherwise by now',
    key: CLIENT,
    kept: [
      '{"edited":{"name":"Northgate Water","clientOwner":{"id":"0198c0de-0000-7000-8000-000000000002","displayName":"Daniel Osei"}},"base":{"name":"Northgate Water","clientOwner":{"id":"0198c0de-0000-7000-8000-000000000001","displayName":"Amelia Hart"}}}',
    ],
    shown: () => open(() => useClientEditing(sampleClient(), workspace)).current.values.clientOwnerID?.displayName,
    typed: 'Daniel Osei',
  },
  {
    place: 'a project',
    key: PROJECT,
    kept: [
      '{"edited":{"name":"Data platform","importID":"NW-200","otherBudget":{"revenue":1200000,"cost":950000}},"base":{"name":"Data platform","importID":"NW-114","otherBudget":{"revenue":1200000,"cost":950000}}}',
    ],
    shown: () => open(() => useProjectEditing(sampleProject(), workspace)).current.values.importID,
    typed: 'NW-200',
  },
  {
    place: 'a form in a dialog',
    key: 'client/new',
    kept: ['{"edits":{"name":"Ashdown Rail"},"base":{"name":""},"idempotencyKey":"26c8d7b32bca0e8d8499b9de6d92c124"}'],
    shown: () =>
      open(() => useForm({ draft: 'client/new', initialValues: { name: '' }, onSave: async () => undefined })).current
        .values.name,
    typed: 'Ashdown Rail',
  },
  {
    place: 'a cell of a week',
    key: 'time/week/2026-11-16',
    kept: [
      '{"personal  2026-11-16":{"text":"1h","comment":"Pipes","subject":{"project":null,"task":null},"day":"2026-11-16"}}',
    ],
    shown: () => open(() => useUnsavedCells('2026-11-16')).current.of({ row: 'personal ', day: '2026-11-16' })?.comment,
    typed: 'Pipes',
  },
]

const keptDrafts = places.flatMap(({ kept, ...place }) => kept.map((text) => ({ ...place, text })))

it.each(keptDrafts)('$place is filled with what was typed before a deployment', ({ key, text, shown, typed }) => {
  keep(key, text)
  expect(shown()).toEqual(typed)
})

it('what somebody else saved of the same field since is asked about, whichever build kept the draft', () => {
  keep('settings/details', '{"edits":{"name":"Rowe"},"base":{"name":"Calder"},"idempotencyKey":"2b69"}')
  expect(open(useSettings).current.collisions).toEqual([{ path: 'name', mine: 'Rowe', theirs: 'Calder & Rowe' }])
})

it('goes on in the shape of this build, and is gone when it is discarded', () => {
  keep('settings/details', '{"edits":{"name":"Rowe"},"base":{"name":"Calder & Rowe"},"idempotencyKey":"2b69"}')
  const result = open(useSettings)
  act(() => result.current.setValue('name', 'Rowe & Calder'))
  expect(drafts.own('amelia/settings/details')?.value).toMatchObject({ edited: { name: 'Rowe & Calder' } })
  act(() => result.current.discard())
  expect(drafts.own('amelia/settings/details')).toBeUndefined()
})

describe('a contract that was kept beside the profile', () => {
  const CONTRACT =
    '{"version":1,"startDate":"2022-03-01","isAvailableInClientResourcing":true,"periods":[{"key":"2022-02-07","appliedDate":"2022-03-01","type":"permanent","week":{"1":0,"2":27000,"3":27000,"4":27000,"5":27000,"6":27000,"7":0},"holidayEntitlementDays":25}]}'
  const NEW_CONTRACT =
    '{"startDate":"2022-03-01","isAvailableInClientResourcing":true,"periods":[{"key":"5b8d","appliedDate":"2022-03-01","type":"permanent","week":{"1":0,"2":27000,"3":27000,"4":27000,"5":27000,"6":27000,"7":0},"holidayEntitlementDays":25}]}'

  it('is part of the profile’s draft, which is kept in its place', () => {
    keep(PRIYA, places.find(({ key }) => key === PRIYA)?.kept[0] ?? '')
    keep(`${PRIYA}/contract`, CONTRACT)
    const result = open(useProfile)
    expect(result.current.values).toMatchObject({
      details: { jobTitle: 'Lead Engineer' },
      contract: { startDate: '2022-03-01' },
    })
    expect([...result.current.changed]).toEqual(['details', 'contract'])
    expect(result.current.isContractOutdated).toBe(false)
    expect(drafts.own(`amelia/${PRIYA}/contract`)).toBeUndefined()
    reloadDrafts()
    expect(open(useProfile).current.values.contract?.startDate).toBe('2022-03-01')
  })

  it('is asked about when somebody else has saved the contract since', () => {
    keep(`${PRIYA}/contract`, CONTRACT)
    const { contract } = sampleEmployee()
    const newer = sampleEmployee({ contract: contract && { ...contract, startDate: '2021-01-01', version: 2 } })
    const result = open(() => useProfileEditing(newer, workspace))
    expect(result.current.isContractOutdated).toBe(true)
    act(() => result.current.choose('contract', 'mine'))
    expect(result.current.values.contract).toMatchObject({ startDate: '2022-03-01', version: 2 })
  })

  it('is there for somebody who had none', () => {
    keep(`${PRIYA}/contract`, NEW_CONTRACT)
    const { contract: _, ...without } = sampleEmployee()
    const result = open(() => useProfileEditing(without, workspace))
    expect(result.current.values.contract?.startDate).toBe('2022-03-01')
    expect(result.current.isContractOutdated).toBe(false)
  })

  it('is offered when its tab was closed', () => {
    localStorage.setItem(
      `praxis-draft/amelia/${PRIYA}/contract#closed`,
      `{"value":${CONTRACT},"keptAt":${Date.now()},"tab":"closed"}`,
    )
    const result = open(useProfile)
    expect(result.current.draft.offeredAt).toBeTypeOf('number')
    act(() => result.current.draft.restore())
    expect(result.current.values.contract?.startDate).toBe('2022-03-01')
  })
})

describe('a contract that was kept before periods had rate cards', () => {
  const SENIOR = '0198c0de-0000-7000-8000-000000000041'
  const { contract, ...others } = sampleEmployee()
  const withCard = {
    ...others,
    ...(contract && {
      contract: { ...contract, periods: contract.periods.map((period) => ({ ...period, rateCardID: SENIOR })) },
    }),
  }
  const draft = (days: number, more = '') =>
    `{"version":1,"startDate":"2022-02-07","endDate":null,"isAvailableInClientResourcing":true,"periods":[{"key":"2022-02-07","appliedDate":"2022-02-07","type":"permanent","week":{"1":0,"2":27000,"3":27000,"4":27000,"5":27000,"6":27000,"7":0},"holidayEntitlementDays":${days}}${more}]}`
  const LATER =
    ',{"key":"9c1a","appliedDate":"2027-01-01","type":"permanent","week":{"1":0,"2":27000,"3":27000,"4":27000,"5":27000,"6":27000,"7":0},"holidayEntitlementDays":28}'

  it.each([
    ['beside the profile', `${PRIYA}/contract`, draft(28)],
    ['in its draft', PRIYA, `{"edited":{"contract":${draft(28)}},"base":{"contract":${draft(25)}}}`],
  ])('%s keeps the cards that are saved, and asks nothing', (_, key, text) => {
    keep(key, text)
    const { input, collisions } = open(() => useProfileEditing(withCard, workspace)).current
    expect(collisions).toEqual([])
    expect(input?.contract?.periods).toMatchObject([{ holidayEntitlementDays: 28, rateCardID: SENIOR }])
  })

  it('gives a period that was added the card of the one before it', () => {
    keep(PRIYA, `{"edited":{"contract":${draft(25, LATER)}},"base":{"contract":${draft(25)}}}`)
    const { input } = open(() => useProfileEditing(withCard, workspace)).current
    expect(input?.contract?.periods?.map(({ rateCardID }) => rateCardID)).toEqual([SENIOR, SENIOR])
  })

  it('is no change once what was typed is saved', () => {
    keep(PRIYA, `{"edited":{"contract":${draft(25)}},"base":{"contract":${draft(28)}}}`)
    expect(open(() => useProfileEditing(withCard, workspace)).current.isDirty).toBe(false)
  })
})

const HOSTILE = ['null', '7', '"text"', '[null]', '{"edited":{"name":{}},"base":null}', '{"edits":[1],"base":{}}']

describe('a draft that no build has kept', () => {
  it.each(HOSTILE)('leaves a record as it is saved, and is not overwritten: %s', (text) => {
    keep('settings/details', text)
    const result = open(useSettings)
    expect(result.current).toMatchObject({ isDirty: false, values: { name: 'Calder & Rowe' } })
    act(() => result.current.setValue('name', 'Rowe'))
    expect(drafts.own('amelia/settings/details')?.value).toMatchObject({ edited: { name: 'Rowe' } })
    expect(drafts.ofAnotherTab('amelia/settings/details')?.value).toEqual(JSON.parse(text))
  })

  it.each(HOSTILE)('leaves a form as it begins, and is not overwritten: %s', (text) => {
    keep('client/new', text)
    const form = open(() =>
      useForm({ draft: 'client/new', initialValues: { name: '' }, onSave: async () => undefined }),
    )
    expect(form.current).toMatchObject({ isDirty: false, values: { name: '' } })
    expect(drafts.ofAnotherTab('amelia/client/new')?.value).toEqual(JSON.parse(text))
  })

  it.each(HOSTILE)('leaves a contract as it is saved: %s', (text) => {
    keep(`${PRIYA}/contract`, text)
    expect(open(useProfile).current.values.details.jobTitle).toBe('Data Engineer')
  })
})
