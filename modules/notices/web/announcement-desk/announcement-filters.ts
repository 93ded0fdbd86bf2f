import { announcementStates } from '@iisp/notices/contract'
import { filters } from '@iisp/web'
import { announcementTexts } from './announcement-texts.ts'

export const announcementFilters = filters(announcementTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: oneOf(announcementStates, {
    label: 'state',
    placeholder: 'all',
    optionName: (state, t) => t(`states.${state}`),
  }),
}))
