import { type PersonActor, type Writer, sql } from '@iisp/server'
import { q } from '../tables.ts'

/** Invalidates the index of published questions on all nodes. Also serialises concurrent changes. */
export const raiseRevision = (db: Writer) =>
  db.run(q.updateTable('assistant.setting').set({ faq_revision: sql<string>`faq_revision + 1` }))

export const auditFaq = (db: Writer, actor: PersonActor, act: string, id: string, version: number) =>
  db.audit({
    institutionId: actor.institutionId,
    action: `assistant.faq-${act.split(' ')[0]}`,
    object: `faq:${id}`,
    detail: { version },
  })
