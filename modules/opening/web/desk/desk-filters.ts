import { applicationFields, applicationFlow } from '@iisp/opening/contract'
import { filters, stateNames } from '@iisp/web'
import { deskTexts } from './desk-texts.ts'

export const deskFilters = filters(
  deskTexts,
  ({ keyword, oneOf, anyOf, choice }) => ({
    keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
    kind: choice(applicationFields.named.KIND),
    statuses: anyOf(applicationFlow.sets.seenByDesk, {
      label: 'STATUS',
      field: 'status',
      optionName: stateNames(applicationFlow),
    }),
    urged: oneOf(['1'], { label: 'urgedOnly', optionName: (_, t) => t('urgedYes') }),
  }),
  { inSight: 4 },
)
