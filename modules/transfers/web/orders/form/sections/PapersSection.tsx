import { FormSection } from '@iisp/ui/form-page'
import { useText } from '@iisp/web'
import { ContactsField } from '../../../contacts/ContactsField.tsx'
import { AttachmentsField } from '../../../files/index.ts'
import { formTexts } from '../form-texts.ts'
import type { SectionProps } from './section-props.ts'

interface Props extends SectionProps {
  readonly onUploading: (uploading: boolean) => void
}

/** Contacts and documents of the order. */
export function PapersSection({ onUploading, ...section }: Props) {
  const t = useText(formTexts)
  const { state, dispatch, faults } = section
  const { type, detail, files } = state.fields
  return (
    <FormSection title={t('section.papers')}>
      <FormSection.Wide>
        <ContactsField {...section} />
      </FormSection.Wide>
      <FormSection.Wide>
        <AttachmentsField
          type={type}
          detail={detail}
          files={files}
          onChange={(chosen) => dispatch({ type: 'change', patch: { files: chosen } })}
          onBusy={onUploading}
          error={faults.errorOf('files')}
        />
      </FormSection.Wide>
    </FormSection>
  )
}
