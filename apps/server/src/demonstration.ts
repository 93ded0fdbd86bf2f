import { institutions, people } from '@iisp/identity/fixtures'
import type { Role } from '@iisp/contract'
import type { OpeningDemonstration } from '@iisp/opening/fixtures'
import { demonstrationProducts } from '@iisp/product/fixtures'
import { bankBranches, brokers, calendarDays } from '@iisp/reference/fixtures'
import {
  type Demonstration,
  type DemonstrationInstitution,
  type DemonstrationPerson,
  demonstrationPatterns,
} from '@iisp/transfers/fixtures'
import { businessDate } from '@iisp/contract/date'

function personIn(institutionId: string, role: Role, place = 0): DemonstrationPerson | undefined {
  const person = people.filter((one) => one.institutionId === institutionId && one.roles.includes(role))[
    place
  ]
  return person === undefined ? undefined : { personId: person.id, accountId: person.id, name: person.name }
}
function required(institutionId: string, role: Role, place = 0): DemonstrationPerson {
  const person = personIn(institutionId, role, place)
  if (person === undefined) throw new Error(`the demonstration has no ${role} at ${institutionId}`)
  return person
}

function manager({ id, name }: (typeof institutions)[number]): DemonstrationInstitution[] {
  const pattern = demonstrationPatterns[id]
  if (pattern === undefined) return []
  return [
    {
      id,
      name,
      pattern,
      operator: required(id, 'operator'),
      ...(pattern === '3' ? { reviewer: required(id, 'reviewer') } : {}),
      ...(pattern === '1' ? {} : { signer: required(id, 'signer') }),
    },
  ]
}

/** What the modules' demonstrations share, as of `now`. */
export const demonstrationAt = (now: Date): Demonstration => ({
  now,
  institutions: institutions.flatMap(manager),
  custodian: required('T001', 'custodian-operator'),
  secondCustodian: required('T001', 'custodian-operator', 1),
  products: demonstrationProducts(businessDate(now)),
  branches: bankBranches,
  brokers,
  workingDays: calendarDays.filter((day) => day.statutory).map((day) => day.date),
})

/** The same for the applications to open and link accounts. */
export const openingsAt = (now: Date): OpeningDemonstration => ({
  now,
  makers: institutions.flatMap(({ id, name, kind }) => {
    const maker = people.find((one) => one.institutionId === id && one.roles.includes('operator'))
    if (kind !== 'manager' || maker === undefined) return []
    return [{ ...maker, institutionId: id, institutionName: name }]
  }),
  custodian: {
    id: required('T001', 'custodian-operator').personId,
    name: required('T001', 'custodian-operator').name,
  },
  products: demonstrationProducts(businessDate(now)),
  brokers,
  branches: bankBranches,
})
