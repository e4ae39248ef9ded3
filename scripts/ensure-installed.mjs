import { spawn } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { inRepository, root } from './repository.mjs'
import { stopWithProblem } from './stop-with-problem.mjs'

const oldestNode = [20, 19]

/** Installs the packages unless everything that package-lock.json names is in node_modules. */
export async function ensureInstalled() {
  ensureNode()
  if (isInstalled()) return
  ensureWritable()
  console.log('Installing packages (npm ci), a minute or two the first time …')
  const { code, complaint } = await npmCi()
  if (code === 0) return
  stopWithProblem(...explain(complaint))
}

function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  stopWithProblem(
    `Praxis needs Node.js ${oldestNode.join('.')} or later; this is ${process.versions.node}.`,
    'Install a current LTS version from https://nodejs.org or with your version manager, then try again.',
  )
}

/** Whether all is installed: npm writes a second lock file of what it installed last, which must match the first. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([folder, { version, optional, devOptional, link }]) =>
      !folder.includes('node_modules/') ||
      present[folder]?.version === version ||
      (present[folder] === undefined && (optional || devOptional)) ||
      (link && present[folder]?.link),
  )
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(inRepository(lockFile), 'utf8')).packages
  } catch {
    return null
  }
}

function ensureWritable() {
  try {
    accessSync(root, constants.W_OK)
  } catch (error) {
    stopWithProblem(
      `Packages have to be installed, but ${root} cannot be written to (${error.code}).`,
      'Clone Praxis into a folder of your own, or let the owner of this one run `npm ci` once.',
    )
  }
}

function npmCi() {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  return new Promise((resolve) => {
    const [command, commandArgs] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
    const child = spawn(command, commandArgs, {
      cwd: root,
      shell: command === 'npm' && process.platform === 'win32',
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text
      process.stderr.write(text)
    })
    child.on('error', (error) => resolve({ code: 1, complaint: error.message }))
    child.on('close', (code) => resolve({ code, complaint }))
  })
}

function explain(complaint) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(complaint)) {
    return [
      'The packages could not be downloaded: the npm registry does not answer.',
      'Connect to the network, or tell npm about your proxy or mirror (npm config set proxy … / registry …), then try again.',
    ]
  }
  if (/EACCES|EPERM|EROFS/.test(complaint)) {
    return [
      `The packages could not be installed: ${root} cannot be written to.`,
      'Clone Praxis into a folder of your own, or make this one and its node_modules yours.',
    ]
  }
  if (/ENOSPC/.test(complaint)) {
    return ['The packages could not be installed: the disk is full.', 'Free about 1 GB, then try again.']
  }
  return ['The packages could not be installed (npm ci failed, see above).', 'Put right what npm says, then try again.']
}
