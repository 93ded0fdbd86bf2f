import { writer } from '@iisp/server'
import { quickMenuConfig as quickMenuConfigCall } from '../../contract/menu-choices.ts'
import { keepChoice } from './menu-choices.ts'

export const quickMenuConfig = writer(quickMenuConfigCall, (ctx, choice) => keepChoice(ctx, 'quick', choice))
