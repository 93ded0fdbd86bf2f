import type { Name } from '../names.ts'

/** The names of a new case in its module. */
export interface CaseNames {
  readonly module: Name
  readonly name: Name
  /** custody_fee.fee_waiver */
  readonly table: string
  /** The menu of its desk. */
  readonly id: string
  /** A role of the desk, with two accounts of the demonstration that have it. */
  readonly role: string
  readonly people: readonly [string, string]
}

const snake = (name: Name) => name.kebab.replaceAll('-', '_')

export function caseNames(module: Name, name: Name, id: string, role: string): CaseNames {
  const people = deskPeople[role]
  if (people === undefined)
    throw new Error(`A desk of cases needs two people of its role: ${Object.keys(deskPeople).join(' or ')}`)
  return { module, name, table: `${snake(module)}.${snake(name)}`, id, role, people }
}

/** Two people of the demonstration for each role that has a desk of its own. */
const deskPeople: Readonly<Record<string, readonly [string, string]>> = {
  'custodian-operator': ['zhao.tuo', 'fu.kuan'],
  'ta-operator': ['ji.deng', 'bao.he'],
}
