import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRepository } from './repository.mjs'

const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(inRepository(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
)

const textOf = (document: string) => readFileSync(inRepository(document), 'utf8')
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '')

/** The anchor that a heading gets where Markdown is shown. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (document: string) =>
  [...textOf(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Links within the repository that lead nowhere. */
const deadLinksIn = (document: string) =>
  [...withoutCode(textOf(document)).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)].flatMap(
    ([link, file = '', anchor]) => {
      const target = file === '' ? document : path.join(path.dirname(document), file)
      const isThere = existsSync(inRepository(target)) && (!anchor || anchorsOf(target).includes(anchor))
      return isThere ? [] : [link]
    },
  )

/** Where a path may begin; the documents shorten paths of the server and of the browser. */
const starts = ['', 'apps/server/', 'apps/server/src/', 'apps/web/src/', 'apps/server/src/features/']
const PATH = /`((?:apps|packages|platform|features|testing|ui|shell|e2e|bench|scripts|docs|migrations)\/[\w$./{}-]+)`/g

/** Files and folders that are named and do not exist. */
const missingPathsIn = (document: string) =>
  [...textOf(document).matchAll(PATH)].flatMap(([, named = '']) =>
    starts.some((start) => existsSync(inRepository(start + named))) ? [] : [named],
  )

describe.each(documents)('%s', (document) => {
  it('has links that lead somewhere', () => {
    expect(deadLinksIn(document)).toEqual([])
  })

  it('names files that exist', () => {
    expect(missingPathsIn(document)).toEqual([])
  })
})
