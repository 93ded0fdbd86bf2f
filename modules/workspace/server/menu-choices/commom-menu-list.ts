import { reader } from '@iisp/server'
import { commomMenuList as commomMenuListCall } from '../../contract/menu-choices.ts'
import { findChoice } from './menu-choices.ts'

export const commomMenuList = reader(commomMenuListCall, (ctx) => findChoice(ctx, 'common'))
