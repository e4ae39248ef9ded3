import { expect, it } from 'vitest'
import { withoutShapesIn } from './lean-contract'

const contract = `
import * as z from 'zod'
export const states = ['open', 'done']
const Id = z.uuid()
export const Note = z.strictObject({ id: Id, state: z.enum(states) }).meta({ id: 'Note' })
const fields = Note.shape
const Brief = z.strictObject({ id: fields.id })
const answer = { response: z.array(Brief), unfold: (sent) => sent.map(({ id }) => id) }
const door = { prefix: '/notes', params: { id: Id } }
const ofDoor = ({ prefix, params }) => {
  const one = z.strictObject({ ...params })
  return {
    list: endpoint({ method: 'GET', path: prefix, ...answer }),
    remove: endpoint({ method: 'DELETE', path: prefix + '/{id}', params: one, response: 'nothing' }),
  }
}
export const notes = {
  ...ofDoor(door),
  create: endpoint({ method: 'POST', path: '/notes', summary: 'A note', body: Note, files, response: Note, reasons: [] }),
}
export const drafts = about('drafts', {
  discard: endpoint({ method: 'DELETE', path: '/drafts/{id}', params: z.strictObject({ id: Id }), response: 'nothing' }),
})
`

/** The module as a browser would run it, with a library of shapes that nobody may touch. */
const run = (code: string): Record<string, unknown> => {
  const body = code.replace(/^import .*$/m, '').replace(/export const/g, 'const')
  return new Function('about', 'endpoint', 'files', 'z', `${body}; return { states, notes, drafts }`)(
    (area: string, endpoints: object) => ({ area, ...endpoints }),
    (spec: object) => spec,
    { image: { maxBytes: 1 } },
    undefined,
  )
}

/** Drops what is marked as pure and not used, as the bundler does, until there is no more of it. */
const dropUnused = (code: string): string => {
  const left = code.replace(/(?:export )?const (\w+) = \/\* @__PURE__ \*\/.*$/gm, (line, name: string) =>
    new RegExp(`\\b${name}\\b`).test(code.replace(line, '')) ? line : '',
  )
  return left === code ? code : dropUnused(left)
}

it('keeps of endpoints what a call needs, and nothing that shapes are made of', () => {
  expect(run(dropUnused(withoutShapesIn(contract)))).toEqual({
    states: ['open', 'done'],
    notes: {
      list: { method: 'GET', path: '/notes', response: null, unfold: expect.any(Function) },
      remove: { method: 'DELETE', path: '/notes/{id}', response: 'nothing' },
      create: { method: 'POST', path: '/notes', body: true, files: { image: { maxBytes: 1 } }, response: null },
    },
    drafts: { area: 'drafts', discard: { method: 'DELETE', path: '/drafts/{id}', response: 'nothing' } },
  })
})

it('cannot run without the library unless it is applied', () => {
  expect(() => run(contract)).toThrow()
})
