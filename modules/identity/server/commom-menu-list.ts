import { type Handler, reader } from '@iisp/server'
import { commomMenuList as commomMenuListCall } from '../contract/menu-choices.ts'
import type { Identity } from './identity.ts'
import { findChoice } from './menu-choices.ts'

export const commomMenuList = (identity: Identity): Handler =>
  reader(commomMenuListCall, (ctx) => findChoice(ctx, identity.menus, 'common'))
