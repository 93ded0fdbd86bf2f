import { roles } from '@iisp/contract'
import { filters } from '@iisp/web'
import { textIn } from '@iisp/web/i18n/text-in'
import { staffFields } from '../../contract/people/staff.ts'
import { roleTexts } from '../role-texts.ts'
import { staffTexts } from './staff-texts.ts'

export const staffFilters = filters(
  staffTexts,
  ({ keyword, oneOf, choice, own }) => ({
    /** Shown to people who administer more than one institution. */
    institutionId: own({
      blank: '',
      params: ['institutionId'],
      read: (query) => /^[A-Z0-9]{1,20}$/.exec(query.get('institutionId') ?? '')?.[0] ?? '',
      write: (institutionId): Record<string, string> => (institutionId === '' ? {} : { institutionId }),
      send: (institutionId) => (institutionId === '' ? {} : { institutionId }),
    }),
    keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
    state: choice(staffFields.named.state),
    role: oneOf(roles, { label: 'role', optionName: (role, _, locale) => textIn(roleTexts, locale, role) }),
  }),
  { inSight: 4 },
)
