import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { programs, root } from './repository.mjs'
import { stopWithProblem } from './stop-with-problem.mjs'

/** The headless shell renders no window: journeys take a quarter less time in it. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const installations = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .flatMap((name) => [
      path.join(process.env[name], 'Google/Chrome/Application/chrome.exe'),
      path.join(process.env[name], 'Microsoft/Edge/Application/msedge.exe'),
    ]),
}
const playwrightPrograms = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
]

/** A Chromium for the journeys: the one named by BROWSER_PATH, Playwright's own, or the system's. */
export function findBrowser() {
  const found = [
    process.env.BROWSER_PATH,
    ...playwrightBrowsers(),
    ...commands.flatMap(inPath),
    ...(installations[process.platform] ?? []),
  ]
  return found.find((program) => program && existsSync(program)) ?? null
}

/** Arguments for the browser: as root, Chromium has no sandbox to run in. */
export function browserArguments() {
  const quiet = [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}

/** Finds a browser or installs one; needs the packages to be installed. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser for the tests …')
  if (process.getuid?.() === 0 && inPath('apt-get').length > 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-q'], { env, stdio: 'inherit' })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env, stdio: 'inherit' })
      if (findBrowser()) break
    }
  }
  if (!findBrowser()) {
    const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' }
    spawnSync(process.execPath, [programs.playwright, 'install', 'chromium'], { cwd: root, env, stdio: 'inherit' })
  }
  return (
    findBrowser() ??
    stopWithProblem(
      'The browser tests need Chromium, and it could not be installed here.',
      'Install Chromium or Chrome (Debian, Ubuntu: sudo apt-get install chromium), or set BROWSER_PATH to one, then try again.',
    )
  )
}

function playwrightBrowsers() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? playwrightCache()
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) => playwrightPrograms.map((program) => path.join(folder, name, program)))
}

function playwrightCache() {
  const home = os.homedir()
  if (process.platform === 'darwin') return path.join(home, 'Library/Caches/ms-playwright')
  if (process.platform === 'win32') return path.join(process.env.LOCALAPPDATA ?? home, 'ms-playwright')
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(home, '.cache'), 'ms-playwright')
}

function inPath(command) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .filter((program) => existsSync(program))
}
