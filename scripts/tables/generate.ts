import pg from 'pg'
import { composeUnkeyed } from '../../apps/server/src/compose-unkeyed.ts'
import { migrate, platformMigrations } from '../../platform/server/src/index.ts'
import { createTestDatabase } from '../../platform/testing/src/test-database.ts'
import { formatSource } from '../format-source.ts'
import { columnType } from './column-type.ts'
import { type Column, readColumns } from './read-columns.ts'

/**
 * The files of generated tables by their path, as the migrations ask for them. Migrates a database of its own.
 * @param serverUrl a server on which databases may be created
 */
export async function generatedTables(serverUrl: string): Promise<Map<string, string>> {
  const { modules } = composeUnkeyed()
  const database = await createTestDatabase(serverUrl)
  const client = new pg.Client({ connectionString: database.url })
  try {
    await migrate(database.url, [platformMigrations, ...modules])
    await client.connect()
    const bySchema = Map.groupBy(await readColumns(client), ({ schema }) => schema)
    const files = modules.flatMap(({ name }) => {
      const columns = bySchema.get(schemaOf(name))
      return columns === undefined ? [] : [fileOf(`modules/${name}/server/tables.generated.ts`, columns)]
    })
    return new Map(await Promise.all(files))
  } finally {
    await client.end()
    await database.drop()
  }
}

/** The desks of module audit show the kernel's tables; every other module has the schema of its name. */
const schemaOf = (module: string) => (module === 'audit' ? 'platform' : module.replaceAll('-', '_'))

async function fileOf(path: string, columns: readonly Column[]): Promise<[path: string, text: string]> {
  return [path, await formatSource(path, sourceOf(columns))]
}

function sourceOf(columns: readonly Column[]): string {
  const tables = [...Map.groupBy(columns, ({ schema, table }) => `${schema}.${table}`)].map(
    ([table, its]) =>
      `'${table}': {\n${its.map((column) => `${column.name}: ${columnType(column)}\n`).join('')}}\n`,
  )
  const body = `export interface GeneratedTables {\n${tables.join('')}}\n`
  const words = ['Generated', 'GeneratedAlways', 'GeneratedMoment', 'Moment', 'MomentOrNull']
  const used = words.filter((word) => new RegExp(`: ${word}\\b`).test(body))
  const imports = used.length === 0 ? '' : `import type { ${used.join(', ')} } from '@iisp/server'\n`
  return `// Written by \`npm run tables\` from the migrations; what is changed here by hand is lost.\n${imports}\n${body}`
}
