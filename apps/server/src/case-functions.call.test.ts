import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { expect, test } from 'vitest'

const modules = resolve(import.meta.dirname, '../../../modules')
const stage = stageIisp('ji.deng')

/** The tables with cases, as the modules define them. */
const caseTables = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
  .map((file) => readFileSync(join(modules, file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/defineCaseTable<[\s\S]*?table: '([\w.]+)'/g)])
  .map(([, table]) => table as string)

test('no function of the database begins or moves a case', async () => {
  expect(caseTables.length).toBeGreaterThan(20)
  const written = [...new Set(caseTables)].map((table) => {
    const [schema, name] = table.split('.')
    return { schema, pattern: `(insert into|update)\\s+(${schema}\\.)?${name}\\M` }
  })
  const { rows } = await stage.iisp.owner.query<{ name: string }>(
    `SELECT DISTINCT n.nspname || '.' || p.proname AS name
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     JOIN jsonb_to_recordset($1::jsonb) AS w (schema text, pattern text)
       ON n.nspname = w.schema AND p.prosrc ~* w.pattern`,
    [JSON.stringify(written)],
  )
  expect(rows.map(({ name }) => name)).toEqual([])
})
