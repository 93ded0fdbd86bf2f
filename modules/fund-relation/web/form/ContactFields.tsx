import { StoredUpload } from '@iisp/files/parts'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import { attachmentPurpose, attachmentRules } from '../../contract/files.ts'
import { relationTexts } from '../relation-texts.ts'
import type { RelationValues } from './relation-values.ts'
import css from './form.module.css'

/** Fields of every application, including a deletion: mobile numbers and a file. */
export function ContactFields({ form }: { readonly form: Form<RelationValues> }) {
  const t = useText(relationTexts)
  return (
    <>
      <div className={css.pair}>
        <TextField label={t('applicantPhone')} type="tel" maxLength={11} {...form.field('applicantPhone')} />
        <TextField label={t('contactPhone')} type="tel" maxLength={11} {...form.field('contactPhone')} />
      </div>
      <RadioGroup
        label={t('sendsSms')}
        help={t('recordedSms')}
        options={[
          { value: '1', label: t('yes') },
          { value: '0', label: t('no') },
        ]}
        {...form.field('sendsSms')}
      />
      <StoredUpload
        label={t('attachment')}
        help={t('attachmentHint')}
        purpose={attachmentPurpose}
        {...attachmentRules}
        {...form.field('files')}
      />
    </>
  )
}
