import type { WrittenText } from './read-texts.ts'
import { TextFault } from './text-fault.ts'

/** The items of a header line, divided by commas; none where the line is missing. */
export const itemsOf = ({ values }: WrittenText, key: string): readonly string[] =>
  values.get(key)?.split(/\s*[,，、]\s*/) ?? []

/** The id of a menu that is written with its Chinese name: `10102 划款指令查询`. */
export function menuIdOf({ file, line }: WrittenText, written: string): string {
  const id = /^(\d{5,6}) \S/.exec(written)?.[1]
  if (id === undefined)
    throw new TextFault(
      file,
      line,
      `a menu is written with its id and name, “10102 划款指令查询”, not “${written}”`,
    )
  return id
}

/** Whether a header line says yes; it is left out for no. */
export function isYes({ file, line, values }: WrittenText, key: string): boolean {
  const value = values.get(key)
  if (value !== undefined && value !== 'yes')
    throw new TextFault(file, line, `“${key}” is “yes” or left out, not “${value}”`)
  return value === 'yes'
}
