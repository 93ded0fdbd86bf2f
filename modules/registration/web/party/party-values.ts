import { emailAddress } from '@iisp/contract/patterns'
import type { Translate } from '@iisp/web/i18n/texts'
import { type PartyForm, type PartyKind, partyKindCodes } from '../../contract/parties/parties.ts'
import { type PartyFault, partyFaults, tidyForm } from '../../rules/parties/party-form.ts'
import type { partyTexts } from './party-texts.ts'
import type { partyWords } from './party-words.ts'

export type PartyText = Translate<(typeof partyTexts)['zh']>
export type PartyWord = Translate<(typeof partyWords)['zh']>

export const blankForm = (kind: PartyKind): PartyForm => ({
  kind,
  name: '',
  nameEn: '',
  creditCode: '',
  managerNo: '',
  address: '',
  adminName: '',
})

/** The kind that an address names, such as ?kind=channel. */
export const kindIn = (search: string): PartyKind =>
  partyKindCodes.find((kind) => kind === new URLSearchParams(search).get('kind')) ?? 'manager'

/** The text beside each wrong field of the form. */
export function formFaults(form: PartyForm, t: PartyText, word: PartyWord) {
  const texts: Record<PartyFault, string> = {
    name: t('missing', { what: word('name') }),
    nameEn: t('nameEnChinese'),
    creditCode: t('creditCodeWrong'),
    managerNo: t('managerNoWrong'),
    address: t('missing', { what: word('address') }),
    adminName: t('missing', { what: word('adminName') }),
  }
  const faults: { [K in PartyFault]?: string } = {}
  for (const field of partyFaults(tidyForm(form))) faults[field] = texts[field]
  return faults
}

export const contactFaults = ({ phone, email }: Record<'phone' | 'email', string>, t: PartyText) => ({
  phone: !/^1[3-9][0-9]{9}$/.test(phone.trim()) && t('phoneWrong'),
  email: !emailAddress.test(email.trim()) && t('emailWrong'),
})
