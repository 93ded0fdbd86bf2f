import { type Access, type WriteAccess, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
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
  MGR_ID: t.id,
  CONT_NAME: t.text(100),
  CONT_PHONE: t.text(20),
  CONT_EMAIL: t.text(128),
  CONT_LANDLINE: t.text(20),
  CONT_ADDRESS: t.text(256),
  /** '2': added by a user and editable; '1': from the custodian's records. */
  TYPE: t.oneOf('1', '2'),
  IS_DEFAULT: t.flag,
  cannotEdit: t.Boolean(),
})

// The bounds are generous: the rule checks the real limits and names the reason.
const contactForm = {
  contName: t.oneLine(200),
  contPhone: t.oneLine(60),
  contEmail: t.oneLine(300),
  contLandline: t.Optional(t.oneLine(60)),
  contAddress: t.Optional(t.oneLine(600)),
  mgrAccount: t.Optional(t.text(64)),
  isDefault: t.Optional(t.flag),
}

/** Adds a contact to the caller's institution. */
export const addConta = defineWrite({
  summary: { zh: '新增联系人', en: 'Add a contact' },
  path: '/api/tran/contacts/addConta',
  input: t.strict({ ...contactForm, cpId: t.Optional(t.text(64)) }),
  output: written,
  errors: [platformErrors.notYours, transferErrors.contactInvalid, transferErrors.tooManyContacts],
  access: keepsContacts,
  idempotent: 'key',
})

/** Changes a contact that a user added. */
export const updateConta = defineWrite({
  summary: { zh: '编辑联系人', en: 'Edit a contact' },
  path: '/api/tran/contacts/updateConta',
  input: t.strict({ ...contactForm, id: t.id }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.contactNotYours, transferErrors.contactInvalid],
  access: keepsContacts,
  idempotent: 'yes',
})

/** The institution's contacts, the default one first, then by name. */
export const getMgrCYConta = defineRead({
  summary: { zh: '常用联系人', en: 'Contacts' },
  methods: ['GET', 'POST'],
  path: '/api/tran/contacts/getMgrCYConta',
  input: t.strict({ cpId: t.Optional(t.text(64)), keyword: t.Optional(t.text(50)) }),
  output: t.Array(contact),
  errors: [platformErrors.notYours],
  access: session,
})

/** Deletes a contact that a user added. */
export const deleteContactById = defineWrite({
  summary: { zh: '删除联系人', en: 'Delete a contact' },
  methods: ['GET', 'POST'],
  path: '/api/tran/contacts/deleteContactById',
  input: t.strict({ id: t.id }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.contactNotYours],
  access: keepsContacts,
  idempotent: 'yes',
})
