import {
  type WriteAccess,
  dateTime,
  defineCall,
  id,
  oneLine,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { verificationErrors as e } from './errors.ts'
import { personRole } from './fields.ts'
import { registeredPersons } from './pages.ts'

const access: WriteAccess = {
  who: 'pages',
  pages: [registeredPersons],
  roles: ['custodian-operator'],
  supervised: false,
}
const base = '/api/operations/verification/persons'

/** The persons whom institutions registered with the custodian; identity numbers are masked. */
export const registeredPersonList = defineCall({
  name: 'registeredPersonList',
  summary: '核验人员列表',
  methods: ['POST', 'GET'],
  path: `${base}/list`,
  input: strict({ institutionId: t.Optional(text(20)), ...page }),
  output: pageOf(
    t.Object({
      id,
      institutionId: text(20),
      role: personRole,
      name: oneLine(60),
      idNumber: oneLine(18),
      registeredAt: dateTime,
    }),
  ),
  errors: [platformErrors.listTooLong],
  access,
  effect: 'read',
  idempotent: 'yes',
})

/** Registers an administrator or legal representative; the identity number is kept as a hash and masked. */
export const registerPerson = defineCall({
  name: 'registerPerson',
  summary: '登记核验人员',
  methods: ['POST'],
  path: `${base}/add`,
  input: strict({ institutionId: text(20), role: personRole, name: oneLine(60), idNumber: oneLine(18) }),
  output: t.Object({ id }),
  errors: [e.institutionUnknown, e.nameMissing, e.idNumberWrong, e.personExists],
  access,
  effect: 'write',
  idempotent: 'key',
})

/** Takes a person off the register; what they verified stays. */
export const removePerson = defineCall({
  name: 'removePerson',
  summary: '注销核验人员',
  methods: ['POST'],
  path: `${base}/remove`,
  input: strict({ id }),
  output: t.Null(),
  errors: [platformErrors.notFound],
  access,
  effect: 'write',
  idempotent: 'yes',
})
