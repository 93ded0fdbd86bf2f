import { defineRead, defineWrite, t } from '@iisp/contract'
import { moment } from '@iisp/contract/define-changes'

const ofPage = t.strict({ pageId: t.text(20, 1) })

/** When the person last looked at the list of a page; null: never, or so long ago that changes since are no news. */
export const listLook = defineRead({
  name: 'listLook',
  summary: { zh: '上次查看列表的时间', en: 'When a list was last looked at' },
  methods: ['GET'],
  path: '/api/workspace/list-look',
  input: ofPage,
  output: t.Object({ lookedAt: t.nullable(moment) }),
  access: { who: 'session' },
})

/** POST that the person looks at the list of a page, now. A page that the person does not have is ignored. */
export const listLookNote = defineWrite({
  name: 'listLookNote',
  summary: { zh: '记录查看列表的时间', en: 'Note a look at a list' },
  path: '/api/workspace/list-look-note',
  input: ofPage,
  output: t.Object({ lookedAt: moment }),
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
})
