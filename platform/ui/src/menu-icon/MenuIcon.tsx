import { iconPaths } from '../icon/icon-paths.ts'
import { LineIcon } from '../icon/index.ts'
import { menuIconPaths } from './menu-icon-paths.ts'

const paths: ReadonlyMap<string, string> = new Map(Object.entries({ ...iconPaths, ...menuIconPaths }))

export const isMenuIcon = (name: string): boolean => paths.has(name)

/** Icon of a menu by the name that its page declares; a folder if there is none of this name. */
export const MenuIcon = ({ name = '' }: { readonly name?: string | undefined }) => (
  <LineIcon path={paths.get(name) ?? iconPaths.folder} />
)
