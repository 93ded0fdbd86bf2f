import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const isRoute = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && !('id' in value)

/** The paths below /iisp that no menu leads to, as the modules' contracts declare them. */
export async function routePaths(): Promise<readonly string[]> {
  const files = globSync('modules/*/contract/pages.ts', { cwd: root })
  const contracts = await Promise.all(
    files.map(async (file) => (await import(join(root, file))) as Record<string, unknown>),
  )
  return contracts.flatMap((contract) =>
    Object.values(contract)
      .filter(isRoute)
      .map(({ path }) => path),
  )
}
