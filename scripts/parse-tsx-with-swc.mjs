// dependency-cruiser asks swc to read every file as plain TypeScript, in which JSX is a syntax error. Loaded before it (--import), this
// tells swc by the file's name.
import { createRequire } from 'node:module'

const swc = createRequire(import.meta.url)('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') })
