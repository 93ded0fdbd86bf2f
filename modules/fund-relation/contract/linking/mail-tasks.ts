import { defineRead, t } from '@iisp/contract'
import { readsRelations } from '../access.ts'

const mailTask = t.Object({
  id: t.id,
  subject: t.text(200),
  recipient: t.text(128),
  at: t.dateTime,
  state: t.oneOf('sent'),
})
/** The mails that the portal has sent about the caller's linked funds, newest first (BO-144). */
export const mailTaskList = defineRead({
  name: 'mailTaskList',
  summary: { zh: '邮件任务', en: 'Mails about linked funds' },
  methods: ['POST', 'GET'],
  path: '/api/mailTask/list',
  input: t.strict(t.page),
  output: t.pageOf(mailTask),
  access: readsRelations,
})
