import { type WriteAccess, defineCall, oneOf, strict, t } from '@iisp/contract'
import { workspaceErrors as e } from './errors.ts'
import { settingJson } from './fields.ts'

const own: WriteAccess = { who: 'session', supervised: false }
const menuCode = t.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$' })

/** The entries {DISPLAY_FIELD, IS_DISPLAY} kept for a menu; empty where none are. */
export const getDisplay = defineCall({
  name: 'getDisplay',
  summary: 'Column display setting of a menu',
  methods: ['GET', 'POST'],
  path: '/api/common/displayField/getDisplay',
  input: strict({ menuCode }),
  output: t.Array(t.Object({ DISPLAY_FIELD: t.String(), IS_DISPLAY: oneOf('0', '1') })),
  errors: [],
  access: own,
  effect: 'read',
  idempotent: 'yes',
})

/** POST menuCode and displayField, JSON text of a list of {DISPLAY_FIELD, IS_DISPLAY}. */
export const setDisplay = defineCall({
  name: 'setDisplay',
  summary: 'Keeps the column display setting of a menu',
  methods: ['POST'],
  path: '/api/common/displayField/setDisplay',
  input: strict({ menuCode, displayField: settingJson }),
  output: t.Null(),
  errors: [e.settingUnreadable, e.settingTooLarge, e.tooManySettings],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})

/** POST menuCode: forgets the setting; succeeds where there was none. */
export const deleteDisplay = defineCall({
  name: 'deleteDisplay',
  summary: 'Forgets the column display setting of a menu',
  methods: ['POST'],
  path: '/api/common/displayField/deleteDisplay',
  input: strict({ menuCode }),
  output: t.Null(),
  errors: [],
  access: own,
  effect: 'write',
  idempotent: 'yes',
})
