import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { serverFolder } from '../../platform/server-folder'
import { createTestDatabase, startTestCluster } from '../test-cluster'
import { readCatalogue } from './catalogue'
import { rowTypes } from './row-types'
import { schemaDocument } from './schema-document'

const DOCUMENT = join(serverFolder, '../../docs/schema.sql')
const TYPES = join(serverFolder, 'src/platform/database/schema.gen.ts')

/** The schema of this version's migrations, from a database that is made for it and thrown away. */
const readSchema = async () => {
  const { cluster, stop } = await startTestCluster()
  try {
    const { ownerUrl } = await createTestDatabase(cluster)
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    try {
      return await readCatalogue(client)
    } finally {
      await client.end()
    }
  } finally {
    await stop()
  }
}

const schema = await readSchema()
const files = [
  [DOCUMENT, schemaDocument(schema)],
  [TYPES, rowTypes(schema)],
] as const

if (process.argv.includes('--check')) {
  for (const [path, text] of files) {
    const isCurrent = text === (await readFile(path, 'utf8').catch(() => ''))
    if (!isCurrent) {
      console.log(`${path} is not what the migrations make. Run npm run schema, and mend what no longer compiles.`)
      process.exitCode = 1
    }
  }
} else for (const [path, text] of files) await writeFile(path, text)
