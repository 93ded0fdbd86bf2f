import {
  type RowOf,
  type WriteAccess,
  defineFields,
  defineList,
  defineWrite,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import { verificationErrors as e } from './errors.ts'
import { personRole, personRoleField } from './fields.ts'
import { registeredPersons } from './pages.ts'

const access: WriteAccess = {
  who: 'pages',
  pages: [registeredPersons],
  roles: ['custodian-operator'],
  supervised: false,
}
const base = '/api/operations/verification/persons'

export const registeredPersonFields = defineFields({
  id: t.id,
  institutionId: f.text(20, ['机构', 'Institution']),
  role: personRoleField,
  name: f.line(60, ['姓名', 'Name']),
  idNumber: f.line(18, ['身份证号码', 'Identity number']),
  registeredAt: f.moment(['登记时间', 'Registered at']),
})
export type RegisteredPerson = RowOf<typeof registeredPersonFields>

/** The persons registered by institutions with the custodian. Identity numbers are masked. */
export const registeredPersonList = defineList({
  name: 'registeredPersonList',
  summary: { zh: '核验人员列表', en: 'Persons registered for verification' },
  path: `${base}/list`,
  filters: { institutionId: t.Optional(t.text(20)) },
  row: registeredPersonFields.row,
  access,
})

/** Registers an administrator or legal representative; the identity number is kept as a hash and masked. */
export const registerPerson = defineWrite({
  name: 'registerPerson',
  summary: { zh: '登记核验人员', en: 'Register a person for verification' },
  path: `${base}/add`,
  input: t.strict({
    institutionId: t.text(20),
    role: personRole,
    name: t.oneLine(60),
    idNumber: t.oneLine(18),
  }),
  output: t.Object({ id: t.id }),
  errors: [e.institutionUnknown, e.nameMissing, e.idNumberWrong, e.personExists],
  access,
  idempotent: 'key',
})

/** Removes a person from the register. Their verifications are kept. */
export const removePerson = defineWrite({
  name: 'removePerson',
  summary: { zh: '注销核验人员', en: 'Remove a person registered for verification' },
  path: `${base}/remove`,
  input: t.strict({ id: t.id }),
  errors: [platformErrors.notFound],
  access,
  idempotent: 'yes',
})
