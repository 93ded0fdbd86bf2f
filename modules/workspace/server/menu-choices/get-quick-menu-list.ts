import { reader } from '@iisp/server'
import { getQuickMenuList as getQuickMenuListCall } from '../../contract/menu-choices.ts'
import { findChoice } from './menu-choices.ts'

export const getQuickMenuList = reader(getQuickMenuListCall, (ctx) => findChoice(ctx, 'quick'))
