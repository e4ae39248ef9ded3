import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const nearestPackage = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : nearestPackage(dirname(folder))

/** The folder apps/server, found both from its sources and from the bundle in dist. */
export const serverFolder = nearestPackage(dirname(fileURLToPath(import.meta.url)))
