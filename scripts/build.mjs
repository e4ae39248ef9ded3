import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { bundle } from './bundle.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { inRepository, isCalled, programs, root, runNode } from './repository.mjs'
import { stopWithProblem } from './stop-with-problem.mjs'

const sources = [
  'apps/server/src',
  'apps/web',
  'packages',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
  'package-lock.json',
  'tsconfig.json',
]
const stamp = inRepository('apps/server/dist/built-from')

/** Builds only when the sources differ from those of the last build. */
export async function ensureBuilt() {
  const fingerprint = fingerprintOfSources()
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
  if (isBuilt && existsSync(inRepository('apps/web/dist/index.html'))) return
  console.log('Building …')
  await build(fingerprint)
}

export async function build(fingerprint = fingerprintOfSources()) {
  ensureWritable()
  rmSync(stamp, { force: true })
  const [web, unreachable] = await Promise.all([
    runNode([programs.vite, 'build', 'apps/web', '--logLevel', 'warn'], { quiet: true }),
    bundleServer().catch(() => null),
  ])
  if (web.code !== 0) console.error(web.stdout + web.stderr)
  if (web.code !== 0 || unreachable === null) {
    stopWithProblem('Praxis could not be built (see above).', 'Mend what is reported, then try again.')
  }
  if (unreachable.length > 0) {
    stopWithProblem(
      `The server's bundle cannot reach ${unreachable.join(', ')}.`,
      'Name these packages in the dependencies of apps/server/package.json.',
    )
  }
  await compressAssets(inRepository('apps/web/dist/assets'))
  writeFileSync(stamp, fingerprint)
}

/** Compresses the assets once, so that no request has to. */
async function compressAssets(folder) {
  const texts = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name)
      const content = readFileSync(file)
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content))
    }),
  )
}

/** Bundles the server; returns those of its packages that could not be resolved from the bundle. */
async function bundleServer() {
  const programsOfServer = [
    ['src/main.ts', 'dist/main.js'],
    ...readdirSync(inRepository('apps/server/src/threads')).map((name) => [
      `src/threads/${name}`,
      `dist/threads/${name.replace(/\.ts$/, '.js')}`,
    ]),
  ]
  const bundled = await Promise.all(
    programsOfServer.map(([entry, outfile]) => bundle(`apps/server/${entry}`, `apps/server/${outfile}`)),
  )
  const external = [...new Set(bundled.flat())]
  return external.filter((name) => !['apps/server', '.'].some((from) => isInstalled(from, name)))
}

function isInstalled(from, name) {
  return existsSync(inRepository(from, 'node_modules', name, 'package.json'))
}

function fingerprintOfSources() {
  const hash = createHash('sha256').update(process.versions.node)
  for (const source of sources) {
    for (const file of filesBelow(source)) {
      hash.update(`\n${file}\n`).update(readFileSync(inRepository(file)))
    }
  }
  return hash.digest('hex')
}

function filesBelow(entry) {
  if (path.extname(entry)) return [entry]
  return readdirSync(inRepository(entry), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((found) => {
      const file = `${entry}/${found.name}`
      return found.isDirectory() ? filesBelow(file) : [file]
    })
}

function ensureWritable() {
  try {
    for (const app of ['apps/server', 'apps/web']) {
      mkdirSync(inRepository(app, 'dist'), { recursive: true })
      accessSync(inRepository(app, 'dist'), constants.W_OK)
    }
  } catch (error) {
    stopWithProblem(
      `Praxis has to be built, but ${root} cannot be written to (${error.code}).`,
      'Clone it into a folder of your own, or let the owner of this one run `npm run build` once.',
    )
  }
}

if (isCalled(import.meta.url)) {
  await ensureInstalled()
  await build()
}
