import { reader } from '@iisp/server'
import { queryMenuAssociation as call } from '../../contract/panel.ts'
import { guideOf } from '../menu-guides/menu-guides.ts'
import { ownMenu, ownPages } from '../own-menus.ts'
import { presentAssociations } from './present-guide.ts'

export const queryMenuAssociation = reader(call, async (ctx, { menuId }) => {
  await ownMenu(ctx, menuId)
  return presentAssociations(await guideOf(ctx.db, menuId), await ownPages(ctx), ctx.language)
})
