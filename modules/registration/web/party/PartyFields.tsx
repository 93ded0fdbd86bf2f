import { RadioGroup } from '@iisp/ui/radio-group'
import { TextField } from '@iisp/ui/text-field'
import type { useOpenForm } from '@iisp/web/forms/index'
import { useLocale, useText } from '@iisp/web/i18n/use-text'
import { type PartyForm, partyKindCodes, partyKinds, partyLimits } from '../../contract/parties/parties.ts'
import { partyTexts } from './party-texts.ts'
import { partyWords } from './party-words.ts'

type Form = ReturnType<typeof useOpenForm<PartyForm>>

/** The fields of the institution and the name of its administrator. */
export function PartyFields({ form }: { readonly form: Pick<Form, 'field' | 'values'> }) {
  const t = useText(partyTexts)
  const word = useText(partyWords)
  const locale = useLocale()
  return (
    <>
      <h2>{t('institution')}</h2>
      <RadioGroup
        label={word('kind')}
        options={partyKindCodes.map((value) => ({ value, label: partyKinds[value][locale] }))}
        {...form.field('kind')}
      />
      <TextField
        label={word('name')}
        required
        placeholder={t('nameHint')}
        maxLength={partyLimits.name}
        {...form.field('name')}
      />
      <TextField label={word('nameEn')} maxLength={partyLimits.nameEn} {...form.field('nameEn')} />
      <TextField
        label={word('creditCode')}
        required
        placeholder={t('creditCodeHint')}
        maxLength={18}
        {...form.field('creditCode')}
      />
      {form.values.kind === 'manager' && (
        <TextField
          label={word('managerNo')}
          required
          placeholder={t('managerNoHint')}
          maxLength={8}
          {...form.field('managerNo')}
        />
      )}
      <TextField
        label={word('address')}
        required
        maxLength={partyLimits.address}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <h2>{t('administrator')}</h2>
      <TextField
        label={word('adminName')}
        required
        maxLength={partyLimits.adminName}
        autoComplete="name"
        {...form.field('adminName')}
      />
    </>
  )
}
