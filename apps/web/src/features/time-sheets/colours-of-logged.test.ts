import { expect, it } from 'vitest'
import { coloursOf } from './colours-of-logged'
import { dataPlatform } from './testing/sample-time'

const client = { id: 'c', name: 'Northgate Water', logoImage: null, isActive: true }
const projectOf = (id: string) => ({ project: { ...dataPlatform, id }, opportunity: null, client })
const projects = Array.from({ length: 7 }, (_, index) => projectOf(`project ${index}`))

it('projects of one week are told apart, also those of one client', () => {
  const colours = coloursOf(projects)
  expect(new Set(projects.map((each) => colours(each).solid)).size).toBe(7)
})

it('a project has one colour, however often and in whatever order it is logged on', () => {
  const [first = projectOf('one')] = projects
  expect(coloursOf([...projects, ...projects].reverse())(first)).toEqual(coloursOf(projects)(first))
})

it('more projects than colours share them', () => {
  const many = Array.from({ length: 20 }, (_, index) => projectOf(`project ${index}`))
  const colours = coloursOf(many)
  for (const each of many) expect(colours(each).solid).toMatch(/^var\(--c[1-7]\)$/)
})

it('the firm and oneself have colours of their own', () => {
  const colours = coloursOf([])
  expect(colours({ project: dataPlatform, opportunity: null, client: null }).solid).toBe('var(--primary)')
  expect(colours({ project: null, opportunity: null, client: null }).solid).toBe('var(--c8)')
})
