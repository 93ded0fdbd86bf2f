import { platformErrors, refuse } from '@iisp/contract'
import { type CallContext, type PersonActor, type Reader } from '@iisp/server'
import type { ParamValues } from '../../contract/settings.ts'
import { type ParamTemplate, paramTemplates } from '../../contract/param-templates.ts'
import { q } from '../tables.ts'

export const templateName = { zh: '个性化设置', en: 'Personal settings' }

type Own = Pick<CallContext, 'actor' | 'registry'>
const ownTemplates = ({ actor, registry }: Own) =>
  registry
    .itemsOf(paramTemplates)
    .map((template) => ({ template, own: template.pages.filter(({ id }) => actor.menus.has(id)) }))

/** The template of a page that the caller has. */
export const templateOfPage = (ctx: Own, menuId: string): ParamTemplate | undefined =>
  ownTemplates(ctx).find(({ own }) => own.some(({ id }) => id === menuId))?.template

/** A template of a page that the caller has; others are refused as unknown. */
export const ownTemplate = (ctx: Own, itemId: string): ParamTemplate =>
  ownTemplates(ctx).find(({ template, own }) => template.itemId === itemId && own.length > 0)?.template ??
  refuse(platformErrors.notFound)

export const storedValues = async (db: Reader, actor: PersonActor, itemId: string): Promise<ParamValues> =>
  (
    await db.maybe(
      q
        .selectFrom('guide.param_setting')
        .where('account_id', '=', actor.accountId)
        .where('institution_id', '=', actor.institutionId)
        .where('item_id', '=', itemId)
        .select('data'),
    )
  )?.data ?? {}
