import { writer } from '@iisp/server'
import { commomMenuConfig as commomMenuConfigCall } from '../../contract/menu-choices.ts'
import { keepChoice } from './menu-choices.ts'

export const commomMenuConfig = writer(commomMenuConfigCall, (ctx, choice) =>
  keepChoice(ctx, 'common', choice),
)
