import { FormSection } from '@iisp/ui/form-page'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { formTexts } from './form-texts.ts'
import { type SectionProps, fieldOf } from './section-props.ts'

/** The contact for the custodian, and how the paper documents are sent. */
export function ContactSection(section: SectionProps) {
  const t = useText(formTexts)
  return (
    <FormSection title={t('section.contact')}>
      <TextField label={t('contact')} required maxLength={100} {...fieldOf(section, 'lxrmc')} />
      <TextField label={t('phone')} required type="tel" maxLength={20} {...fieldOf(section, 'lxrsj')} />
      <TextField label={t('email')} required type="email" maxLength={128} {...fieldOf(section, 'lxryx')} />
      {section.kind === '2' && (
        <>
          <TextField
            label={t('courierNo')}
            help={t('courierHint')}
            maxLength={40}
            {...fieldOf(section, 'kddh')}
          />
          <TextField label={t('courierCompany')} maxLength={60} {...fieldOf(section, 'kdgs')} />
        </>
      )}
      <FormSection.Wide>
        <TextArea label={t('message')} max={500} rows={3} {...fieldOf(section, 'dkglbz')} />
      </FormSection.Wide>
    </FormSection>
  )
}
