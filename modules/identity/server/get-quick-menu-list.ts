import { type Handler, reader } from '@iisp/server'
import { getQuickMenuList as getQuickMenuListCall } from '../contract/menu-choices.ts'
import type { Identity } from './identity.ts'
import { findChoice } from './menu-choices.ts'

export const getQuickMenuList = (identity: Identity): Handler =>
  reader(getQuickMenuListCall, (ctx) => findChoice(ctx, identity.menus, 'quick'))
