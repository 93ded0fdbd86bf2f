import { readXml } from './read-xml.ts'
import { SheetFault } from './sheet-fault.ts'
import type { WorkbookParts } from './workbook-parts.ts'

/** Location of a workbook's first sheet, and of the parts that its cells refer to. */
export interface FoundSheet {
  readonly sheet: string
  /** null where there is none. */
  readonly strings: string | null
  readonly styles: string | null
  /** Whether its days count from 1904. */
  readonly is1904: boolean
}
interface Relation {
  readonly id: string
  /** The last part of the type's address: 'worksheet'. */
  readonly type: string
  readonly path: string
}

/** Follows the relations of a workbook to its first sheet. Throws a SheetFault for a file that is no workbook. */
export async function findSheet(parts: WorkbookParts): Promise<FoundSheet> {
  const root = await relationsOf(parts, '')
  const workbook = root.find(({ type }) => type === 'officeDocument')?.path
  if (workbook === undefined || !parts.has(workbook)) throw new SheetFault('notAWorkbook')
  const { first, is1904 } = await readWorkbook(parts, workbook)
  const relations = await relationsOf(parts, workbook)
  const pathOf = (type: string) => relations.find((one) => one.type === type && parts.has(one.path))?.path
  const sheet = relations.find(({ id, type }) => id === first && type === 'worksheet')?.path
  if (sheet === undefined || !parts.has(sheet)) throw new SheetFault('notAWorkbook')
  return { sheet, strings: pathOf('sharedStrings') ?? null, styles: pathOf('styles') ?? null, is1904 }
}

async function readWorkbook(parts: WorkbookParts, path: string) {
  let first: string | null = null
  let is1904 = false
  await readXml(parts.content(path), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (name !== 'sheet' || first !== null) return
      // the prefix of relations is usually r, but need not be
      first = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? null
    },
  })
  return { first, is1904 }
}

async function relationsOf(parts: WorkbookParts, path: string): Promise<readonly Relation[]> {
  const cut = path.lastIndexOf('/') + 1
  const folder = path.slice(0, cut)
  const list = `${folder}_rels/${path.slice(cut)}.rels`
  const found: Relation[] = []
  if (!parts.has(list)) return found
  await readXml(parts.content(list), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return
      // relative to the part that has the relations, or absolute
      const { pathname } = new URL(Target, `file:///${folder}`)
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path: decodeURI(pathname).slice(1) })
    },
  })
  return found
}
