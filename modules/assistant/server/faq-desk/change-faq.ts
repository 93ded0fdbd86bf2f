import { type PersonActor, type Writer, raw, sql } from '@iisp/server'

/** Invalidates the index of published questions on all nodes. Also serialises concurrent changes. */
export const raiseRevision = (db: Writer) =>
  db.run(raw(sql`UPDATE assistant.setting SET faq_revision = faq_revision + 1`))

export const auditFaq = (db: Writer, actor: PersonActor, act: string, id: string, version: number) =>
  db.audit({
    institutionId: actor.institutionId,
    action: `assistant.faq-${act.split(' ')[0]}`,
    object: `faq:${id}`,
    detail: { version },
  })
