import { defineWrite, t } from '@iisp/contract'
import { moment } from '@iisp/contract/define-changes'

/**
 * POST: the person is looking at the list of a page now. `before` is the time of the previous look;
 * null if there was none, or if it is too long ago for changes since then to be reported. A page
 * that the person does not have is ignored.
 */
export const listLookNote = defineWrite({
  name: 'listLookNote',
  summary: { zh: '记录查看列表的时间', en: 'Note a look at a list' },
  path: '/api/workspace/list-look-note',
  input: t.strict({ pageId: t.text(20, 1) }),
  output: t.Object({ lookedAt: moment, before: t.nullable(moment) }),
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
})
