import { FormSection } from '@iisp/ui/form-page'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { formTexts } from './form-texts.ts'
import type { SectionProps } from './section-props.ts'

type TextName = 'lxrmc' | 'lxrsj' | 'lxryx' | 'kddh' | 'kdgs'

/** The contact for the custodian, and how the paper documents are sent. */
export function ContactSection({ kind, form, sending }: SectionProps) {
  const t = useText(formTexts)
  const { fields, change } = form
  const text = (name: TextName) => ({
    name,
    value: fields[name],
    error: sending.errorOf(name),
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <FormSection title={t('section.contact')}>
      <TextField label={t('contact')} required maxLength={100} {...text('lxrmc')} />
      <TextField label={t('phone')} required type="tel" maxLength={20} {...text('lxrsj')} />
      <TextField label={t('email')} required type="email" maxLength={128} {...text('lxryx')} />
      {kind === '2' && (
        <>
          <TextField label={t('courierNo')} help={t('courierHint')} maxLength={40} {...text('kddh')} />
          <TextField label={t('courierCompany')} maxLength={60} {...text('kdgs')} />
        </>
      )}
      <FormSection.Wide>
        <TextArea
          name="dkglbz"
          label={t('message')}
          max={500}
          rows={3}
          value={fields.dkglbz}
          error={sending.errorOf('dkglbz')}
          onChange={(dkglbz) => change({ dkglbz })}
        />
      </FormSection.Wide>
    </FormSection>
  )
}
