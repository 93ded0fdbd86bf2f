import { reader } from '@iisp/server'
import { queryBusinessDescription as call } from '../../contract/panel.ts'
import { choiceOf } from './menu-choices.ts'
import { guideOf } from '../menu-guides/menu-guides.ts'
import { nameOf, ownMenu, ownPages } from '../own-menus.ts'
import { presentAssociations, presentBook, presentParts } from './present-guide.ts'

export const queryBusinessDescription = reader(call, async (ctx, { menuId }) => {
  const { language } = ctx
  const menu = await ownMenu(ctx, menuId)
  const guide = await guideOf(ctx.db, menuId)
  const choice = await choiceOf(ctx.db, ctx.actor, menuId)
  const ISSHOW = (choice.opens ?? guide.autoOpen) ? ('1' as const) : ('0' as const)
  return {
    newMenuDescribe: presentParts(guide.items, language),
    explainNotes: presentParts(guide.notes, language),
    commentDetailsByMenuId: { menuId, menuName: nameOf(menu, language), status: choice.praise },
    menuAssociationVOS: presentAssociations(guide, await ownPages(ctx), language),
    readBookByMenuId: guide.book ? presentBook(menu, language, choice.book_saved) : null,
    defaultMenuVO: {
      showNum: guide.showNum,
      showVisible: guide.showVisible ? ('1' as const) : ('0' as const),
    },
    AutoOpenVOS: choice.opens === null ? [] : [{ menuId, ISSHOW }],
    showDescriptionVO: { ISSHOW },
  }
})
