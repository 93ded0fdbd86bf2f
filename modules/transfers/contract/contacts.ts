import {
  type Access,
  type WriteAccess,
  defineCall,
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
export const addConta = defineCall({
  name: 'addConta',
  summary: '新增联系人',
  methods: ['POST'],
  path: '/api/tran/contacts/addConta',
  input: strict({ ...contactForm, cpId: t.Optional(text(64)) }),
  output: written,
  errors: [platformErrors.notYours, transferErrors.contactInvalid, transferErrors.tooManyContacts],
  access: keepsContacts,
  effect: 'write',
  idempotent: 'key',
})

/** Changes a contact that a user added. */
export const updateConta = defineCall({
  name: 'updateConta',
  summary: '编辑联系人',
  methods: ['POST'],
  path: '/api/tran/contacts/updateConta',
  input: strict({ ...contactForm, id }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.contactNotYours, transferErrors.contactInvalid],
  access: keepsContacts,
  effect: 'write',
  idempotent: 'yes',
})

/** The institution's contacts, the default one first, then by name. */
export const getMgrCYConta = defineCall({
  name: 'getMgrCYConta',
  summary: '常用联系人',
  methods: ['GET', 'POST'],
  path: '/api/tran/contacts/getMgrCYConta',
  input: strict({ cpId: t.Optional(text(64)), keyword: t.Optional(text(50)) }),
  output: t.Array(contact),
  errors: [platformErrors.notYours],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** Deletes a contact that a user added. */
export const deleteContactById = defineCall({
  name: 'deleteContactById',
  summary: '删除联系人',
  methods: ['GET', 'POST'],
  path: '/api/tran/contacts/deleteContactById',
  input: strict({ id }),
  output: done,
  errors: [platformErrors.notFound, transferErrors.contactNotYours],
  access: keepsContacts,
  effect: 'write',
  idempotent: 'yes',
})
