import { describe, expect, it } from 'vitest'
import { readDraft } from './earlier-drafts'
import { fittingDraft } from './fitting-draft'
import { readFormDraft } from './form-draft'

describe('a kept draft is read', () => {
  it.each([
    ['as it is kept now', '{"edited":{"name":"Rowe"},"base":{"name":"Calder"}}'],
    [
      'as settings, templates and journal entries were kept',
      '{"edits":{"name":"Rowe"},"base":{"name":"Calder"},"idempotencyKey":"2b69"}',
    ],
    ['as the texts of a task were kept', '{"draft":{"edited":{"name":"Rowe"},"base":{"name":"Calder"}}}'],
  ])('%s', (_, text) => {
    expect(readDraft(JSON.parse(text))).toEqual({ edited: { name: 'Rowe' }, base: { name: 'Calder' } })
  })

  it('with the fields that were not kept as they are saved now', () => {
    const draft = readDraft(JSON.parse('{"edits":{"name":"Rowe"},"base":{"name":"Calder"},"idempotencyKey":"2b69"}'))
    const merged = draft && fittingDraft(draft, { name: 'Calder', domain: 'moved' })
    expect(merged?.edited.name).toBe('Rowe')
    expect(merged?.edited.domain).toBe(merged?.base.domain)
  })
})

const HOSTILE = ['null', '7', '"text"', 'true', '[]', '[{}]', '{}', '{"edited":{}}', '{"edited":[],"base":{}}']

describe('what is no draft', () => {
  it.each([...HOSTILE, '{"edits":null,"base":{}}', '{"draft":"text"}', '{"draft":{"draft":null}}'])(
    'is none of a record: %s',
    (text) => expect(readDraft(JSON.parse(text))).toBeUndefined(),
  )

  it.each([...HOSTILE, '{"edits":null,"base":{}}', '{"edits":{},"base":{}}'])('is none of a form: %s', (text) =>
    expect(readFormDraft(JSON.parse(text))).toBeUndefined(),
  )
})

describe('a draft of another build', () => {
  const saved = { name: 'Northgate', contact: { email: 'a@b.example', phone: '1' }, tags: ['water'], owner: null }

  it.each([
    ['a text that was a list', '{"name":["x"]}', saved],
    ['a part that was a text', '{"contact":"Leeds"}', saved],
    ['a list that was a part', '{"tags":{"0":"x"}}', saved],
    ['a field that is gone', '{"fax":"3"}', saved],
    [
      'a field within a part',
      '{"contact":{"email":"c@d.example","phone":{"work":"2"}}}',
      {
        ...saved,
        contact: { email: 'c@d.example', phone: '1' },
      },
    ],
    ['names that objects have', '{"__proto__":{"name":"x"},"constructor":1}', saved],
  ])('is left out where it does not fit: %s', (_, text, expected) => {
    const values = { ...saved, ...JSON.parse(text) }
    expect(fittingDraft({ edited: values, base: values }, saved)).toEqual({ edited: expected, base: expected })
  })
})
