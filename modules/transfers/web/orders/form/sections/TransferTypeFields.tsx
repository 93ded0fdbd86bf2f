import {
  type TransferDetail,
  type TransferType,
  detailsOf,
  transferDetails,
  transferTypeCodes,
  transferTypes,
} from '@iisp/transfers/contract'
import { SelectField } from '@iisp/ui/select-field'
import { useLocale, useText } from '@iisp/web'
import { formTexts } from '../form-texts.ts'
import { type SectionProps, fieldOf } from './section-props.ts'

/** The transfer type. It comes first because it decides which partner accounts are allowed. */
export function TransferTypeFields(section: SectionProps) {
  const t = useText(formTexts)
  const locale = useLocale()
  const { dispatch } = section
  const { type } = section.state.fields
  return (
    <>
      <SelectField
        {...fieldOf(section, 'type')}
        label={t('type')}
        required
        options={transferTypeCodes.map((code) => ({ value: code, label: transferTypes[code][locale] }))}
        onChange={(kind) => dispatch({ type: 'kind', kind: kind as TransferType | null })}
      />
      <SelectField
        {...fieldOf(section, 'detail')}
        label={t('detail')}
        // nothing is required of a field that cannot be filled in yet
        required={type !== null}
        disabled={type === null}
        placeholder={type === null ? t('chooseType') : undefined}
        options={detailsOf(type ?? '-').map((code) => ({
          value: code,
          label: transferDetails[code][locale],
        }))}
        onChange={(next) => dispatch({ type: 'detail', detail: next as TransferDetail | null })}
      />
    </>
  )
}
