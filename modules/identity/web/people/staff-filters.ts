import { roles } from '@iisp/contract'
import { filters } from '@iisp/web'
import { textIn } from '@iisp/web/i18n/text-in'
import { staffStates } from '../../contract/people/staff.ts'
import { roleTexts } from '../role-texts.ts'
import { staffTexts } from './staff-texts.ts'

export const staffFilters = filters(
  staffTexts,
  ({ keyword, oneOf, own }) => ({
    /** Shown to people who administer more than one institution. */
    institutionId: own({
      blank: '',
      params: ['institutionId'],
      read: (query) => /^[A-Z0-9]{1,20}$/.exec(query.get('institutionId') ?? '')?.[0] ?? '',
      write: (institutionId): Record<string, string> => (institutionId === '' ? {} : { institutionId }),
      send: (institutionId) => (institutionId === '' ? {} : { institutionId }),
    }),
    keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
    state: oneOf(staffStates, { label: 'state', optionName: (state, t) => t(`states.${state}`) }),
    role: oneOf(roles, { label: 'role', optionName: (role, _, locale) => textIn(roleTexts, locale, role) }),
  }),
  { inSight: 4 },
)
