import type { Name } from './names.ts'

interface Package {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly resolved?: string
  readonly link?: boolean
}
interface Lock {
  readonly packages: Record<string, Package>
}

/** Adds a module to the lock file, and to the packages of both apps. */
export function inLock(text: string, { kebab }: Name, dependencies: Record<string, string>): string {
  const lock = JSON.parse(text) as Lock
  const packages = { ...lock.packages }
  for (const app of ['apps/portal', 'apps/server']) {
    const known = packages[app]
    packages[app] = {
      ...known,
      dependencies: sorted({ ...known?.dependencies, [`@iisp/${kebab}`]: '0.1.0' }),
    }
  }
  packages[`modules/${kebab}`] = { name: `@iisp/${kebab}`, version: '0.1.0', dependencies }
  packages[`node_modules/@iisp/${kebab}`] = { resolved: `modules/${kebab}`, link: true }
  return asJson({ ...lock, packages: sorted(packages) })
}

export const sorted = <V>(record: Record<string, V>): Record<string, V> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
export const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}
/** Adds a package of the workspace to the dependencies of a module. */
export const depending = (text: string, own: string): string => {
  const manifest = JSON.parse(text) as Manifest
  return asJson({ ...manifest, dependencies: sorted({ ...manifest.dependencies, [own]: '0.1.0' }) })
}
/** The same in the lock file. */
export const dependingInLock = (text: string, folder: string, own: string): string => {
  const lock = JSON.parse(text) as Lock
  const known = lock.packages[folder]
  const dependencies = sorted({ ...known?.dependencies, [own]: '0.1.0' })
  return asJson({ ...lock, packages: { ...lock.packages, [folder]: { ...known, dependencies } } })
}
