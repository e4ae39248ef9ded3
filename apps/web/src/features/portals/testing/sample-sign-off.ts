import type { VisitorSignOff } from '@praxis/contract/portals/portal-sign-offs'

const id = (place: number) => `0198c0de-0000-7000-8000-${String(place).padStart(12, '0')}`

/** A deliverable of a task, a document and a week of time, that waits for the client. */
export const sampleSignOff = (more: Partial<VisitorSignOff> = {}): VisitorSignOff => ({
  id: id(1),
  kind: 'deliverable',
  title: 'Release 3 of the ingest contracts',
  state: 'waiting',
  askedBy: 'Daniel O.',
  askedAt: '2026-11-11T10:00:00.000Z',
  approved: null,
  openQuestionCount: 0,
  previousID: null,
  version: 1,
  content: {
    company: 'Calder & Rowe',
    project: 'Data platform',
    title: 'Release 3 of the ingest contracts',
    text: 'As agreed on 04/11/2026.',
    lines: [
      {
        key: 'task/1',
        kind: 'task',
        list: 'Ingest',
        title: 'Masking rules',
        description: '<p>All of them</p>',
        subTasks: ['Names'],
      },
      {
        key: 'document/1',
        kind: 'document',
        fileID: id(2),
        name: 'acceptance-notes-r3.pdf',
        contentType: 'application/pdf',
        size: 20_480,
        sha256: 'b'.repeat(64),
      },
      { key: 'time/1', kind: 'time', week: '2026-11-02', person: 'Priya N.', role: 'Data Engineer', seconds: 27_000 },
    ],
  },
  hash: 'a'.repeat(64),
  questions: [],
  can: { approve: true, question: true },
  ...more,
})
