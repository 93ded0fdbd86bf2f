import { filters } from '@iisp/web'
import { noticeTexts } from '../notice-texts.ts'

export const messageFilters = filters(noticeTexts, ({ keyword, oneOf }) => ({
  unread: oneOf(['1'], { label: 'state', placeholder: 'allStates', optionName: (_, t) => t('unread') }),
  keyword: keyword({ label: 'message', placeholder: 'messageHint' }),
}))
