import { platformErrors, refuse } from '@iisp/contract'
import { type PersonActor, type Reader, raw, sql } from '@iisp/server'
import type { ParamValues } from '../../contract/settings.ts'
import { type ParamTemplate, templateOf } from '../../rules/param-templates.ts'

/** A template of a menu that the person has; others are answered as unknown. */
export function ownTemplate(actor: PersonActor, itemId: string): ParamTemplate {
  const template = templateOf(itemId)
  return template?.menus.some((menu) => actor.menus.has(menu)) === true
    ? template
    : refuse(platformErrors.notFound)
}

export const storedValues = async (db: Reader, actor: PersonActor, itemId: string): Promise<ParamValues> =>
  (
    await db.maybe(
      raw(sql<{ data: ParamValues }>`SELECT data FROM guide.param_setting
        WHERE account_id = ${actor.accountId} AND institution_id = ${actor.institutionId} AND item_id = ${itemId}`),
    )
  )?.data ?? {}
