import {
  type Access,
  type WriteAccess,
  defineRead,
  defineWrite,
  flag,
  id,
  oneLine,
  oneOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
import { transferErrors } from './errors.ts'
import { done, written } from './fields.ts'

/** Contacts belong to the institution and are also used by dialogs of other modules. */
const session: Access = { who: 'session' }
const keepsContacts: WriteAccess = {
  who: 'session',
  roles: ['operator', 'administrator'],
  supervised: false,
}

const contact = t.Object({
  MGR_ID: id,
  CONT_NAME: text(100),
  CONT_PHONE: text(20),
  CONT_EMAIL: text(128),
  CONT_LANDLINE: text(20),
  CONT_ADDRESS: text(256),
  /** '2' added by a user, who may change it; '1' from the custodian's records. */
  TYPE: oneOf('1', '2'),
  IS_DEFAULT: flag,
  cannotEdit: t.Boolean(),
})

// The bounds are generous: the rule checks the real limits and names the reason.
const contactForm = {
  contName: oneLine(200),
  contPhone: oneLine(60),
  contEmail: oneLine(300),
  contLandline: t.Optional(oneLine(60)),
  contAddress: t.Optional(oneLine(600)),
  mgrAccount: t.Optional(text(64)),
  isDefault: t.Optional(flag),
}

/** Adds a contact to the caller's institution. */
export const addConta = defineWrite({
  name: 'addConta',
  summary: { zh: '新增联系人', en: 'Add a contact' },
  path: '/api/tran/contacts/addConta',
  input: strict({ ...contactForm, cpId: t.Optional(text(64)) }),
  output: written,
  errors: [platformErrors.notYours, transferErrors.contactInvalid, transferErrors.tooManyContacts],
  access: keepsContacts,
  idempotent: 'key',
})

/** Changes a contact that a user added. */
export const updateConta = defineWrite({
  name: 'updateConta',
  summary: { zh: '编辑联系人', en: 'Edit a contact' },
  path: '/api/tran/contacts/updateConta',
  input: strict({ ...contactForm, id }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.contactNotYours, transferErrors.contactInvalid],
  access: keepsContacts,
  idempotent: 'yes',
})

/** The institution's contacts, the default one first, then by name. */
export const getMgrCYConta = defineRead({
  name: 'getMgrCYConta',
  summary: { zh: '常用联系人', en: 'Contacts' },
  methods: ['GET', 'POST'],
  path: '/api/tran/contacts/getMgrCYConta',
  input: strict({ cpId: t.Optional(text(64)), keyword: t.Optional(text(50)) }),
  output: t.Array(contact),
  errors: [platformErrors.notYours],
  access: session,
})

/** Deletes a contact that a user added. */
export const deleteContactById = defineWrite({
  name: 'deleteContactById',
  summary: { zh: '删除联系人', en: 'Delete a contact' },
  methods: ['GET', 'POST'],
  path: '/api/tran/contacts/deleteContactById',
  input: strict({ id }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.contactNotYours],
  access: keepsContacts,
  idempotent: 'yes',
})
